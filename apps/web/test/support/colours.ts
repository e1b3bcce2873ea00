import { atLeast } from '../../../../scripts/testing/must.ts';
/* Colour perception: contrast by WCAG, colour vision deficiency by Machado, Oliveira and Fernandes (2009). */

type Triple = readonly [number, number, number];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const light = (hex: string): Triple =>
  [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as unknown as Triple;

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;

const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], light(hex));

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

export const EYES: Readonly<Record<'protan' | 'deutan' | 'tritan', readonly [Triple, Triple, Triple]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const root = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);

function lab(colour: Triple): Triple {
  const x = root(dot([0.4124, 0.3576, 0.1805], colour) / 0.95047);
  const y = root(dot([0.2126, 0.7152, 0.0722], colour));
  const z = root(dot([0.0193, 0.1192, 0.9505], colour) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance of two colours for such vision: CIE 1976; about 2 is just noticeable. */
export function distance(a: string, b: string, eyes: keyof typeof EYES): number {
  const [p, q] = atLeast(
    2,
    [a, b].map((hex) =>
      lab(EYES[eyes].map((row) => Math.min(1, Math.max(0, dot(row, light(hex))))) as unknown as Triple),
    ),
  );
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
