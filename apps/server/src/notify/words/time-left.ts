const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** "3 hours", "45 secondes", "2 Tage": rounded down, in the largest unit of which there are two. */
export function timeLeft(language: string, ms: number): string {
  const [unit, length] = units.find(([, size]) => ms >= 2 * size) ?? ['second', second];
  const count = Math.max(0, Math.floor(ms / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
