import { faceOfBoat } from '../board/village.ts';
import { COLOURS, SEASONS, SKILLS, WINTER } from '../model/names.ts';
import { bagTotal, pileTotal, skillCounts, workerCounts } from '../model/pieces.ts';
import { marketSize } from '../content/numbers.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import type { Run } from '../model/run.ts';

const C = COLOURS.length;
const K = SKILLS.length;

/** SEA-2: goods on the boats and new village tiles; then the start player's turn. */
export function beginSeason(s: State, season: number, run: Run): void {
  s.bytes[S.SEASON] = season;
  loadBoats(s, run);
  openMarket(s, drawMarket(s, run), run);
}

/** SEA-4: winter has no goods, and the market is what the players offered. */
export function beginWinter(s: State, offered: readonly number[], run: Run): void {
  s.bytes[S.SEASON] = WINTER;
  openMarket(s, offered, run);
}

function openMarket(s: State, tiles: readonly number[], run: Run): void {
  const b = s.bytes;
  tiles.forEach((tile, i) => {
    b[S.PLACE + tile * S.TILE] = S.ON_MARKET;
    s.indices[S.MARKET + i * S.TILE] = tile;
  });
  s.indices[S.MARKET_SIZE] = tiles.length;
  b.fill(0, S.PICK_ORDER, S.PICK_ORDER + b[S.PICKERS]);
  b[S.PICKS] = 0;
  b[S.PICKERS] = 0;
  b[S.PASSES] = 0;
  b[S.ACTIVE] = b[S.START_PLAYER];
  b[S.STEP] = S.TURN;
  run.emit?.({
    type: 'season-began',
    season: SEASONS[b[S.SEASON]],
    market: tiles.map((tile) => ({ tile: s.content.ids[tile], ...faceOfBoat(s, tile) })),
  });
}

/** SET-7, SET-9: draws the season's tiles only now, so that the state holds nothing about later seasons. */
function drawMarket(s: State, run: Run): number[] {
  const b = s.bytes;
  const season = b[S.SEASON];
  const stack = s.content.seasons[season].filter((tile) => b[S.PLACE + tile * S.TILE] === S.STACK);
  const sure = s.content.expansions.flatMap((expansion) => expansion.surelyOnMarket?.(s, stack) ?? []);
  const open = stack.filter((tile) => !sure.includes(tile));
  const n = Math.min(marketSize(b[S.PLAYERS]) - sure.length, open.length);
  const luck = run.chance.tiles('market', open, n, SEASONS[season]);
  const drawn = stack.filter((tile) => sure.includes(tile) || luck.includes(tile));
  for (const tile of stack) if (!drawn.includes(tile)) b[S.PLACE + tile * S.TILE] = S.OUT;
  for (const tile of drawn) {
    if (s.content.tiles[tile].kind === 'summer-boat' && run.chance.face(tile) === 1)
      b[S.MARKS + tile * S.TILE] |= S.FLIPPED;
  }
  return drawn;
}

/** SET-5, SEA-2, SEA-3. */
function loadBoats(s: State, run: Run): void {
  const b = s.bytes;
  const season = SEASONS[b[S.SEASON]] as 'spring' | 'summer' | 'autumn';
  const boats = s.content.boats.filter((boat) => b[S.PLACE + boat * S.TILE] === S.IN_HARBOUR);
  const goods = boats.map((boat) => s.content.tiles[boat].goods![season]);
  const workers = dealOut(
    goods.map((g) => g.workers),
    bagTotal(s),
  );
  const skills = dealOut(
    goods.map((g) => g.skills),
    pileTotal(s),
  );
  boats.forEach((boat, i) => {
    const berth = s.content.boats.indexOf(boat);
    const id = s.content.ids[boat];
    const drawnWorkers = run.chance.workers(b.subarray(S.BAG, S.BAG + C), workers[i], id);
    for (let c = 0; c < C; c++) {
      b[S.BAG + c] -= drawnWorkers[c];
      b[S.BOAT_WORKERS + berth * C + c] = drawnWorkers[c];
    }
    const drawnSkills = run.chance.skills(b.subarray(S.PILE, S.PILE + K), skills[i], id);
    for (let k = 0; k < K; k++) {
      b[S.PILE + k] -= drawnSkills[k];
      b[S.BOAT_SKILLS + berth * K + k] = drawnSkills[k];
    }
    run.emit?.({
      type: 'boat-loaded',
      boat: id,
      workers: workerCounts(b, S.BOAT_WORKERS + berth * C),
      skills: skillCounts(b, S.BOAT_SKILLS + berth * K),
    });
  });
}

/**
 * SEA-3: how many pieces each boat gets: one at a time, round after round, never above its number. Colours are
 * drawn afterwards; since every order of drawing is equally likely, that changes nothing.
 */
function dealOut(wanted: readonly number[], available: number): number[] {
  const dealt = wanted.map(() => 0);
  let left = available;
  for (let round = 0; round < Math.max(0, ...wanted); round++) {
    for (let i = 0; i < wanted.length && left > 0; i++) {
      if (dealt[i] >= wanted[i]) continue;
      dealt[i] += 1;
      left -= 1;
    }
  }
  return dealt;
}
