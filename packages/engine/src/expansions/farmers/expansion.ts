import type { Expansion, Json, Room, State } from '../../model/game.ts';
import { FARMERS, MODES } from '../../model/options.ts';
import type { Reader } from '../../model/reader.ts';
import * as S from '../../model/state.ts';
import type { TileSpec } from '../../model/tile.ts';
import type { FarmRun } from './actions.ts';
import { askAfterBoats, noteReward, payAtPick } from './boats.ts';
import { FARM_WORDS } from './content/vocabulary.ts';
import { animalStep, breedStep, herding } from './decisions.ts';
import { joinFields } from './fields.ts';
import { askAnimals, takeFarmGain } from './gains.ts';
import { holdingsOf } from './holdings.ts';
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
  readonly id = FARMERS;
  readonly slice = F.SLICE;
  readonly vocabulary = FARM_WORDS;
  readonly steps;
  readonly joins;
  readonly tables: SectorTables;
  private readonly own: ReadonlySet<string>;

  /** `own` are the ids of the expansion's tiles among all. */
  constructor(tiles: readonly TileSpec[], own: ReadonlySet<string>, room: Room) {
    if (room.slice !== 0 || room.step !== F.ANIMAL_STEP) throw new RangeError('The Farmers comes first');
    this.tables = sectorTables(tiles);
    this.own = own;
    this.steps = [animalStep(this.tables), breedStep(this.tables)];
    this.joins = [herding(this.tables)];
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

  winterStack(s: State, stack: readonly number[], run: FarmRun): readonly number[] {
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

  takeGain(s: State, seat: number, gain: FarmGain, run: FarmRun): void {
    takeFarmGain(s, seat, gain, run);
  }

  afterGain(s: State, seat: number): boolean {
    return askAnimals(s, this.tables, [seat]);
  }

  turnOrderWon(s: State, seat: number, tile: number): void {
    noteReward(s, seat, tile);
  }

  boatPicked(s: State, seat: number, run: FarmRun): void {
    payAtPick(s, this.tables, seat, run);
  }

  afterBoats(s: State, run: FarmRun): boolean {
    return askAfterBoats(s, this.tables, run);
  }

  printTile(s: State, tile: number, into: io.FarmersPositionTile): void {
    io.printTileAnimals(s, this.tables, tile, into);
  }

  printPlayer(s: State, seat: number, into: io.FarmersPositionPlayer): void {
    io.printFarmer(s, seat, into);
  }

  printSupply(s: State, into: io.FarmersPositionSupply): void {
    io.printFarmSupply(s, into);
  }

  parsePlayer(s: State, seat: number, json: Json, path: string, read: Reader): void {
    io.parseFarmer(s, seat, json, path, read);
  }

  parseTile(s: State, _seat: number, tile: number, json: Json, path: string, read: Reader): void {
    io.parseTileAnimals(s, this.tables, tile, json, path, read);
  }

  parseSupply(s: State, read: Reader): void {
    io.parseFarmSupply(s, read);
  }

  checkSupply(s: State, json: Json, read: Reader): void {
    io.checkFarmSupply(s, json, read);
  }

  scoring(s: State, seat: number) {
    return farmScoring(holdingsOf(s, this.tables, seat));
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
