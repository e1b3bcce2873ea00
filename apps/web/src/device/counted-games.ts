import type { TallyGroup } from '@keyflower/protocol/counting';

const PREFIX = 'keyflower-counted-';
const FORMAT = 'keyflower-counted/1';

/** What a finished game adds to the statistics; null for one that cannot be counted. */
interface Counted {
  format: typeof FORMAT;
  /** When the game was last played: it may have been undone and finished in another way since. */
  played: number;
  group: TallyGroup | null;
}

/** What was counted is kept beside the games, so that each is replayed only once. */
export const countedGames = {
  /** Undefined if this game has not been counted as it is now. */
  read(id: string, played: number): TallyGroup | null | undefined {
    try {
      const found = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Counted | null;
      return found?.format === FORMAT && found.played === played ? found.group : undefined;
    } catch {
      return undefined;
    }
  },

  write(id: string, played: number, group: TallyGroup | null): void {
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify({ format: FORMAT, played, group } satisfies Counted));
    } catch {
      // Storage is full or blocked: the game is counted again the next time.
    }
  },

  remove(id: string): void {
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
  },
};
