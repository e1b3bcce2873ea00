import { PACKED_BYTES, PARTS } from './integer-shape.ts';

type Part = keyof typeof PARTS;

/** The numbers of every part. */
export type PackedNet = Readonly<Record<Part, Int8Array | Int16Array | Float32Array>>;

/** Where each part begins, in bytes. */
const starts = {} as Record<Part, number>;
let next = 0;
for (const part of Object.keys(PARTS) as Part[]) {
  starts[part] = next;
  next += PARTS[part].count * PARTS[part].bytes;
}

/** The parts of packed weights, whose numbers are little-endian. */
export function unpack(all: Uint8Array): PackedNet {
  if (all.length !== PACKED_BYTES) throw new Error(`${all.length} bytes, not ${PACKED_BYTES}`);
  const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  const read = (part: Part): Int8Array | Int16Array | Float32Array => {
    const { count, bytes } = PARTS[part];
    const start = starts[part];
    if (bytes === 1) return Int8Array.from({ length: count }, (_, i) => view.getInt8(start + i));
    if (bytes === 2) return Int16Array.from({ length: count }, (_, i) => view.getInt16(start + 2 * i, true));
    return Float32Array.from({ length: count }, (_, i) => view.getFloat32(start + 4 * i, true));
  };
  return Object.fromEntries((Object.keys(PARTS) as Part[]).map((part) => [part, read(part)])) as PackedNet;
}

/** The inverse of `unpack`. */
export function packed(net: PackedNet): Uint8Array {
  const all = new Uint8Array(PACKED_BYTES);
  const view = new DataView(all.buffer);
  for (const part of Object.keys(PARTS) as Part[]) {
    const { bytes } = PARTS[part];
    const start = starts[part];
    net[part].forEach((number, i) => {
      if (bytes === 1) view.setInt8(start + i, number);
      else if (bytes === 2) view.setInt16(start + 2 * i, number, true);
      else view.setFloat32(start + 4 * i, number, true);
    });
  }
  return all;
}
