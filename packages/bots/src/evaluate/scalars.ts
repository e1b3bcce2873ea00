import type { State } from '@keyflower/engine';
import { COLOUR_COUNT, MAX_PLAYERS, RESOURCE_COUNT, SKILL_COUNT } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { type Holdings, lyingAtHome } from './holdings.ts';
import type { MovableWorkers } from './hold-chance.ts';
import type { Upgrades } from './upgrades.ts';
import type { Village } from './village.ts';

/** The indices of the inputs that belong to no tile. */
export const AT = {
  one: 0,
  players: 1,
  farmers: 6,
  screen: 7,
  later: 11,
  screenAll: 15,
  all: 16,
  worst: 17,
  bestColour: 18,
  skills: 19,
  skillAll: 22,
  skillWorst: 23,
  skillBest: 24,
  resources: 25,
  resourceAll: 29,
  resourceWorst: 30,
  atHome: 31,
  rivalsMean: 32,
  rivalsMost: 33,
  passes: 34,
  wait: 35,
  start: 36,
  unclaimed: 37,
  winning: 38,
  atStake: 39,
  size: 40,
  links: 41,
  reached: 42,
  steps: 43,
  openEnds: 44,
  river: 45,
  transport: 46,
  ring: 47,
  far: 48,
  ready: 49,
  covered: 50,
  picksBefore: 51,
  picked: 52,
  wheat: 53,
  fieldsWith: 54,
  pairs: 57,
  animals: 60,
  fields: 61,
  base: 62,
  wishBest: 63,
  wishSecond: 64,
  wishAll: 65,
  bag: 66,
  greens: 67,
  points: 68,
  upgrades: 69,
  toPlace: 70,
  boatWorkers: 71,
  boatSkills: 72,
  gaps: 73,
  marker: 74,
} as const;

/** What was read from a position, and the sink for its inputs. */
export interface Facts {
  readonly base: number;
  readonly holdings: Holdings;
  readonly village: Village;
  readonly upgrades: Upgrades;
  readonly later: Float64Array;
  readonly winning: number;
  readonly atStake: number;
  readonly unclaimed: number;
  readonly toPlace: number;
  readonly wishBest: number;
  readonly wishSecond: number;
  readonly wishAll: number;
  put(place: number, value: number): void;
}

/** Writes the inputs that belong to no tile, each scaled to be about 1 for large values. */
export function putScalars(facts: Facts, state: State, seat: number, movable: MovableWorkers): void {
  const { bytes: b } = state;
  const { holdings, village, later } = facts;
  const players = b[S.PLAYERS];
  facts.put(AT.one, 1);
  facts.put(AT.players + players - 2, 1);
  if (S.hasFarmers(state.content)) facts.put(AT.farmers, 1);
  putWorkers(facts, state, seat);
  const { skills, resources } = holdings;
  for (let skill = 0; skill < SKILL_COUNT; skill++) facts.put(AT.skills + skill, skills[skill] / 2);
  facts.put(AT.skillAll, (skills[0] + skills[1] + skills[2]) / 4);
  facts.put(AT.skillWorst, Math.min(skills[0], skills[1], skills[2]) / 2);
  facts.put(AT.skillBest, Math.max(skills[0], skills[1], skills[2]) / 3);
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) facts.put(AT.resources + kind, resources[kind] / 3);
  facts.put(AT.resourceAll, (resources[0] + resources[1] + resources[2] + resources[3]) / 6);
  facts.put(AT.resourceWorst, Math.min(resources[0], resources[1], resources[2]) / 2);
  facts.put(AT.atHome, lyingAtHome(state, seat) / 4);
  let most = 0;
  let sum = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    sum += movable.screen[other];
    most = Math.max(most, movable.screen[other]);
  }
  facts.put(AT.rivalsMean, sum / (8 * (players - 1)));
  facts.put(AT.rivalsMost, most / 8);
  facts.put(AT.passes, b[S.PASSES] / players);
  facts.put(AT.wait, ((seat - b[S.ACTIVE] + players) % players) / players);
  if (b[S.START_PLAYER] === seat) facts.put(AT.start, 1);
  facts.put(AT.unclaimed, facts.unclaimed / 8);
  facts.put(AT.winning, facts.winning / 3);
  facts.put(AT.atStake, facts.atStake / 6);
  facts.put(AT.size, village.size / 12);
  facts.put(AT.links, village.links / 12);
  facts.put(AT.reached, village.reached / 12);
  facts.put(AT.steps, village.steps / 24);
  facts.put(AT.openEnds, village.openEnds / 10);
  facts.put(AT.river, village.riverBoats / 2);
  facts.put(AT.transport, village.transport / 10);
  facts.put(AT.ring, village.ring / 10);
  facts.put(AT.far, facts.upgrades.far / 8);
  facts.put(AT.ready, facts.upgrades.ready / 4);
  facts.put(AT.covered, facts.upgrades.covered / 4);
  facts.put(AT.gaps, (later[0] === 0 ? 1 : 0) + (later[1] === 0 ? 1 : 0) + (later[2] === 0 ? 1 : 0));
  facts.put(AT.base, facts.base / 40);
  facts.put(AT.wishBest, facts.wishBest / 10);
  facts.put(AT.wishSecond, facts.wishSecond / 10);
  facts.put(AT.wishAll, facts.wishAll / 30);
  facts.put(AT.bag, (b[S.BAG] + b[S.BAG + 1] + b[S.BAG + 2] + b[S.BAG + 3]) / 60);
  facts.put(AT.greens, b[S.GREEN_SUPPLY] / 20);
  facts.put(AT.toPlace, facts.toPlace / 3);
  if (b[S.ACTIVE] === seat && b[S.STEP] === S.TRANSPORT) {
    facts.put(AT.points, b[S.POINTS] / 4);
    facts.put(AT.upgrades, b[S.UPGRADES] / 2);
  }
  if (b[S.PURPLE] === seat) facts.put(AT.marker, 1);
  if (b[S.STEP] === S.BOAT) putPicks(facts, state, seat);
  if (S.hasFarmers(state.content)) putFarm(facts);
}

