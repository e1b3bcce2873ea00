import type { PositionDecision, PositionOffer, PositionTile } from '../../src/io/position.ts';
import type { Colour, Counts, Resource, Skill } from '../../src/model/names.ts';
import { type Refusal, RefusalError } from '../../src/refusals.ts';
import { scoreGame } from '../../src/play.ts';
import type { ScoreLine, ScoreSheet } from '../../src/types.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

/* What lies on the table, what is asked, and short ways to the end of a season. */

export const total = (counts: Counts<string> | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** A bid as it lies on a tile. */
export const bidOf = (player: number, color: string, n: number) => ({ player, workers: { [color]: n } });

/** A tile on offer: in the market or in the row of turn-order tiles. */
export function offer(table: Scenario, id: string): PositionOffer {
  const { market, turnOrder } = table.position();
  const found = [...market, ...turnOrder].find(({ tile }) => tile === id);
  if (!found) throw new Error(`${id} is not on offer`);
  return found;
}

/** The bids on a tile as `{ seat: workers }`. */
export const bidsOn = (table: Scenario, id: string) =>
  Object.fromEntries((offer(table, id).bids ?? []).map(({ player, workers }) => [player, workers]));

/** A tile in a player's village. */
export function placed(table: Scenario, id: string): PositionTile {
  const found = table
    .position()
    .players.flatMap(({ village }) => village)
    .find(({ tile }) => tile === id);
  if (!found) throw new Error(`${id} is in no village`);
  return found;
}

/** What lies on a tile of a player's village. */
export function resourcesOn(table: Scenario, seat: number, tile: string): Counts<Resource> {
  return table.player(seat).village.find((laid) => laid.tile === tile)?.resources ?? {};
}

/** A hand that leaves just this in the bag, where the others have `elsewhere` in all. */
export function handLeaving(bag: Counts<Colour>, ...elsewhere: Counts<Colour>[]): Counts<Colour> {
  const left = (colour: Colour) =>
    [bag, ...elsewhere].reduce((n, counts) => n - (counts[colour] ?? 0), colour === 'green' ? 20 : 40);
  return { blue: left('blue'), red: left('red'), yellow: left('yellow') };
}

interface Transport extends ScenarioPosition {
  points?: number;
  upgrades?: number;
  skills?: Counts<Skill>;
  /** What seat 1 has beside its home tile. */
  theirs?: PositionTile[];
}

/** Seat 0, with this village, in the middle of a transport use of its home tile. */
export function transporting(
  village: PositionTile[],
  { points = 0, upgrades = 1, skills = {}, theirs = [], ...position }: Transport = {},
): Scenario {
  const home = village.find(({ tile }) => tile === 'home-1') ?? { tile: 'home-1', q: 0, r: 0 };
  const others = village.filter((tile) => tile !== home);
  return new Scenario({
    season: 'autumn',
    players: [{ skills, village: [{ ...home, uses: [{ red: 1 }] }, ...others] }, { village: theirs }],
    pending: [{ player: 0, decision: 'transport', tile: 'home-1', points, upgrades }],
    ...position,
  });
}

/** What is asked, in short: `['0 pay']`. */
export const asked = (table: Scenario): string[] =>
  table.position().pending.map(({ player, decision: kind }) => `${player} ${kind}`);

/** The seats that owe an answer. */
export const owing = (table: Scenario): number[] => table.position().pending.map(({ player }) => player);

/** The first question that is open. */
export const decision = (table: Scenario): PositionDecision => must(table.position().pending[0]);

/** Answers the first open question with the first thing listed, and gives the seat that was asked. */
export function answerFirst(table: Scenario): number {
  const [seat] = atLeast(1, owing(table));
  table.play(seat, table.legal(seat)[0]);
  return seat;
}

/** Everyone passes; then the boats are picked in the order they are listed. Gives the order of seats. */
export function pickAll(table: Scenario): number[] {
  table.passAll();
  const order: number[] = [];
  while (decision(table)?.decision === 'boat') order.push(answerFirst(table));
  return order;
}

/** Answers everything with the first thing listed until the next season's first turn, or the game's end. */
export function finishSeason(table: Scenario): void {
  const { season } = table.position();
  table.passAll();
  while (owing(table).length > 0 && table.position().season === season) answerFirst(table);
}

/** The same position, loaded anew. */
export const reloaded = (table: Scenario): Scenario =>
  new Scenario(JSON.parse(JSON.stringify(table.position())) as ScenarioPosition);

/** Loads a hand-written position; returns the refusal, or null if it is accepted. */
export function refusalOf(position: Record<string, unknown>): Refusal | null {
  try {
    new Scenario(position).position();
    return null;
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
}

/** The rule by which a position is refused, `refused` where it names none, or null if it is accepted. */
export function refusal(position: ScenarioPosition): string | null {
  const refused = refusalOf(position);
  return refused && (refused.rule ?? 'refused');
}

/** One player's sheet in a position for scoring. */
export function sheetOf(position: ScenarioPosition, seat = 0): ScoreSheet {
  return must(
    scoreGame(new Scenario({ season: 'winter', phase: 'scoring', ...position }).state).players[seat],
  );
}

export const lineOf = (sheet: ScoreSheet, tile: string): ScoreLine | undefined =>
  sheet.lines.find((line) => line.tile === tile);
