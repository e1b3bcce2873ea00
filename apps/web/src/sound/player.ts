import { preferences } from '../preferences.ts';
import { type SoundName, SOUNDS, type Tone } from './sounds.ts';

/** Sounds of one moment follow each other by this, in seconds. */
const GAP = 0.22;
/** Further behind than this, in seconds, nobody knows what a sound belongs to. */
const MOST_BEHIND = 1.2;
/** No click at the beginning and none at the end. */
const ATTACK = 0.008;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let free = 0;

/** Browsers let no page sound before somebody touched it; and here nothing does unless somebody asked for it. */
function mayPlay(): boolean {
  return preferences().sound && !document.hidden && (navigator.userActivation?.hasBeenActive ?? false);
}

/** Plays a sound, if the person likes sounds. Whatever goes wrong, it is only a sound. */
export function play(name: SoundName): void {
  try {
    if (!mayPlay()) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const start = Math.max(context.currentTime, free);
    if (start > context.currentTime + MOST_BEHIND) return;
    free = start + GAP;
    for (const tone of SOUNDS[name]) sound(context, tone, start);
  } catch {
    // A browser without sound, or one that has enough of it.
  }
}

function sound(on: AudioContext, { at, pitch, to, length, volume, wave }: Tone, start: number): void {
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
