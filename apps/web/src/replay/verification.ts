import type { Replay } from './replay.ts';

/** What replaying a record has proven. It was refused if any of it were wrong. */
export interface Verification {
  entries: number;
  /** How many draws are those of the seed; null if the record does not name the seed. */
  draws: number | null;
  /** The seats that contributed to the seed, and those that were left out; null if nothing is known of its origin. */
  proof: { given: number[]; missing: number[] } | null;
  /** How often entropy was added to the seed. */
  restored: number;
  hasResult: boolean;
  correctedTiles: number;
}

/** What the replay of a record checked, like `keyflower verify`. */
export function verificationOf({ header, result, entries }: Replay): Verification {
  const isSeeded = result?.seed !== undefined;
  const draws = entries.filter((entry) => 'chance' in entry).length;
  const seats = result?.secret === undefined ? null : (header.proof?.seats ?? null);
  const where = (has: (revealed: string | null) => boolean): number[] =>
    (seats ?? []).flatMap((from, seat) => (from && has(from.revealed) ? [seat] : []));
  const { tiles = {} } = (header.tiles?.overrides ?? {}) as { tiles?: object };
  return {
    entries: entries.length,
    draws: isSeeded ? draws : null,
    proof: seats && {
      given: where((revealed) => revealed !== null),
      missing: where((revealed) => revealed === null),
    },
    restored: entries.filter((entry) => 'reseed' in entry).length,
    hasResult: result !== null,
    correctedTiles: Object.keys(tiles).length,
  };
}
