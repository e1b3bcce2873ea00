// SHA-256 (FIPS 180-4). Written out here because the engine may use neither Node's nor the browser's crypto,
// and the browser's is asynchronous.

const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const INITIAL_STATE = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const BLOCK_BYTES = 64;
/** The padding's fixed part: the 0x80 byte and the 64-bit length. */
const PADDING_BYTES = 9;

/** The message schedule; one for all calls, as a hash runs from start to end without interruption. */
const schedule = new Int32Array(64);

/** Mixes the 64 bytes of data at offset into the state. */
function compress(state: Int32Array, data: Uint8Array, offset: number): void {
  const w = schedule;
  for (let i = 0, at = offset; i < 16; i++, at += 4) {
    w[i] = (data[at] << 24) | (data[at + 1] << 16) | (data[at + 2] << 8) | data[at + 3];
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }

  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = g ^ (e & (f ^ g));
    const t1 = (h + s1 + choice + ROUND_CONSTANTS[i] + w[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) | (c & (a | b));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

/** The bytes after the last whole block, with the padding that the standard asks for: one block or two. */
function paddedTail(data: Uint8Array, from: number): Uint8Array {
  const rest = data.length - from;
  const tail = new Uint8Array(rest + PADDING_BYTES <= BLOCK_BYTES ? BLOCK_BYTES : 2 * BLOCK_BYTES);
  tail.set(data.subarray(from));
  tail[rest] = 0x80;
  // The length in bits passes 32 bits long before it leaves the exact integers: divide, don't shift.
  let bits = data.length * 8;
  for (let at = tail.length - 1; bits > 0; at--) {
    tail[at] = bits % 256;
    bits = Math.floor(bits / 256);
  }
  return tail;
}

/** The 32 bytes of the SHA-256 digest. */
export function sha256(data: Uint8Array): Uint8Array {
  const state = Int32Array.from(INITIAL_STATE);
  const whole = data.length - (data.length % BLOCK_BYTES);
  for (let at = 0; at < whole; at += BLOCK_BYTES) compress(state, data, at);
  const tail = paddedTail(data, whole);
  for (let at = 0; at < tail.length; at += BLOCK_BYTES) compress(state, tail, at);

  const digest = new Uint8Array(32);
  for (let i = 0; i < 32; i++) digest[i] = state[i >> 2] >>> (24 - 8 * (i & 3));
  return digest;
}

/** The SHA-256 digest of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  let hex = '';
  for (const byte of sha256(utf8(text))) hex += (byte < 16 ? '0' : '') + byte.toString(16);
  return hex;
}

/**
 * The UTF-8 bytes of a text. TextEncoder is neither in the language nor in the engine's type libraries; like
 * it, this writes U+FFFD for a surrogate without its partner, so every string has an encoding.
 */
export function utf8(text: string): Uint8Array {
  // Positions and records are plain ASCII: one byte for each unit, in one pass.
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return utf8Beyond(text);
    bytes[i] = code;
  }
  return bytes;
}

function utf8Beyond(text: string): Uint8Array {
  // A UTF-16 unit takes at most three bytes: a pair takes four for its two.
  const bytes = new Uint8Array(text.length * 3);
  let size = 0;
  for (const character of text) {
    // Iteration keeps pairs together, so what still reads as a surrogate here stands alone.
    let code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) {
      bytes[size++] = code;
      continue;
    }
    if (code < 0x800) {
      bytes[size++] = 0xc0 | (code >> 6);
    } else {
      if (code < 0x10000) {
        bytes[size++] = 0xe0 | (code >> 12);
      } else {
        bytes[size++] = 0xf0 | (code >> 18);
        bytes[size++] = 0x80 | ((code >> 12) & 0x3f);
      }
      bytes[size++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[size++] = 0x80 | (code & 0x3f);
  }
  return bytes.slice(0, size);
}
