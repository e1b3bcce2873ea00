import { type ContentSource, contentFor } from '../content/edition.ts';
import type { Run } from '../model/run.ts';
import { endSeason, placeTaken } from '../steps/apply.ts';
import type { Chance } from '../model/run.ts';
import { dealWinterHands, unpacked } from '../steps/setup.ts';
import { SEASONS, WINTER } from '../model/names.ts';
import { parseStoredOptions, RULES_VERSION, SUPPORTED_RULES } from '../model/options.ts';
import { RefusalError } from '../model/refusal.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { parseOffers, settleColours } from './parse-offers.ts';
import { parsePending } from './parse-pending.ts';
import { parsePlayers } from './parse-players.ts';
import { countSupplies } from './parse-supply.ts';
import { PHASES, POSITION_FORMAT } from './position.ts';
import { claim, type PositionInput } from './position-input.ts';
import { Reader } from '../model/reader.ts';

/**
 * A state from `keyflower-position/1`. What the position leaves open is drawn from `chance`. Throws a
 * RefusalError with the first offence.
 */
export function parsePosition(source: ContentSource, position: unknown, chance: Chance): State {
  return readPosition(source, position, chance, false);
}

/** The same, also for a position guessed from a view. */
export function readPosition(
  source: ContentSource,
  position: unknown,
  chance: Chance,
  imagined: boolean,
): State {
  const read = new Reader('BAD_POSITION');
  const json = read.object(position, 'position');
  if (json.format !== POSITION_FORMAT)
    read.refuse('unknown-name', { path: 'format', expected: [POSITION_FORMAT] });
  if (json.rules !== undefined && !SUPPORTED_RULES.includes(json.rules as number)) {
    read.refuse('unsupported-rules', { path: 'rules', supported: SUPPORTED_RULES });
  }
  const players = Array.isArray(json.players) ? json.players.length : undefined;
  const options = withCode(() =>
    parseStoredOptions({ players, ...read.object(json.options ?? {}, 'options') }),
  );
  const s = unpacked(
    withCode(() => contentFor(source, options.farmers, options.expansions)),
    options,
    (json.rules as number | undefined) ?? RULES_VERSION,
  );
  const input: PositionInput = { s, read, claimed: new Set(), imagined, placing: false };
  const b = s.bytes;
  const lastSeat = b[S.PLAYERS] - 1;
  const phase = read.oneOf(json.phase ?? 'actions', 'phase', PHASES);
  const missingSeason = phase === 'scoring' ? 'winter' : 'spring';
  b[S.SEASON] = SEASONS.indexOf(
    read.oneOf(json.season === undefined ? missingSeason : json.season, 'season', SEASONS),
  );
  b[S.START_PLAYER] = read.whole(json.startPlayer, 'startPlayer', 0, lastSeat, 0);
  b[S.ACTIVE] = read.whole(json.active, 'active', 0, lastSeat, 0);
  b[S.PASSES] = read.whole(json.passes, 'passes', 0, lastSeat, 0);
  b[S.PURPLE] =
    json.purple === undefined || json.purple === null ? -1 : read.whole(json.purple, 'purple', 0, lastSeat);
  b[S.MARKER_PASSES] = read.flag(json.markerPasses, 'markerPasses') ? 1 : 0;

  const withoutWinterTiles = parsePlayers(input, json.players, phase);
  parseOffers(input, json, phase);
  settleColours(input, isMidAction(json.pending));
  if (phase === 'scoring') refuseWorkersOnTiles(input);
  stackTheRest(input, json.hidden);
  const run: Run = { chance, emit: null };
  const dealing = b[S.SEASON] < WINTER && phase !== 'scoring';
  dealWinterHands(s, dealing ? withoutWinterTiles : [], run);
  countSupplies(input, json);
  const begin = parsePending(input, json, phase);
  const supply = read.object(json.supply ?? {}, 'supply');
  for (const expansion of s.content.expansions) expansion.checkSupply?.(s, supply, read);
  if (begin === 'ending') endSeason(s, run);
  if (begin === 'placing') placeTaken(s, run);
  return s;
}

function isMidAction(pending: unknown): boolean {
  const first: unknown = Array.isArray(pending) ? pending[0] : null;
  if (typeof first !== 'object' || first === null) return false;
  return !['turn', 'boat', 'place', 'offer'].includes((first as { decision: string }).decision);
}

/** What is wrong with the options is wrong with the position. */
function withCode<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    throw new RefusalError({ ...error.refusal, code: 'BAD_POSITION' });
  }
}

function refuseWorkersOnTiles({ s, read }: PositionInput): void {
  for (let tile = 0; tile < s.content.tiles.length; tile++) {
    if (s.bytes[S.STANDING + tile * S.TILE] >= 0) {
      read.contradiction(s.content.ids[tile], 'workers-on-tiles', 'END-4');
    }
  }
}

/** Tiles named nowhere: those of later seasons wait in their stack unless `hidden` says otherwise. */
function stackTheRest(input: PositionInput, hidden: unknown): void {
  const { s, read, claimed } = input;
  const b = s.bytes;
  const free = (tile: number) => !claimed.has(tile);
  if (hidden === undefined) {
    for (let season = b[S.SEASON] + 1; season <= WINTER; season++) {
      for (const tile of s.content.seasons[season].filter(free)) b[S.PLACE + tile * S.TILE] = S.STACK;
    }
    return;
  }
  const { stacks, out } = read.object(hidden, 'hidden');
  for (const [season, ids] of Object.entries(read.object(stacks ?? {}, 'hidden.stacks'))) {
    const path = `hidden.stacks.${season}`;
    read.oneOf(season, path, SEASONS);
    read.list(ids, path).forEach((id, i) => {
      const tile = claim(input, id, `${path}[${i}]`);
      if (s.content.tiles[tile].season !== season) read.contradiction(`${path}[${i}]`, 'wrong-season');
      b[S.PLACE + tile * S.TILE] = S.STACK;
    });
  }
  read.list(out, 'hidden.out').forEach((id, i) => claim(input, id, `hidden.out[${i}]`));
  // Winter tiles not dealt are out of the game; they are only in a stack while hands are still open.
  for (const tile of s.content.seasons[WINTER].filter(free)) b[S.PLACE + tile * S.TILE] = S.STACK;
}
