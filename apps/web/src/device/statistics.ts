import { FULL_EDITION, RefusalError } from '@keyflower/engine';
import { addTallies, gameFacts, type TallyGroup, tallyOf } from '@keyflower/protocol/counting';
import type { SavedGame } from './saved-game.ts';
import { savedGames } from './saved-games.ts';

/** What the games add that were replayed already: a finished game stays as it is. */
const known = new Map<string, TallyGroup | null>();

/** What a finished game adds; null if it cannot be counted. */
function groupOf({ record, seats }: SavedGame): TallyGroup | null {
  const people = seats.flatMap((who, seat) => ('name' in who ? [seat] : []));
  try {
    const lines = record.split('\n').map((line) => JSON.parse(line) as unknown);
    const facts = gameFacts(FULL_EDITION, lines);
    const tally = facts && tallyOf(facts, people);
    return tally && { players: facts.players, farmers: facts.farmers, tally };
  } catch (error) {
    if (error instanceof RefusalError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The statistics of the people who have played on this device. Each game is replayed once while the page is open. */
export async function deviceStatistics(): Promise<TallyGroup[]> {
  const groups: TallyGroup[] = [];
  for (const { id, saved } of savedGames.list()) {
    if (!saved?.scores) continue;
    if (!known.has(id)) {
      known.set(id, groupOf(saved));
      // The page stays responsive between two games.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const more = known.get(id);
    if (!more) continue;
    const same = groups.find(({ players, farmers }) => players === more.players && farmers === more.farmers);
    if (same) same.tally = addTallies(same.tally, more.tally);
    else groups.push({ ...more });
  }
  return groups;
}