function putWorkers(facts: Facts, { bytes: b }: State, seat: number): void {
  const { workers } = facts.holdings;
  let screen = 0;
  let all = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const onScreen = b[S.WORKERS + seat * COLOUR_COUNT + colour];
    facts.put(AT.screen + colour, onScreen / 4);
    facts.put(AT.later + colour, facts.later[colour] / 4);
    screen += onScreen;
    all += workers[colour];
  }
  facts.put(AT.screenAll, screen / 8);
  facts.put(AT.all, all / 10);
  facts.put(AT.worst, Math.min(workers[0], workers[1], workers[2]) / 3);
  facts.put(AT.bestColour, Math.max(workers[0], workers[1], workers[2]) / 5);
}

/** Boat picks to come: how many seats pick before, and the mean load of the boats (END-5). */
function putPicks(facts: Facts, { bytes: b, content }: State, seat: number): void {
  let before = 0;
  for (let i = b[S.PICKS]; i < b[S.PICKERS]; i++, before++) if (b[S.PICK_ORDER + i] === seat) break;
  if (b[S.PICKS] + before >= b[S.PICKERS]) {
    facts.put(AT.picked, 1);
    return;
  }
  facts.put(AT.picksBefore, before / MAX_PLAYERS);
  let workers = 0;
  let skills = 0;
  for (let i = 0; i < content.boats.length; i++) {
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      workers += b[S.BOAT_WORKERS + i * COLOUR_COUNT + colour];
    for (let skill = 0; skill < SKILL_COUNT; skill++) skills += b[S.BOAT_SKILLS + i * SKILL_COUNT + skill];
  }
  const left = b[S.PICKERS] - b[S.PICKS];
  facts.put(AT.boatWorkers, workers / left / 6);
  facts.put(AT.boatSkills, skills / left / 2);
}

function putFarm(facts: Facts): void {
  const { village, holdings } = facts;
  facts.put(AT.wheat, holdings.wheat / 4);
  let all = 0;
  for (let kind = 0; kind < S.K; kind++) {
    facts.put(AT.fieldsWith + kind, village.fieldsWith[kind] / 3);
    facts.put(AT.pairs + kind, village.pairs[kind] / 2);
    all += village.animals[kind];
  }
  facts.put(AT.animals, all / 8);
  facts.put(AT.fields, village.fields / 8);
}
