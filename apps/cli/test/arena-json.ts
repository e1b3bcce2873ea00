import { expect } from 'vitest';
import { keyflower } from './run.ts';

interface Estimate {
  mean: number;
  interval: [number, number] | null;
}

interface Times {
  mean: number;
  p99: number;
  max: number;
}

/** The output of `--json` as documented in docs/bots.md. */
export interface ArenaSummary {
  format: string;
  options: { players: number; farmers: string };
  lineups: string[][];
  games: { planned: number; played: number; sets: number; inSet: number };
  ended: string;
  sprt: { verdict: string; llr: number } | null;
  bots: {
    name: string;
    bot: string;
    budget: number;
    seats: number;
    points: number;
    winRate: Estimate;
    score: Estimate;
    margin: Estimate;
    elo: { value: number; interval: [number, number] | null };
    decisionsPerGame: number;
    faults: Record<string, number>;
    time: { decision: Times; turn: Times; over: number };
  }[];
  pairings: { a: string; b: string; comparisons: number; rate: Estimate }[];
  winningScore: Estimate;
  faults: { bot: string; kind: string; game: number; message: string }[];
  results: { seed: string; seats: string[]; scores: number[]; winners: number[]; decisions: number }[];
  speed: { seconds: number; threads: number };
}

export async function arenaJson(...args: string[]): Promise<ArenaSummary> {
  const { code, out, err } = await keyflower('arena', '--json', ...args);
  expect(code, err).toBe(0);
  return JSON.parse(out) as ArenaSummary;
}
