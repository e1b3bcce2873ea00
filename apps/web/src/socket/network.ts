import type { Line } from './line.ts';

/**
 * What the browser knows of the network is passed on to the line: gone, back, or somebody looks again after a while.
 * Where the server is on this very machine it can be heard without any network: then the line is soon back.
 */
export function watchNetwork(line: Pick<Line, 'drop' | 'hurry'>): void {
  addEventListener('offline', () => line.drop());
  addEventListener('online', () => line.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) line.hurry();
  });
}
