import { BASE_TILES } from '../../src/content/base/index.ts';
import type { PositionDecision, PositionOffer, PositionTile } from '../../src/io/position.ts';
import type { Colour, Counts } from '../../src/model/names.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';

/* Short words for the actions and for what lies on the table. */

export const pass = { type: 'pass' };
export const bid = (tile: string, color: string, screen: number, ...groups: string[]) => ({
  type: 'bid',
  tile,
  color,
  screen,
  groups,
});
export const use = (tile: string, screen: Counts<Colour>, ...groups: string[]) => ({
  type: 'use',
  tile,
  screen,
  groups,
});
export const payWorker = (worker: string) => ({ type: 'pay', worker });
export const payGroup = (group: string) => ({ type: 'pay', group });
export const paySkill = (skill: string) => ({ type: 'pay', skill });
export const choose = (option: number) => ({ type: 'choose', option });
export const bidOf = (player: number, color: string, n: number) => ({ player, workers: { [color]: n } });

/** Home 1 with summer boat 4 at its water edge: 4a bids across colours, 4b uses across colours. */
export const withBoat4 = (face: 'a' | 'b', ...more: PositionTile[]): PositionTile[] => [
  { tile: 'home-1', q: 0, r: 0 },
  { tile: 'boat-4', q: 0, r: 1, face },
  ...more,
];

/** A hand that leaves just this in the bag, where the others have `elsewhere` in all. */
export function handLeaving(bag: Counts<Colour>, ...elsewhere: Counts<Colour>[]): Counts<Colour> {
  const left = (colour: Colour) =>
    [bag, ...elsewhere].reduce((n, counts) => n - (counts[colour] ?? 0), colour === 'green' ? 20 : 40);
  return { blue: left('blue'), red: left('red'), yellow: left('yellow') };
}

/** A tile on offer: in the market or in the row of turn-order tiles. */
export function offer(s: Scenario, id: string): PositionOffer {
  const { market, turnOrder } = s.position();
  const found = [...market, ...turnOrder].find(({ tile }) => tile === id);
  if (!found) throw new Error(`${id} is not on offer`);
  return found;
}

/** The bids on a tile as `{ seat: workers }`. */
export const bidsOn = (s: Scenario, id: string) =>
  Object.fromEntries((offer(s, id).bids ?? []).map(({ player, workers }) => [player, workers]));

/** The rotation in which a tile has a road to the south, as it needs north of a home tile. */
function roadSouth(id: string): number {
  const { edges } = BASE_TILES.find((tile) => tile.id === id)!;
  return [0, 1, 2, 3, 4, 5].find((rotation) => edges[(9 - rotation) % 6] === 'R')!;
}

/** Home 1 with a tile north of it. */
export const withTile = (tile: string, more: Partial<PositionTile> = {}): PositionTile[] => [
  { tile: 'home-1', q: 0, r: 0 },
  { tile, q: 0, r: -1, rotation: roadSouth(tile), ...more },
];

/** A tile in somebody's village. */
export function placed(s: Scenario, id: string): PositionTile {
  const found = s
    .position()
    .players.flatMap(({ village }) => village)
    .find(({ tile }) => tile === id);
  if (!found) throw new Error(`${id} is in no village`);
  return found;
}

/** What is asked, in short: `['0 pay']`. */
export const asked = (s: Scenario): string[] =>
  s.position().pending.map(({ player, decision }) => `${player} ${decision}`);

export const decision = (s: Scenario): PositionDecision => s.position().pending[0];

export const total = (counts: Counts<string> | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** Answers everything with the first thing listed until the next season's first turn, or the game's end. */
export function finishSeason(s: Scenario): void {
  const { season } = s.position();
  s.passAll();
  for (let at = s.position(); at.pending.length > 0 && at.season === season; at = s.position()) {
    const [{ player }] = at.pending;
    s.play(player, s.legal(player)[0]);
  }
}

/** The same position, loaded anew. */
export const reloaded = (s: Scenario): Scenario =>
  new Scenario(JSON.parse(JSON.stringify(s.position())) as ScenarioPosition);

/** The rule by which a position is refused, or null if it is accepted. */
export function refusal(position: ScenarioPosition): string | null {
  const load = () => new Scenario(position);
  try {
    load();
    return null;
  } catch (error) {
    return (error as { refusal?: { rule?: string; code?: string } }).refusal?.rule ?? 'refused';
  }
}
