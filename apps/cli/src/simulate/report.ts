import { capital, table, thousands } from '../terminal/layout.ts';
import { paint } from '../terminal/style.ts';
import { specOf } from '../table/table-view.ts';
import type { Plan } from './game.ts';
import { deviation, mean, type Stat } from './stat.ts';
import type { Tally } from './tally.ts';
import { must } from '../must.ts';

/** The summary as data. Everything in it depends on the plan alone. */
export interface Summary {
  games: number;
  seed: string;
  options: Plan['options'];
  bots: string[];
  decisions: { mean: number; sd: number; min: number; max: number };
  sharedVictories: number;
  seats: {
    seat: number;
    bot: string;
    mean: number;
    sd: number;
    min: number;
    max: number;
    wins: number;
    winRate: number;
  }[];
  tiles: {
    tile: string;
    season: string;
    market: number;
    won: number;
    used: number;
    upgraded: number;
    /** Null if no player won it. */
    ownerScore: number | null;
  }[];
}

export function summarize(plan: Plan, tally: Tally): Summary {
  return {
    games: tally.games,
    seed: plan.seed,
    options: plan.options,
    bots: plan.bots,
    decisions: figures(tally.decisions),
    sharedVictories: tally.shared,
    seats: tally.seats.map(({ score, wins }, seat) => ({
      seat,
      bot: must(plan.bots[seat]),
      ...figures(score),
      wins,
      winRate: rounded(wins / tally.games),
    })),
    tiles: Object.entries(tally.tiles).map(([tile, { market, won, used, upgraded, ownerScore }]) => ({
      tile,
      season: specOf(tile).season ?? 'home',
      market,
      won,
      used,
      upgraded,
      ownerScore: ownerScore.count === 0 ? null : rounded(mean(ownerScore)),
    })),
  };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

function figures(stat: Stat): { mean: number; sd: number; min: number; max: number } {
  return { mean: rounded(mean(stat)), sd: rounded(deviation(stat)), min: stat.min, max: stat.max };
}

export function summaryText(summary: Summary): string[] {
  const { games, options, decisions, seats } = summary;
  const extras = [
    options.farmers === 'off' ? '' : `The Farmers, ${options.farmers}`,
    options.gamers ? "gamers' variant" : '',
    options.handicap.length > 0 ? `a green worker more for ${options.handicap.join(', ')}` : '',
  ].filter((text) => text !== '');
  return [
    paint('bold', `${thousands(games)} games of ${options.players} players, seed "${summary.seed}"`),
    ...(extras.length > 0 ? [extras.join('; ')] : []),
    '',
    `decisions a game: mean ${decisions.mean.toFixed(1)}, from ${decisions.min} to ${decisions.max}`,
    '',
    ...table(
      ['seat', 'player', 'mean', 'sd', 'min', 'max', 'wins', 'win rate'],
      seats.map((seat) => [
        String(seat.seat),
        seat.bot,
        seat.mean.toFixed(2),
        seat.sd.toFixed(2),
        String(seat.min),
        String(seat.max),
        thousands(seat.wins),
        `${(seat.winRate * 100).toFixed(1)} %`,
      ]),
      2,
    ),
    `shared victories, counted for each who shares: ${thousands(summary.sharedVictories)}`,
    ...['spring', 'summer', 'autumn', 'winter', 'home'].flatMap((season) => tilesText(summary, season)),
  ];
}

function tilesText({ tiles }: Summary, season: string): string[] {
  const rows = tiles
    .filter((tile) => tile.season === season)
    .map(({ tile, market, won, used, upgraded, ownerScore }) => [
      tile.padEnd(18),
      ...[market, won, used, upgraded].map((count) => thousands(count).padStart(8)),
      (ownerScore === null ? '-' : ownerScore.toFixed(2)).padStart(12),
    ]);
  return [
    '',
    ...table([`${capital(season)} tiles`, 'market', 'won', 'used', 'upgraded', 'owner scores'], rows),
  ];
}
