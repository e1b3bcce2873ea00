import { preferences } from '../session/index.ts';
import type { TableView, ToldEvent } from './model.ts';

/** One tone; times in seconds, pitch in Hz, volume from 0 to 1. */
export interface Tone {
  at: number;
  pitch: number;
  /** Final pitch of a slide. */
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

/** A bell: a tone with its inharmonic overtones. */
const bell = (at: number, pitch: number, volume = 0.3): Tone[] => [
  tone(at, pitch, 0.9, volume),
  tone(at, pitch * 2.76, 0.5, volume * 0.4),
  tone(at, pitch * 5.4, 0.25, volume * 0.15),
];

/** All sounds of the table, synthesised: no audio file is loaded. */
const SOUNDS = {
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

/** Delay between simultaneous sounds, in seconds. */
const GAP = 0.22;
/** Sounds delayed by more than this, in seconds, are dropped. */
const MAX_DELAY = 1.2;
/** Fades in and out, to avoid clicks. */
const ATTACK = 0.008;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let free = 0;

/** Browsers require a user gesture before audio; the preference is off by default. */
function mayPlay(): boolean {
  return preferences().sound && !document.hidden && (navigator.userActivation?.hasBeenActive ?? false);
}

/** Plays a sound if sounds are turned on. Errors are ignored. */
export function play(name: SoundName): void {
  try {
    if (!mayPlay()) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const start = Math.max(context.currentTime, free);
    if (start > context.currentTime + MAX_DELAY) return;
    free = start + GAP;
    for (const part of SOUNDS[name]) playTone(context, part, start);
  } catch {
    // No audio support, or too many contexts.
  }
}

function playTone(on: AudioContext, { at, pitch, to, length, volume, wave }: Tone, start: number): void {
  const begin = start + at;
  const oscillator = new OscillatorNode(on, { type: wave, frequency: pitch });
  const gain = new GainNode(on, { gain: SILENCE });
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(volume, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.05);
}

const SOUND_OF: { readonly [Type in ToldEvent['type']]?: SoundName } = {
  bid: 'worker',
  used: 'worker',
  passed: 'pass',
  'tile-won': 'won',
  'turn-order-won': 'won',
  upgraded: 'upgrade',
  'gained-resources': 'goods',
  'gained-wheat': 'goods',
  moved: 'goods',
  'drew-skills': 'goods',
  'drew-workers': 'goods',
  'boat-picked': 'goods',
  'placements-shown': 'tile',
  'animal-placed': 'goods',
  herded: 'goods',
  bred: 'goods',
  'season-began': 'season',
  'game-over': 'season',
};

/** The sounds of a change: at most three, each once, and at last that it is the viewer's turn. */
export function soundsOf(
  before: TableView,
  after: TableView,
  events: readonly ToldEvent[],
  me: number | null,
): SoundName[] {
  const sounds = new Set<SoundName>();
  for (const { type } of events) {
    const sound = SOUND_OF[type];
    if (sound) sounds.add(sound);
  }
  const asked = (view: TableView): boolean => view.pending.some(({ player }) => player === me);
  const heard = [...sounds].slice(0, 3);
  return asked(after) && !asked(before) ? [...heard, 'turn'] : heard;
}
