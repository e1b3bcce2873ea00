import { countedGames } from './counted-games.ts';
import { DamagedGame, parseSaved, type SavedGame } from './saved-game.ts';

const PREFIX = 'keyflower-game-';

/** A game of the list; null in place of one that cannot be read. */
export interface ListedGame {
  id: string;
  saved: SavedGame | null;
}

/** Null where the browser lets pages store nothing. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The games stored in this browser, one entry each. Stored at once, so that nothing is lost when the page is closed. */
export const savedGames = {
  /** The latest first, damaged ones last. */
  list(): ListedGame[] {
    const all = storage();
    return Object.keys(all ?? {})
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ id: key.slice(PREFIX.length), saved: readable(all!.getItem(key)!) }))
      .sort((a, b) => (b.saved?.played ?? 0) - (a.saved?.played ?? 0));
  },

  /** The stored game; null if there is none. Throws `DamagedGame` if it cannot be read. */
  read(id: string): SavedGame | null {
    const text = storage()?.getItem(PREFIX + id) ?? null;
    return text === null ? null : parseSaved(text);
  },

  /** Returns whether it could be stored: storage may be full or blocked. */
  write(id: string, saved: SavedGame): boolean {
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(saved));
      return true;
    } catch {
      return false;
    }
  },

  /** Notes the table of the server to which the game was taken. It may have been played on, or removed, meanwhile. */
  noteTable(id: string, table: string): boolean {
    const now = savedGames.read(id);
    return now !== null && savedGames.write(id, { ...now, table });
  },

  remove(id: string): void {
    storage()?.removeItem(PREFIX + id);
    countedGames.remove(id);
  },

  /** Calls back when another tab has changed the game, until the returned function is called. */
  watch(id: string, changed: () => void): () => void {
    const hear = ({ key }: StorageEvent): void => {
      if (key === PREFIX + id) changed();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

function readable(text: string): SavedGame | null {
  try {
    return parseSaved(text);
  } catch (error) {
    if (error instanceof DamagedGame) return null;
    throw error;
  }
}
