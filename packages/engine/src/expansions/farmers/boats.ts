import type { FarmRun } from './actions.ts';
import { WINTER } from '../../model/names.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import { BOAT_6A, BOAT_6B, owns } from '../../rules/abilities.ts';
import { breed } from './breeding.ts';
import { askAnimals, everyone, takeAtBoats } from './gains.ts';
import type { SectorTables } from './sectors.ts';
import * as F from './slice.ts';
import { type FarmersTileSpec, KINDS } from './types.ts';

/** FARM-11: a won turn-order tile pays at the boat pick, not before. */
export function noteReward(s: State, seat: number, tile: number): void {
  const { gives }: FarmersTileSpec = s.content.tiles[tile];
  if (!gives) return;
  const at = F.DUE + seat * (1 + F.K);
  s.slice[at] += gives.wheat ?? 0;
  KINDS.forEach((kind, k) => {
    s.slice[at + 1 + k] += gives[kind] ?? 0;
  });
}

/** END-8, FARM-11: what boats 6a and 6b and the won turn-order tiles pay. */
export function payAtPick(s: State, tables: SectorTables, seat: number, run: FarmRun): void {
  const at = F.DUE + seat * (1 + F.K);
  const [wheat, sheep, pig, cow] = s.slice.slice(at, at + 1 + F.K);
  s.slice.fill(0, at, at + 1 + F.K);
  if (owns(s, seat, BOAT_6A)) {
    run.emit?.({ type: 'boat-bonus', player: seat, ability: '6a' });
    takeAtBoats(s, tables, seat, { wheat: 2 }, run);
  }
  if (owns(s, seat, BOAT_6B)) {
    run.emit?.({ type: 'boat-bonus', player: seat, ability: '6b' });
    takeAtBoats(s, tables, seat, { pig: 1, sheep: 1 }, run);
  }
  takeAtBoats(s, tables, seat, { wheat, sheep, pig, cow }, run);
}

/** All animals from the boats go to their fields first, then herds breed; in winter they do not. */
export function askAfterBoats(s: State, tables: SectorTables, run: FarmRun): boolean {
  return askAnimals(s, tables, everyone(s)) || breedIfInSeason(s, tables, run);
}

export function breedIfInSeason(s: State, tables: SectorTables, run: FarmRun): boolean {
  return s.bytes[S.SEASON] !== WINTER && breed(s, tables, run);
}
