import { layTile } from '../board/village.ts';
import { MODES } from '../model/options.ts';
import type { Content } from '../model/game.ts';
import {
  BAG_WORKERS,
  GREEN_WORKERS,
  RESOURCE_SUPPLY,
  SKILL_SUPPLY,
  STARTING_WORKERS,
  winterHand,
} from '../content/numbers.ts';
import type { Options } from '../model/options.ts';
import { RULES_VERSION } from '../model/options.ts';
import { SPRING, WINTER } from '../model/names.ts';
import { takeGreenWorkers } from '../model/pieces.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { drawWorkers } from '../rules/draws.ts';
import type { Run } from '../model/run.ts';
import { beginSeason } from './season.ts';

/** A state with the options noted and every piece in its supply; no tile is anywhere yet. */
export function unpacked(content: Content, options: Options, rules: number): State {
  const s = S.blankState(content);
  const b = s.bytes;
  b[S.RULES] = rules;
  b[S.PLAYERS] = options.players;
  b[S.MODE] = MODES.indexOf(options.farmers);
  b[S.GAMERS] = options.gamers ? 1 : 0;
  for (const seat of options.handicap) b[S.HANDICAP] |= 1 << seat;
  b.set(BAG_WORKERS, S.BAG);
  b[S.GREEN_SUPPLY] = GREEN_WORKERS;
  b.set(SKILL_SUPPLY, S.PILE);
  b.set(RESOURCE_SUPPLY, S.SUPPLY);
  for (const expansion of content.expansions) expansion.unpack?.(s);
  return s;
}

/** SET-5, SET-6: which boats and turn-order tiles a player count uses. */
export function isInGame(content: Content, tile: number, players: number): boolean {
  const { minPlayers = 0, maxPlayers = 6 } = content.tiles[tile];
  return minPlayers <= players && players <= maxPlayers;
}

/**
 * A new game. Chance is asked in this order: each seat's home, each seat's workers, each seat's winter tiles,
 * then the spring goods boat by boat and the spring market.
 */
export function setUp(content: Content, options: Options, run: Run, rules = RULES_VERSION): State {
  const s = unpacked(content, options, rules);
  const b = s.bytes;
  for (const tiles of content.seasons) for (const tile of tiles) b[S.PLACE + tile * S.TILE] = S.STACK;
  for (const boat of content.boats) {
    if (isInGame(content, boat, options.players)) b[S.PLACE + boat * S.TILE] = S.IN_HARBOUR;
  }
  for (const tile of content.turnOrder) {
    if (!isInGame(content, tile, options.players)) continue;
    b[S.PLACE + tile * S.TILE] = S.IN_TURN_ROW;
    s.indices[S.TURN_ROW + b[S.TURN_ROW_SIZE]++] = tile;
  }
  dealHomes(s, run);
  for (let seat = 0; seat < options.players; seat++) drawWorkers(s, seat, STARTING_WORKERS, run);
  for (const seat of options.handicap) {
    takeGreenWorkers(s, seat, 1);
    run.emit?.({ type: 'gained-green', player: seat, workers: 1 });
  }
  dealWinterHands(
    s,
    Array.from({ length: options.players }, (_, seat) => seat),
    run,
  );
  beginSeason(s, SPRING, run);
  return s;
}

/** SET-4: the lowest home number starts. */
function dealHomes(s: State, run: Run): void {
  const b = s.bytes;
  let homes = [...s.content.homes];
  let lowest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < b[S.PLAYERS]; seat++) {
    const [home] = run.chance.tiles('home', homes, 1, seat);
    homes = homes.filter((other) => other !== home);
    layTile(s, seat, home, 0, 0, 0);
    for (const expansion of s.content.expansions) expansion.tileLaid?.(s, seat, home);
    const number = s.content.tiles[home].number!;
    if (number < lowest) {
      lowest = number;
      b[S.START_PLAYER] = seat;
    }
  }
}

/** SET-8: deals winter tiles to these seats; what is left over is out of the game, unseen. */
export function dealWinterHands(s: State, seats: readonly number[], run: Run): void {
  const b = s.bytes;
  const { expansions, seasons } = s.content;
  let stack: readonly number[] = seasons[WINTER].filter((tile) => b[S.PLACE + tile * S.TILE] === S.STACK);
  for (const tile of stack) b[S.PLACE + tile * S.TILE] = S.OUT;
  if (seats.length === 0) return;
  let size = winterHand(b[S.PLAYERS]);
  for (const expansion of expansions) {
    stack = expansion.winterStack?.(s, stack, run) ?? stack;
    size = Math.max(size, expansion.winterHand?.(b[S.PLAYERS]) ?? 0);
  }
  for (const seat of seats) {
    const hand = run.chance.tiles('winter', stack, Math.min(size, stack.length), seat);
    for (const tile of hand) b[S.PLACE + tile * S.TILE] = S.IN_HAND + seat;
    stack = stack.filter((tile) => !hand.includes(tile));
  }
}
