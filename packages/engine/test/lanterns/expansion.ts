import {
  type Action,
  type AnyRefusal,
  type Case,
  type Expansion,
  type ExpansionDefinition,
  type GameEvent,
  illegalMaker,
  type Json,
  type Listing,
  type Reader,
  type Room,
  type Run,
  type ScoringExtension,
  type State,
  type Step,
} from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { villageSize, villageTile } from '@keyflower/engine/layout';
import type { LanternFace } from './tiles.ts';
import { must } from '../../../../scripts/testing/must.ts';

/*
 * Lanterns, an invented expansion: some uses give lanterns, and at the end of summer every player gets one. A
 * player who gets one chooses which tile of their village it lights. It is written against what the package exports, so it shows
 * that an expansion needs no change of the core.
 */

export interface LightAction {
  type: 'light';
  tile: string;
}

export interface LitEvent {
  type: 'lit';
  player: number;
  tile: string;
}

type LanternListing = Listing<Action | LightAction>;
type LanternRun = Run<GameEvent | LitEvent>;

export const ALL_LANTERNS = 12;
/** A tile holds no more of them. */
const MOST_ON_A_TILE = 2;
const SUMMER = 1;

/** The slice: the supply, what each seat still has to place, and the lanterns on each tile. */
const SUPPLY = 0;
const WAITING = 1;
const FIXED = WAITING + S.MAX_PLAYERS;

const illegal = illegalMaker({
  'tile-not-lightable': () => 'a lantern goes to a tile of the own village with fewer than two',
});

class Lanterns implements Expansion {
  readonly id = 'lanterns';
  readonly slice = { fixed: FIXED, perTile: 1 };
  readonly vocabulary = { gains: ['lanterns'], rules: {}, rewards: {} };
  readonly joins = [];
  readonly steps: readonly Step[];
  private readonly start: number;
  private readonly light: number;

  constructor({ slice, step }: Room) {
    this.start = slice;
    this.light = step;
    this.steps = [this.lightStep()];
  }

  unpack(s: State): void {
    s.slice[this.start + SUPPLY] = ALL_LANTERNS;
  }

  hasGain(s: State, { lanterns = 0 }: { lanterns?: number }): boolean {
    return lanterns > 0 && s.slice[this.start + SUPPLY]! > 0;
  }

  takeGain(s: State, seat: number, { lanterns = 0 }: { lanterns?: number }): void {
    const taken = Math.min(lanterns, s.slice[this.start + SUPPLY]!);
    s.slice[this.start + SUPPLY]! -= taken;
    s.slice[this.start + WAITING + seat]! += taken;
  }

  afterGain(s: State, seat: number): boolean {
    return this.ask(s, [seat]);
  }

  afterBoats(s: State): boolean {
    const seats = Array.from({ length: s.bytes[S.PLAYERS]! }, (_, seat) => seat);
    if (s.bytes[S.SEASON] === SUMMER) for (const seat of seats) this.takeGain(s, seat, { lanterns: 1 });
    return this.ask(s, seats);
  }

  /** Asks the seats with lanterns to place; those that no tile can hold go back. */
  private ask(s: State, seats: readonly number[]): boolean {
    let asked = false;
    for (const seat of seats) {
      const at = this.start + WAITING + seat;
      if (s.slice[at]! > 0 && !this.tilesOf(s, seat).some((tile) => this.canLight(s, seat, tile))) {
        s.slice[this.start + SUPPLY]! += s.slice[at]!;
        s.slice[at] = 0;
      }
      s.bytes[S.OWES + seat] = s.slice[at]! > 0 ? 1 : 0;
      asked ||= s.slice[at]! > 0;
    }
    if (asked) s.bytes[S.STEP] = this.light;
    return asked;
  }

  private tilesOf(s: State, seat: number): number[] {
    return Array.from({ length: villageSize(s, seat) }, (_, i) => villageTile(s, seat, i));
  }

  private on(tile: number): number {
    return this.start + FIXED + tile;
  }

  private canLight(s: State, seat: number, tile: number): boolean {
    return (
      s.bytes[S.PLACE + tile * S.TILE] === S.IN_VILLAGE + seat && s.slice[this.on(tile)]! < MOST_ON_A_TILE
    );
  }

