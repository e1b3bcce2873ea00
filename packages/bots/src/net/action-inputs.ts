import type { State } from '@keyflower/engine';
import { COLOUR_COUNT } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import type { Option } from '../evaluate/turn-options.ts';
import { TILE_NUMBERS, tileNumbersOf } from './tile-numbers.ts';

/** What is done with a tile: a bid, or a use of the seat's own, an offered or another seat's tile. */
const WAYS = 4;
const BID = 0;
const USE_OWN = 1;
const USE_OFFERED = 2;
const USE_OTHERS = 3;
/** More workers than this count as this many. */
const MOST_WORKERS = 7;
const MOST_LOSING = 3;

const AT_PASS = 0;
const AT_TILE = AT_PASS + 2;
const AT_COLOUR = AT_TILE + WAYS * TILE_NUMBERS;
const AT_SIZE = AT_COLOUR + WAYS * COLOUR_COUNT;
const AT_LOSING = AT_SIZE + WAYS * (MOST_WORKERS + 1);
/** The rows of weights for actions. */
export const ACTION_ROWS = AT_LOSING + WAYS * (MOST_LOSING + 1);
/** How many rows an action has; a pass repeats its own. */
export const ROWS_EACH = 4;

/** Writes the rows of a pass: another one where it ends the season. */
export function passRows({ bytes: b }: State, rows: Uint16Array, at: number): void {
  rows.fill(AT_PASS + (b[S.PASSES] + 1 >= b[S.PLAYERS] ? 1 : 0), at, at + ROWS_EACH);
}

/** Writes the rows of a bid or use: the tile and what is done with it, the colour, the workers, the losing bids moved. */
export function optionRows(
  state: State,
  seat: number,
  { isBid, tile, colour, screen, groups }: Option,
  rows: Uint16Array,
  at: number,
): void {
  const way = isBid ? BID : wayOfUse(state, seat, tile);
  rows[at] = AT_TILE + way * TILE_NUMBERS + tileNumbersOf(state.content)[tile];
  rows[at + 1] = AT_COLOUR + way * COLOUR_COUNT + colour;
  rows[at + 2] = AT_SIZE + way * (MOST_WORKERS + 1) + Math.min(screen, MOST_WORKERS);
  rows[at + 3] = AT_LOSING + way * (MOST_LOSING + 1) + Math.min(bitsIn(groups), MOST_LOSING);
}

function wayOfUse({ bytes: b }: State, seat: number, tile: number): number {
  const place = b[S.PLACE + tile * S.TILE];
  if (place === S.IN_VILLAGE + seat) return USE_OWN;
  return place === S.ON_MARKET ? USE_OFFERED : USE_OTHERS;
}

function bitsIn(groups: number): number {
  let bits = 0;
  for (let rest = groups; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
