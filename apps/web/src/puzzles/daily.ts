import { PUZZLE_KINDS, type PuzzleKind } from '@keyflower/bots/puzzles';

const DAY_MS = 86_400_000;

/** The number of a day since 1970, in UTC: it changes at the same moment for everyone. */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/** When a day begins. */
export const startOf = (day: number): number => day * DAY_MS;

/** FNV-1a, with a last mixing so that similar texts differ everywhere. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** In so many days no puzzle comes twice. A multiple of the number of kinds. */
const ROUND = 60;

/** The one with the greatest number for a day, so that puzzles that are added later change few days. */
function chosenOn<One extends { id: string }>(all: readonly One[], day: number): One {
  const worth = ({ id }: One): number => numberOf(`${day} ${id}`);
  return all.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** The puzzle of a day. The kinds take turns. */
export function dailyPuzzle<One extends { id: string; kind: PuzzleKind }>(
  all: readonly One[],
  day: number,
): One {
  const turns = PUZZLE_KINDS.length;
  const ofKind = all.filter(({ kind }) => kind === PUZZLE_KINDS[day % turns]);
  let left = ofKind;
  for (let earlier = day - (day % ROUND) + (day % turns); earlier < day; earlier += turns) {
    const taken = chosenOn(left, earlier);
    left = left.filter((one) => one !== taken);
    if (left.length === 0) left = ofKind;
  }
  return chosenOn(left, day);
}

export interface Streak {
  /** Days in a row up to today; yesterday, as long as today's puzzle is not solved. */
  now: number;
  /** The most days in a row there have been. */
  best: number;
}

/**
 * How many days in a row were solved. It is worked out from the days themselves: a clock that was wrong for a while adds
 * a day somewhere, and breaks nothing.
 */
export function streakOf(days: readonly number[], today: number): Streak {
  const solved = new Set(days);
  const lengthBefore = (end: number): number => {
    let length = 0;
    while (solved.has(end - length)) length += 1;
    return length;
  };
  const ends = [...solved].filter((day) => !solved.has(day + 1));
  return {
    now: lengthBefore(solved.has(today) ? today : today - 1),
    best: Math.max(0, ...ends.map(lengthBefore)),
  };
}
