import { availableParallelism } from 'node:os';
import { wholeNumber } from './command.ts';

const MAX_THREADS = 1024;

/** The number of threads of `--threads`, by default one per core. */
export const threadsOf = (flag: string | undefined): number =>
  flag === undefined ? availableParallelism() : wholeNumber(flag, '--threads', 1, MAX_THREADS);
