/** Addresses that are longer get lost in some programs that they are sent through. */
export const LONGEST_LINK = 4000;

/** No position is this long: what unfolds to more is refused. */
const MOST_BYTES = 400_000;
const START = 'p=';

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_BYTES) throw new RangeError('too long');
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** JSON as the part of an address after `#`, which browsers do not send to the server. */
export async function toFragment(json: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const packed = await throughStream(text, new CompressionStream('deflate-raw'));
  const characters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return START + btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The JSON text of such an address; null if it has none. Throws if it is damaged. */
export async function fromFragment(hash: string): Promise<string | null> {
  const fragment = hash.replace(/^#/, '');
  if (!fragment.startsWith(START)) return null;
  const packed = atob(fragment.slice(START.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    await throughStream(bytes, new DecompressionStream('deflate-raw')),
  );
}
