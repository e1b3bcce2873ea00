import { DIRECTIONS, OPPOSITE } from '../board/hex.ts';
import { edgeOf, layTile, neighbourOf, tileAt, villageSize, villageTile } from '../board/village.ts';
import { COLOURS, RESOURCES, SEASONS, SKILLS, WINTER } from '../model/names.ts';
import * as S from '../model/state.ts';
import { BOAT_2A, owns, takeAbility } from '../rules/abilities.ts';
import { claim, type PositionInput } from './position-input.ts';
import type { Phase } from './position.ts';

const C = COLOURS.length;
const K = SKILLS.length;
const FARTHEST = 60;

/** Reads what the players have. Returns the seats whose winter tiles were left out, to be dealt. */
export function parsePlayers(input: PositionInput, players: unknown, phase: Phase): number[] {
  const { s, read } = input;
  const seats = read.list(players, 'players');
  const count = s.bytes[S.PLAYERS];
  if (seats.length !== count) read.contradiction('players', 'player-count-differs', 'SET-1');
  const withoutWinterTiles: number[] = [];
  seats.forEach((player, seat) => {
    const path = `players[${seat}]`;
    const json = read.object(player, path);
    parseHand(input, seat, json, path);
    if (json.winter === undefined) withoutWinterTiles.push(seat);
    parseWinterTiles(input, seat, json, path);
    read.list(json.placing, `${path}.placing`).forEach((entry, i) => {
      const taken = read.object(entry, `${path}.placing[${i}]`);
      const tile = claim(input, taken.tile, `${path}.placing[${i}].tile`);
      if (phase !== 'ending') read.contradiction(`${path}.placing`, 'placing-outside-ending', 'END-9');
      if (s.content.tiles[tile].kind === 'home')
        read.contradiction(`${path}.placing[${i}]`, 'home-to-place', 'SET-4');
      s.bytes[S.PLACE + tile * S.TILE] = S.TO_PLACE + seat;
      input.placing = true;
      parseFace(input, tile, taken, `${path}.placing[${i}]`);
      takeAbility(s, seat, tile);
    });
    parseVillage(input, seat, json.village, `${path}.village`, phase);
  });
  return withoutWinterTiles;
}

function parseHand(
  { s, read }: PositionInput,
  seat: number,
  json: Record<string, unknown>,
  path: string,
): void {
  const b = s.bytes;
  b.set(read.counts(json.workers, `${path}.workers`, COLOURS), S.WORKERS + seat * C);
  b.set(read.counts(json.skills, `${path}.skills`, SKILLS), S.SKILL_TILES + seat * K);
  for (const expansion of s.content.expansions) expansion.parsePlayer?.(s, seat, json, path, read);
  const part = (name: 'open' | 'known', workersAt: number, skillsAt: number) => {
    const hand = read.object(json[name] ?? {}, `${path}.${name}`);
    const workers = read.counts(hand.workers, `${path}.${name}.workers`, COLOURS);
    const skills = read.counts(hand.skills, `${path}.${name}.skills`, SKILLS);
    const fits =
      workers.every((n, c) => n <= b[S.WORKERS + seat * C + c]) &&
      skills.every((n, k) => n <= b[S.SKILL_TILES + seat * K + k]);
    if (!fits) read.contradiction(`${path}.${name}`, 'more-known-than-held', 'VAR-1');
    b.set(workers, workersAt + seat * C);
    b.set(skills, skillsAt + seat * K);
  };
  // Without the variant nothing lies openly: ignore what the position says.
  if (b[S.GAMERS]) part('open', S.OPEN_WORKERS, S.OPEN_SKILLS);
  part('known', S.KNOWN_WORKERS, S.KNOWN_SKILLS);
  for (let c = 0; c < C; c++) raise(b, S.KNOWN_WORKERS + seat * C + c, b[S.OPEN_WORKERS + seat * C + c]);
  for (let k = 0; k < K; k++) raise(b, S.KNOWN_SKILLS + seat * K + k, b[S.OPEN_SKILLS + seat * K + k]);
}

function raise(bytes: Int8Array, at: number, least: number): void {
  bytes[at] = Math.max(bytes[at], least);
}

function parseWinterTiles(
  input: PositionInput,
  seat: number,
  json: Record<string, unknown>,
  path: string,
): void {
  const { s, read } = input;
  read.list(json.winter, `${path}.winter`).forEach((id, i) => {
    const tile = claim(input, id, `${path}.winter[${i}]`);
    if (s.content.tiles[tile].season !== SEASONS[WINTER]) {
      read.contradiction(`${path}.winter[${i}]`, 'not-a-winter-tile', 'SET-8');
    }
    s.bytes[S.PLACE + tile * S.TILE] = S.IN_HAND + seat;
  });
  read.list(json.offered, `${path}.offered`).forEach((id, i) => {
    const tile = s.content.indexOf.get(id as string) ?? -1;
    if (tile < 0 || s.bytes[S.PLACE + tile * S.TILE] !== S.IN_HAND + seat) {
      read.contradiction(`${path}.offered[${i}]`, 'offered-not-held', 'SEA-4');
    }
    s.bytes[S.MARKS + tile * S.TILE] |= S.SEALED;
  });
}

