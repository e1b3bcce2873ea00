import { eventually } from './eventually.ts';
import type { TestServer } from './server.ts';

/** Waits until every game that is over is in the statistics. */
export const counted = ({ running }: TestServer): Promise<boolean> =>
  eventually(async () => (await running.context.store.statistics.uncounted('', 1)).length === 0, 'counting');
