/** One tone: when it begins, how high, how long, how loud; times in seconds. */
export interface Tone {
  at: number;
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  length: number;
  volume: number;
  wave: OscillatorType;
}

const tone = (
  at: number,
  pitch: number,
  length: number,
  volume: number,
  wave: OscillatorType = 'sine',
  to?: number,
): Tone => ({ at, pitch, length, volume, wave, ...(to === undefined ? {} : { to }) });

/** A wooden knock: low, short, falling. */
const knock = (at: number, pitch: number, volume = 0.5): Tone[] => [
  tone(at, pitch, 0.07, volume, 'triangle', pitch * 0.6),
  tone(at, pitch * 2.7, 0.03, volume * 0.4, 'square', pitch * 2),
];

/** A bell: a tone and those above it that a bell has. */
const bell = (at: number, pitch: number, volume = 0.3): Tone[] => [
  tone(at, pitch, 0.9, volume),
  tone(at, pitch * 2.76, 0.5, volume * 0.4),
  tone(at, pitch * 5.4, 0.25, volume * 0.15),
];

/** Everything that is heard at the table. Nothing is loaded: it is all made of tones. */
export const SOUNDS = {
  worker: [...knock(0, 330), ...knock(0.09, 290, 0.35)],
  pass: [tone(0, 300, 0.12, 0.15, 'sine', 240)],
  tile: [...knock(0, 180), ...knock(0.05, 150, 0.3)],
  won: [tone(0, 523, 0.14, 0.2, 'triangle'), tone(0.1, 784, 0.25, 0.2, 'triangle')],
  upgrade: [...knock(0, 700, 0.3), ...knock(0.11, 700, 0.3), tone(0.2, 1047, 0.3, 0.15, 'triangle')],
  goods: [tone(0, 1800, 0.08, 0.1, 'triangle', 2200), tone(0.06, 2400, 0.12, 0.08, 'triangle')],
  turn: [tone(0, 587, 0.18, 0.22), tone(0.14, 880, 0.35, 0.22)],
  season: [...bell(0, 440), ...bell(0.45, 440, 0.22)],
  refuse: [tone(0, 196, 0.12, 0.2, 'triangle', 165), tone(0.12, 156, 0.16, 0.2, 'triangle', 131)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type SoundName = keyof typeof SOUNDS;