function parseVillage(
  input: PositionInput,
  seat: number,
  village: unknown,
  path: string,
  phase: Phase,
): void {
  const { s, read } = input;
  const entries = read.list(village, path).map((entry, i) => {
    const json = read.object(entry, `${path}[${i}]`);
    return { json, tile: claim(input, json.tile, `${path}[${i}].tile`), at: `${path}[${i}]` };
  });
  const isHome = (tile: number) => s.content.tiles[tile].kind === 'home';
  const homes = entries.filter(({ tile }) => isHome(tile));
  if (homes.length !== 1) read.contradiction(path, 'not-one-home', 'SET-4');
  for (const { json, tile, at } of [...homes, ...entries.filter((entry) => !isHome(entry.tile))]) {
    const q = read.whole(json.q, `${at}.q`, -FARTHEST, FARTHEST, 0);
    const r = read.whole(json.r, `${at}.r`, -FARTHEST, FARTHEST, 0);
    const rotation = read.whole(json.rotation, `${at}.rotation`, 0, 5, 0);
    if (isHome(tile) && (q !== 0 || r !== 0 || rotation !== 0)) {
      read.contradiction(at, 'home-not-at-origin', 'SET-4');
    }
    if (tileAt(s, seat, q, r) !== S.NO_TILE) read.contradiction(at, 'two-tiles-in-one-place', 'END-10');
    layTile(s, seat, tile, q, r, rotation);
    parseTile(input, tile, json, at, phase);
    takeAbility(s, seat, tile);
  }
  checkLayout(input, seat, path);
  layOpenly(input, seat);
  for (const expansion of s.content.expansions) {
    for (const { json, tile, at } of entries) expansion.parseTile?.(s, seat, tile, json, at, read);
  }
}

/** Notifies the expansions of every visible tile; sealed ones follow when they are shown. */
function layOpenly({ s }: PositionInput, seat: number): void {
  for (let i = 0; i < villageSize(s, seat); i++) {
    const tile = villageTile(s, seat, i);
    if ((s.bytes[S.MARKS + tile * S.TILE] & S.SEALED) !== 0) continue;
    for (const expansion of s.content.expansions) expansion.tileLaid?.(s, seat, tile);
  }
}

function parseTile(
  input: PositionInput,
  tile: number,
  json: Record<string, unknown>,
  path: string,
  phase: Phase,
): void {
  const { s, read } = input;
  const spec = s.content.tiles[tile];
  if (read.flag(json.upgraded, `${path}.upgraded`)) {
    if (!s.content.upgrades[tile]) read.contradiction(`${path}.upgraded`, 'not-upgradable', 'MOVE-3');
    s.bytes[S.MARKS + tile * S.TILE] |= S.FLIPPED;
  }
  parseFace(input, tile, json, path);
  if (read.flag(json.sealed, `${path}.sealed`)) {
    if (phase !== 'ending' || spec.kind === 'home')
      read.contradiction(`${path}.sealed`, 'sealed-outside-placing', 'END-9');
    s.bytes[S.MARKS + tile * S.TILE] |= S.SEALED;
  }
  s.bytes.set(read.counts(json.resources, `${path}.resources`, RESOURCES), S.RESOURCES_ON + tile * S.TILE);
  parseUses(input, tile, json, path);
}

export function parseFace(
  { s, read }: PositionInput,
  tile: number,
  json: Record<string, unknown>,
  path: string,
): void {
  if (json.face === undefined) return;
  const face = read.oneOf(json.face, `${path}.face`, ['a', 'b']);
  if (s.content.tiles[tile].kind !== 'summer-boat') read.contradiction(`${path}.face`, 'no-faces', 'SET-9');
  if (face === 'b') s.bytes[S.MARKS + tile * S.TILE] |= S.FLIPPED;
}

/** The uses' sizes (USE-1, USE-2); their colours are checked when all bids and abilities are known. */
export function parseUses(
  { s, read }: PositionInput,
  tile: number,
  json: Record<string, unknown>,
  path: string,
): void {
  const b = s.bytes;
  const uses = read.list(json.uses, `${path}.uses`);
  // Village tiles that only score are let through: their workers fix a colour and go home, and nothing is lost.
  const usable = s.content.uses[tile * 2] ?? s.content.uses[tile * 2 + 1];
  if (uses.length > 0 && !usable && s.content.tiles[tile].kind !== 'village') {
    read.contradiction(`${path}.uses`, 'not-usable', 'USE-1');
  }
  uses.forEach((use, i) => {
    const workers = read.counts(use, `${path}.uses[${i}]`, COLOURS);
    const total = workers.reduce((sum, n) => sum + n, 0);
    b[S.USED_TOTAL + tile * S.TILE] = Math.min(100, b[S.USED_TOTAL + tile * S.TILE] + total);
    if (total <= b[S.LAST_USE + tile * S.TILE] || b[S.USED_TOTAL + tile * S.TILE] > 6) {
      read.contradiction(`${path}.uses[${i}]`, 'use-counts', 'USE-2');
    }
    b[S.LAST_USE + tile * S.TILE] = total;
    b.set(workers, S.USES + tile * S.TILE + i * C);
    b[S.USE_COUNT + tile * S.TILE] += 1;
  });
}

/** END-10: a village hangs together, and touching edges are alike unless boat 2a lifts that. */
function checkLayout({ s, read }: PositionInput, seat: number, path: string): void {
  const reached = new Set([villageTile(s, seat, 0)]);
  for (const tile of reached) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const neighbour = neighbourOf(s, tile, direction);
      if (neighbour === S.NO_TILE) continue;
      reached.add(neighbour);
      if (owns(s, seat, BOAT_2A)) continue;
      if (edgeOf(s, tile, direction) !== edgeOf(s, neighbour, OPPOSITE[direction])) {
        const tiles = [s.content.ids[tile], s.content.ids[neighbour]];
        read.refuse('edges-mismatch', { path, tiles }, 'END-10');
      }
    }
  }
  if (reached.size !== villageSize(s, seat)) read.contradiction(path, 'village-not-connected', 'END-10');
}
