import { useWords } from '../../ui/index.ts';

/** Where the module `device` keeps its games, and what only those have in them that are not over. */
const PREFIX = 'keyflower-game-';
const UNFINISHED = '"scores":null';

/** The unfinished games in this browser; none where storage is blocked. */
export function begunGames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX) && localStorage.getItem(key)!.includes(UNFINISHED))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Leads to the unfinished games on this device, without loading what plays them. */
export function BegunHere() {
  const { start } = useWords();
  const games = begunGames();
  if (games.length === 0) return null;
  return (
    <p>
      <a href={games.length === 1 ? `/device/${games[0]}` : '/device'}>{start.begunHere(games.length)}</a>
    </p>
  );
}
