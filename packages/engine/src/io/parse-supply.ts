import { GREEN_WORKERS } from '../content/numbers.ts';
import { COLOURS, GREEN, RESOURCES, SKILLS } from '../model/names.ts';
import type { PieceName } from '../model/refusal-facts.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { bidColour, bidSize } from '../rules/losing.ts';
import type { PositionInput } from './position-input.ts';
import type { Reader } from '../model/reader.ts';

/** Bag, pile and supplies are what the position leaves over of the full set. */
export function countSupplies({ s, read }: PositionInput, json: Record<string, unknown>): void {
  const b = s.bytes;
  const supply = read.object(json.supply ?? {}, 'supply');
  /** Takes what is in play off a full supply. Counted outside the state's bytes, which an invalid position might overflow. */
  const takeOff = (at: number, inPlay: readonly number[], pieces: PieceName, rule: string) => {
    const left = inPlay.map((n, kind) => b[at + kind] - n);
    if (left.some((n) => n < 0)) read.refuse('too-many-pieces', { path: 'position', pieces }, rule);
    b.set(left, at);
  };
  const workers = workersInPlay(s);
  const bagGreen = greenInBag(supply, json.bagGreen, GREEN_WORKERS - workers[GREEN], read);
  takeOff(S.BAG, workers.slice(0, GREEN), 'workers', 'SET-2');
  takeOff(S.GREEN_SUPPLY, [workers[GREEN] + bagGreen], 'green-workers', 'SET-2');
  b[S.BAG + GREEN] = bagGreen;
  takeOff(S.PILE, skillsInPlay(s), 'skill-tiles', 'SET-3');
  const resources = [0, 0, 0, 0];
  addTiles(s, S.RESOURCES_ON, RESOURCES.length, resources);
  takeOff(S.SUPPLY, resources, 'resources', 'SET-3');

  const mustBe = (given: unknown, path: string, names: readonly string[], at: number) => {
    if (given === undefined) return;
    const counts = read.counts(given, path, names);
    // The green workers in the bag may be given by `bagGreen` instead.
    if (at === S.BAG && !Object.hasOwn(given as object, COLOURS[GREEN])) counts[GREEN] = bagGreen;
    if (counts.some((n, i) => n !== b[at + i])) read.contradiction(path, 'supply-does-not-add-up', 'SET-3');
  };
  mustBe(supply.bag, 'supply.bag', COLOURS, S.BAG);
  mustBe(supply.skills, 'supply.skills', SKILLS, S.PILE);
  mustBe(supply.resources, 'supply.resources', RESOURCES, S.SUPPLY);
  for (const expansion of s.content.expansions) expansion.parseSupply?.(s, read);
  if (supply.green !== undefined && supply.green !== b[S.GREEN_SUPPLY]) {
    read.contradiction('supply.green', 'supply-does-not-add-up', 'SET-2');
  }
}

/** How many green workers are in the bag: as said, or what is missing from the green supply given. */
function greenInBag(supply: Record<string, unknown>, stated: unknown, outside: number, read: Reader): number {
  if (stated !== undefined && stated !== null) return read.whole(stated, 'bagGreen', 0, GREEN_WORKERS);
  const bag = supply.bag === undefined ? null : read.counts(supply.bag, 'supply.bag', COLOURS);
  if (bag && bag[GREEN] > 0) return bag[GREEN];
  if (supply.green === undefined) return 0;
  return Math.max(0, outside - read.whole(supply.green, 'supply.green', 0, GREEN_WORKERS));
}

/** Adds a run of bytes, kind after kind, to totals by kind. */
function addRun(s: State, at: number, length: number, total: number[]): void {
  for (let i = 0; i < length; i++) total[i % total.length] += s.bytes[at + i];
}

/** The same for a run of bytes of every tile. */
function addTiles(s: State, at: number, length: number, total: number[]): void {
  for (let tile = 0; tile < s.content.tiles.length; tile++) addRun(s, at + tile * S.TILE, length, total);
}

/** Workers by colour outside bag and green supply: behind screens, in bids and uses, on boats. */
function workersInPlay(s: State): number[] {
  const b = s.bytes;
  const total = [0, 0, 0, 0];
  addRun(s, S.WORKERS, b[S.PLAYERS] * COLOURS.length, total);
  addRun(s, S.BOAT_WORKERS, s.content.boats.length * COLOURS.length, total);
  addTiles(s, S.USES, S.MAX_USES * COLOURS.length, total);
  for (let tile = 0; tile < s.content.tiles.length; tile++) {
    for (let seat = 0; seat < b[S.PLAYERS]; seat++) total[bidColour(s, tile, seat)] += bidSize(s, tile, seat);
  }
  return total;
}

function skillsInPlay(s: State): number[] {
  const total = [0, 0, 0];
  addRun(s, S.SKILL_TILES, s.bytes[S.PLAYERS] * SKILLS.length, total);
  addRun(s, S.BOAT_SKILLS, s.content.boats.length * SKILLS.length, total);
  return total;
}
