import type { Expansion } from '../../content/expansion.ts';
import { MODES } from '../../model/options.ts';
import type { TileSpec } from '../../model/tile.ts';
import type { Run } from '../../model/run.ts';
import type { PositionPlayer, PositionSupply, PositionTile } from '../../io/position.ts';
import type { Reader } from '../../model/reader.ts';
import type { GivenAction } from '../../model/action.ts';
import type { Listing } from '../../model/listing.ts';
import type { AnyRefusal } from '../../model/refusal.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import type { FarmAction } from './actions.ts';
import { FARMERS_VOCABULARY } from './content/vocabulary.ts';
import { askAfterBoats, breedIfInSeason, noteReward, payAtPick } from './boats.ts';
import { applyBreed, checkBreed, listBreeding } from './breeding.ts';
import { joinFields } from './fields.ts';
import { holdingsOf } from './holdings.ts';
import { applyAnimal, checkAnimal, listAnimals, takeFarmGain } from './gains.ts';
import { applyFeed, applyHerd, checkFeed, checkHerd, listHerding } from './herding.ts';
import * as io from './io.ts';
import { farmScoring } from './scoring.ts';
import { type SectorTables, sectorTables } from './sectors.ts';
import * as F from './slice.ts';
import { type FarmGain, KINDS } from './types.ts';

const SHUFFLED_IN = MODES.indexOf('mixed');

/** Base winter tiles that join the six where all of the expansion's are dealt (FARM-2), for 2 to 6 players. */
const BASE_WINTER_TILES = [2, 6, 10, 9, 12];

/** The Farmers, as the core asks for it. */
export class Farmers implements Expansion {
  readonly slice = F.SLICE;
  readonly decisions = { animal: ['animal'], breed: ['breed'] };
  readonly transportActions = ['herd', 'feed'];
  readonly vocabulary = FARMERS_VOCABULARY;
  readonly tables: SectorTables;
  private readonly own: ReadonlySet<string>;

  /** `own` are the ids of the expansion's tiles among all. */
  constructor(tiles: readonly TileSpec[], own: ReadonlySet<string>) {
    this.tables = sectorTables(tiles);
    this.own = own;
  }

  unpack(s: State): void {
    const sectors = s.content.tiles.length * F.SECTORS;
    for (let sector = 0; sector < sectors; sector++) s.slice[F.ROOT_TILE + sector * F.SECTOR] = S.NO_TILE;
    s.slice[F.WHEAT_SUPPLY] = F.FULL_WHEAT;
    s.slice.set(F.FULL_ANIMALS, F.ANIMAL_SUPPLY);
  }

  /** SET-8. */
  winterHand(players: number): number {
    return players <= 4 ? 4 : 3;
  }

  surelyOnMarket(s: State, stack: readonly number[]): readonly number[] {
    return s.bytes[S.MODE] === SHUFFLED_IN ? [] : stack.filter((tile) => this.own.has(s.content.ids[tile]));
  }

  winterStack(s: State, stack: readonly number[], run: Run): readonly number[] {
    if (s.bytes[S.MODE] === SHUFFLED_IN) return stack;
    const base = stack.filter((tile) => !this.own.has(s.content.ids[tile]));
    const n = Math.min(BASE_WINTER_TILES[s.bytes[S.PLAYERS] - 2], base.length);
    const chosen = run.chance.tiles('winter', base, n, 'stack');
    return stack.filter((tile) => !base.includes(tile) || chosen.includes(tile));
  }

  tileLaid(s: State, seat: number, tile: number): void {
    joinFields(s, this.tables, seat, tile);
  }

  hasGain(s: State, gain: FarmGain): boolean {
    return (
      ((gain.wheat ?? 0) > 0 && s.slice[F.WHEAT_SUPPLY] > 0) ||
      KINDS.some((kind, k) => (gain[kind] ?? 0) > 0 && s.slice[F.ANIMAL_SUPPLY + k] > 0)
    );
  }

  takeGain(s: State, seat: number, gain: FarmGain, run: Run): boolean {
    return takeFarmGain(s, this.tables, seat, gain, run);
  }

  turnOrderWon(s: State, seat: number, tile: number): void {
    noteReward(s, seat, tile);
  }