  private lightStep(): Step {
    return {
      decision: 'light',
      phase: null,
      types: ['light'],
      owes: (s, seat) => s.bytes[S.OWES + seat] === 1,

      list: (s, seat, listing: LanternListing) => {
        for (const tile of this.tilesOf(s, seat)) {
          if (listing.skips(tile) || !this.canLight(s, seat, tile) || !listing.begin(1)) continue;
          listing.add({ type: 'light', tile: s.content.ids[tile]! });
        }
      },

      check: (s, seat, action: LightAction): AnyRefusal | null => {
        const tile = s.content.indexOf.get(action.tile);
        const fits = tile !== undefined && this.canLight(s, seat, tile);
        return fits ? null : illegal('LANTERNS-1', 'tile-not-lightable', {});
      },

      apply: (s, seat, action: LightAction, run: LanternRun) => {
        s.slice[this.on(s.content.indexOf.get(action.tile)!)]! += 1;
        s.slice[this.start + WAITING + seat]! -= 1;
        run.emit?.({ type: 'lit', player: seat, tile: action.tile });
        const seats = Array.from({ length: s.bytes[S.PLAYERS]! }, (_, each) => each);
        return this.ask(s, S.isInUse(s) ? [seat] : seats) ? 'stay' : 'answered';
      },

      clean: ({ type, tile }: LightAction) => ({ type, tile }),
      print: (s) => (S.isInUse(s) ? { tile: s.content.ids[S.usedTile(s)] } : {}),

      parse: ({ s, read, entries }) => {
        for (const { player, json, path } of entries) {
          s.bytes[S.OWES + player] = 1;
          if (json.tile === undefined) continue;
          const tile = s.content.indexOf.get(json.tile as string);
          if (tile === undefined) read.contradiction(`${path}.tile`, 'not-the-used-tile');
          else s.indices[S.USED_TILE] = tile;
        }
      },
    };
  }

  printTile(s: State, tile: number, into: { lanterns?: number }): void {
    if (s.slice[this.on(tile)]! > 0) into.lanterns = s.slice[this.on(tile)];
  }

  printPlayer(s: State, seat: number, into: { lanterns?: number }): void {
    const waiting = s.slice[this.start + WAITING + seat]!;
    if (waiting > 0) into.lanterns = waiting;
  }

  printSupply(s: State, into: { lanterns?: number }): void {
    into.lanterns = s.slice[this.start + SUPPLY];
  }

  parsePlayer(s: State, seat: number, json: Json, path: string, read: Reader): void {
    s.slice[this.start + WAITING + seat] = read.whole(json.lanterns, `${path}.lanterns`, 0, ALL_LANTERNS, 0);
  }

  parseTile(s: State, _seat: number, tile: number, json: Json, path: string, read: Reader): void {
    s.slice[this.on(tile)] = read.whole(json.lanterns, `${path}.lanterns`, 0, MOST_ON_A_TILE, 0);
  }

  parseSupply(s: State): void {
    const { tiles } = s.content;
    let supply = ALL_LANTERNS;
    for (let seat = 0; seat < s.bytes[S.PLAYERS]!; seat++) supply -= s.slice[this.start + WAITING + seat]!;
    for (let tile = 0; tile < tiles.length; tile++) supply -= s.slice[this.on(tile)]!;
    s.slice[this.start + SUPPLY] = Math.max(0, supply);
  }

  scoring(s: State, seat: number): ScoringExtension {
    const lit = this.tilesOf(s, seat).filter((tile) => s.slice[this.on(tile)]! > 0).length;
    return {
      concerns: (face: LanternFace) => face.perLitTile !== undefined,
      cases: (_village, faces: readonly LanternFace[], base) => [...base, litCase(faces, lit)],
    };
  }
}

function litCase(faces: readonly LanternFace[], lit: number): Case {
  const worth = faces.map(({ perLitTile = 0 }) => perLitTile * lit);
  return {
    plain: {
      points: worth.reduce((sum, points) => sum + points, 0),
      write: (draft) => {
        worth.forEach((points, at) => {
          must(draft.tiles[at]).points += points;
        });
      },
    },
    marked: null,
  };
}

export const LANTERNS: ExpansionDefinition = {
  id: 'lanterns',
  rank: 100,
  build: (_tiles, room) => new Lanterns(room),
};
