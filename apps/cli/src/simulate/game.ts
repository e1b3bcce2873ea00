import { join } from 'node:path';
import {
  type Action,
  apply,
  chanceStream,
  type Content,
  contentFor,
  DrawnChance,
  FULL_EDITION,
  Game,
  type GameEvent,
  makePosition,
  newGame,
  nextToAct,
  type Options,
  scoreGame,
  type State,
  type TileOverrides,
  withOverrides,
} from '@keyflower/engine';
import { playerNamed } from '../players.ts';
import { writeRecord } from '../records/write-record.ts';
import { playersRandom } from '../seed.ts';
import { noteResult, type Tally } from './tally.ts';
import { must } from '../must.ts';

/** All that a thread needs to play any of the games. */
export interface Plan {
  options: Options;
  seed: string;
  /** A player's name for each seat. */
  bots: string[];
  /** Corrections of tiles. */
  tiles?: TileOverrides;
  /** The directory for records, if they are wanted. */
  records?: string;
}

/** Each game has its own seed, so that it can be repeated alone. */
export const seedOfGame = (plan: Plan, number: number): string => `${plan.seed}/${number}`;

/** Actions that may end a season: events are only collected for these. */
const MAY_END: ReadonlySet<Action['type']> = new Set(['pass', 'boat', 'animal', 'breed', 'place', 'offer']);

interface Table {
  readonly state: State;
  act(seat: number, action: Action): readonly GameEvent[];
}

/** A game without a record that neither copies nor checks actions, which are legal by construction. */
class QuickTable implements Table {
  readonly state: State;
  private readonly chance: DrawnChance;

  constructor(content: Content, options: Options, seed: string) {
    // The same stream as in Game, so that records don't change the games.
    this.chance = new DrawnChance(chanceStream(seed));
    this.state = newGame(content, options, this.chance);
  }

  act(seat: number, action: Action): readonly GameEvent[] {
    const events: GameEvent[] = [];
    apply(
      this.state,
      seat,
      action,
      this.chance,
      MAY_END.has(action.type) ? (event) => events.push(event) : null,
    );
    return events;
  }
}

/** The tiles all games of the plan are played with. */
export function contentOf({ options, tiles }: Plan): Content {
  return contentFor(withOverrides(FULL_EDITION, tiles ?? null), options.farmers);
}

/** Plays one game to its end and counts it. */
export function playAndCount(plan: Plan, content: Content, number: number, tally: Tally): void {
  const seed = seedOfGame(plan, number);
  const game = plan.records === undefined ? null : Game.create(content, plan.options, seed);
  const table: Table = game
    ? {
        get state() {
          return game.state;
        },
        act: (seat, action) => game.play(seat, action),
      }
    : new QuickTable(content, plan.options, seed);
  const players = plan.bots.map(playerNamed);
  const random = plan.bots.map((_, seat) => playersRandom(seed, seat));
  const owners = new Map<string, number>();

  const { market, players: seated } = makePosition(table.state);
  for (const { tile } of market) must(tally.tiles[tile]).market += 1;
  seated.forEach(({ village }, seat) => owners.set(must(village[0]).tile, seat));
  let decisions = 0;
  for (let seat = nextToAct(table.state); seat >= 0; seat = nextToAct(table.state)) {
    const action = must(players[seat])(table.state, seat, must(random[seat]));
    for (const event of table.act(seat, action)) noteEvent(event, tally, owners);
    if (action.type === 'use') must(tally.tiles[action.tile]).used += 1;
    if (action.type === 'upgrade') must(tally.tiles[action.tile]).upgraded += 1;
    decisions += 1;
  }
  const { players: sheets, winners } = scoreGame(table.state);
  const scores = sheets.map((sheet) => sheet.total);
  noteResult(tally, decisions, scores, winners, owners);
  if (game && plan.records !== undefined) {
    writeRecord(join(plan.records, `game-${String(number).padStart(6, '0')}.jsonl`), game);
  }
}

function noteEvent(event: GameEvent, tally: Tally, owners: Map<string, number>): void {
  if (event.type === 'tile-won') owners.set(event.tile, event.player);
  if (event.type === 'season-began') for (const { tile } of event.market) must(tally.tiles[tile]).market += 1;
}