  boatPicked(s: State, seat: number, run: Run): void {
    payAtPick(s, this.tables, seat, run);
  }

  afterBoats(s: State, run: Run): boolean {
    return askAfterBoats(s, this.tables, run);
  }

  decision(s: State): string {
    return s.slice[F.ASKED] === F.ANIMALS_ASKED ? 'animal' : 'breed';
  }

  list(s: State, seat: number, listing: Listing): void {
    if (s.slice[F.ASKED] === F.ANIMALS_ASKED) listAnimals(s, this.tables, seat, listing);
    else listBreeding(s, this.tables, seat, listing);
  }

  listTransport(s: State, seat: number, listing: Listing): void {
    listHerding(s, this.tables, seat, listing);
  }

  check(s: State, seat: number, given: GivenAction): AnyRefusal | null {
    const action = given as FarmAction;
    switch (action.type) {
      case 'animal':
        return checkAnimal(s, this.tables, seat, action);
      case 'breed':
        return checkBreed(s, this.tables, seat, action);
      case 'herd':
        return checkHerd(s, this.tables, seat, action);
      case 'feed':
        return checkFeed(s, seat);
    }
  }

  apply(s: State, seat: number, given: GivenAction, run: Run): boolean {
    const action = given as FarmAction;
    switch (action.type) {
      case 'animal': {
        const inUse = S.isInUse(s);
        if (!applyAnimal(s, this.tables, seat, action, run)) return false;
        return inUse || !breedIfInSeason(s, this.tables, run);
      }
      case 'breed':
        return applyBreed(s, this.tables, seat, action, run);
      case 'herd':
        applyHerd(s, this.tables, seat, action, run);
        return false;
      case 'feed':
        applyFeed(s, seat, run);
        return false;
    }
  }

  cleanAction(given: GivenAction): GivenAction {
    const action = given as FarmAction;
    switch (action.type) {
      case 'animal':
        return { type: 'animal', kind: action.kind, field: action.field };
      case 'breed':
        return { type: 'breed', field: action.field, kind: action.kind };
      case 'herd':
        return { type: 'herd', kind: action.kind, from: action.from, to: action.to };
      case 'feed':
        return { type: 'feed' };
    }
  }

  printTile(s: State, tile: number, into: PositionTile): void {
    io.printTileAnimals(s, this.tables, tile, into);
  }

  printPlayer(s: State, seat: number, into: PositionPlayer): void {
    io.printFarmer(s, seat, into);
  }

  printSupply(s: State, into: PositionSupply): void {
    io.printFarmSupply(s, into);
  }

  printDecision(s: State, seat: number): Record<string, unknown> {
    return io.printFarmDecision(s, this.tables, seat);
  }

  parsePlayer(s: State, seat: number, json: Record<string, unknown>, path: string, read: Reader): void {
    io.parseFarmer(s, seat, json, path, read);
  }

  parseTile(
    s: State,
    _seat: number,
    tile: number,
    json: Record<string, unknown>,
    path: string,
    read: Reader,
  ): void {
    io.parseTileAnimals(s, this.tables, tile, json, path, read);
  }

  parseDecision(
    s: State,
    decision: string,
    pending: readonly { player: number; json: Record<string, unknown>; path: string }[],
    read: Reader,
  ): void {
    for (const entry of pending) io.parseFarmDecision(s, this.tables, decision, entry, read);
  }

  parseSupply(s: State, read: Reader): void {
    io.parseFarmSupply(s, read);
  }

  checkSupply(s: State, json: Record<string, unknown>, read: Reader): void {
    io.checkFarmSupply(s, json, read);
  }

  scoring(s: State, seat: number) {
    const holdings = holdingsOf(s, this.tables, seat);
    return farmScoring(holdings);
  }

  /** SCORE-15: the one who picked their boat earlier in winter. */
  breakTie(s: State, tied: readonly number[]): readonly number[] {
    for (let i = 0; i < s.bytes[S.PICKS]; i++) {
      const seat = s.bytes[S.PICK_ORDER + i];
      if (tied.includes(seat)) return [seat];
    }
    return tied;
  }
}
