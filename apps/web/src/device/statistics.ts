import { addTallies, type TallyGroup } from '@keyflower/protocol/counting';
import { ThreadAsker } from '../play/index.ts';
import { startThread } from './bots/bot-thread.ts';
import type { CountAnswer, CountQuestion } from './bots/count-answer.ts';
import { countedGames } from './counted-games.ts';
import type { SavedGame } from './saved-game.ts';
import { savedGames } from './saved-games.ts';

/** Far more than counting a game takes, in milliseconds. */
const BUDGET_MS = 60_000;

type Counter = ThreadAsker<CountQuestion, CountAnswer>;

async function groupOf(id: string, saved: SavedGame, counter: Counter): Promise<TallyGroup | null> {
  const { played, record } = saved;
  const known = countedGames.read(id, played);
  if (known !== undefined) return known;
  const seats = saved.seats.flatMap((who, seat) => ('name' in who ? [seat] : []));
  const { group } = await counter.ask({ record, seats }, BUDGET_MS, new AbortController().signal);
  countedGames.write(id, played, group);
  return group;
}

/** The statistics of the people who have played on this device. Each game is counted once, when they are first shown. */
export async function deviceStatistics(): Promise<TallyGroup[]> {
  const groups: TallyGroup[] = [];
  const counter: Counter = new ThreadAsker(startThread);
  try {
    for (const { id, saved } of savedGames.list()) {
      if (!saved?.scores) continue;
      const more = await groupOf(id, saved, counter);
      if (!more) continue;
      const same = groups.find(
        ({ players, farmers }) => players === more.players && farmers === more.farmers,
      );
      if (same) same.tally = addTallies(same.tally, more.tally);
      else groups.push({ ...more });
    }
  } finally {
    counter.end();
  }
  return groups;
}
