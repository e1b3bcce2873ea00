import { COLOURS, type Counts, GREEN, RESOURCES, SKILLS } from './names.ts';
import * as S from './state.ts';
import type { State } from './state.ts';

/*
 * Moving pieces behind and before the screens. Three counts are kept per seat: what is there, which part lies
 * openly (gamers' variant, VAR-1), and which part public events prove to be there (the `known` of a view).
 */

const C = COLOURS.length;
const K = SKILLS.length;

export const workersOf = (s: State, seat: number, colour: number): number =>
  s.bytes[S.WORKERS + seat * C + colour];
export const skillsOf = (s: State, seat: number, skill: number): number =>
  s.bytes[S.SKILL_TILES + seat * K + skill];

export function workerTotal(s: State, seat: number): number {
  const at = S.WORKERS + seat * C;
  return s.bytes[at] + s.bytes[at + 1] + s.bytes[at + 2] + s.bytes[at + 3];
}

export function skillTotal(s: State, seat: number): number {
  const at = S.SKILL_TILES + seat * K;
  return s.bytes[at] + s.bytes[at + 1] + s.bytes[at + 2];
}

/** Workers everyone saw arrive: from boats, bids, villages and the green supply. */
export function receiveWorkersOpenly(s: State, seat: number, colour: number, n: number): void {
  const i = seat * C + colour;
  s.bytes[S.WORKERS + i] += n;
  s.bytes[S.KNOWN_WORKERS + i] += n;
  if (s.bytes[S.GAMERS]) s.bytes[S.OPEN_WORKERS + i] += n;
}

/** Workers drawn from the bag: only their owner sees the colours. */
export function receiveWorkersHidden(s: State, seat: number, colour: number, n: number): void {
  s.bytes[S.WORKERS + seat * C + colour] += n;
}

export function spendWorkers(s: State, seat: number, colour: number, n: number): void {
  const i = seat * C + colour;
  s.bytes[S.WORKERS + i] -= n;
  s.bytes[S.KNOWN_WORKERS + i] = Math.max(0, s.bytes[S.KNOWN_WORKERS + i] - n);
  s.bytes[S.OPEN_WORKERS + i] = Math.max(0, s.bytes[S.OPEN_WORKERS + i] - n);
}

export function receiveSkillsOpenly(s: State, seat: number, skill: number, n: number): void {
  const i = seat * K + skill;
  s.bytes[S.SKILL_TILES + i] += n;
  s.bytes[S.KNOWN_SKILLS + i] += n;
  if (s.bytes[S.GAMERS]) s.bytes[S.OPEN_SKILLS + i] += n;
}

export function receiveSkillsHidden(s: State, seat: number, skill: number, n: number): void {
  s.bytes[S.SKILL_TILES + seat * K + skill] += n;
}

/**
 * Takes one skill tile away. Where the cost allows any kind, the others don't learn which it was (SECRET-2)
 * unless an open one went (VAR-1), so every kind that it may have been is proven one less.
 * Returns whether everyone saw the kind.
 */
export function spendSkill(s: State, seat: number, skill: number, kindIsPublic: boolean): boolean {
  const b = s.bytes;
  const i = seat * K + skill;
  b[S.SKILL_TILES + i] -= 1;
  if (b[S.OPEN_SKILLS + i] > 0) {
    b[S.OPEN_SKILLS + i] -= 1;
    b[S.KNOWN_SKILLS + i] -= 1;
    return true;
  }
  if (kindIsPublic) {
    b[S.KNOWN_SKILLS + i] = Math.max(0, b[S.KNOWN_SKILLS + i] - 1);
    return true;
  }
  for (let k = 0; k < K; k++) {
    const j = seat * K + k;
    if (b[S.OPEN_SKILLS + j] === 0) b[S.KNOWN_SKILLS + j] = Math.max(0, b[S.KNOWN_SKILLS + j] - 1);
  }
  return false;
}

export function bagTotal(s: State): number {
  return s.bytes[S.BAG] + s.bytes[S.BAG + 1] + s.bytes[S.BAG + 2] + s.bytes[S.BAG + 3];
}

export function pileTotal(s: State): number {
  return s.bytes[S.PILE] + s.bytes[S.PILE + 1] + s.bytes[S.PILE + 2];
}

/** Green workers from the open supply (USE-7), as far as it goes. Returns how many came. */
export function takeGreenWorkers(s: State, seat: number, n: number): number {
  const taken = Math.min(n, s.bytes[S.GREEN_SUPPLY]);
  s.bytes[S.GREEN_SUPPLY] -= taken;
  if (taken > 0) receiveWorkersOpenly(s, seat, GREEN, taken);
  return taken;
}

/** Counts with the zero entries left out, from a run of bytes. */
function countsAt<Name extends string>(
  bytes: ArrayLike<number>,
  at: number,
  names: readonly Name[],
): Counts<Name> {
  const counts: Counts<Name> = {};
  for (let i = 0; i < names.length; i++) if (bytes[at + i] !== 0) counts[names[i]] = bytes[at + i];
  return counts;
}

export const workerCounts = (bytes: ArrayLike<number>, at = 0) => countsAt(bytes, at, COLOURS);
export const skillCounts = (bytes: ArrayLike<number>, at = 0) => countsAt(bytes, at, SKILLS);
export const resourceCounts = (bytes: ArrayLike<number>, at = 0) => countsAt(bytes, at, RESOURCES);
