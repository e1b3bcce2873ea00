import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BASE_CONTENT } from '@keyflower/engine';
import { playRandomGame } from '@keyflower/engine/testkit';
import { lateState } from './engine.ts';

const KIB = 1024;

/** The memory of a state, and what remains after ten thousand games. */
export function memoryReport(games: number): string {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  };
  const options = { players: 4, farmers: 'off', gamers: false, handicap: [] } as const;
  for (let i = 0; i < 200; i++) playRandomGame(BASE_CONTENT, options, i);
  const before = used();
  for (let i = 0; i < games; i++) playRandomGame(BASE_CONTENT, options, i);
  const grown = used() - before;
  const state = lateState().bytes.byteLength / KIB;
  return `A state holds ${state.toFixed(1)} KiB, of any game; ${games} games left ${(grown / KIB).toFixed(0)} KiB more on the heap.`;
}
