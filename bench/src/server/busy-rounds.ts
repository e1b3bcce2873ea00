import { median } from '../measure.ts';
import type { Contender } from './contenders.ts';
import type { LoadOrder, LoadResult } from './order.ts';

export interface Busy {
  contender: Contender;
  /** In the order of the rounds. */
  rounds: LoadResult[];
}

/**
 * Keeps the servers busy in turns, for several rounds and in both orders: what slows the machine for a while hits all of
 * them, and `ratio` compares within the rounds. A server that is not driven stands idle. A first round does not count: by its
 * end, the code of all of them is compiled.
 */
export async function busyRounds(
  contenders: Contender[],
  rounds: number,
  order: Omit<LoadOrder, 'port'>,
): Promise<Busy[]> {
  const running = await Promise.all(
    contenders.map(async (contender) => ({
      contender,
      server: await contender.start(),
      rounds: [] as LoadResult[],
    })),
  );
  for (let round = 0; round <= rounds; round++) {
    for (const { contender, server, rounds: results } of round % 2 === 0 ? running : running.toReversed()) {
      const result = await contender.drive({ ...order, port: server.port });
      if (round > 0) results.push(result);
    }
  }
  await Promise.all(running.map(({ server }) => server.stop()));
  return running;
}

/** The median of the rounds. */
export function typical({ rounds }: Busy, figure: 'perSecond' | 'p50' | 'p99'): number {
  return median(rounds.map((result) => result[figure]));
}

/** How many times as many actions as the reference's: the median over the rounds. */
export function ratio(busy: Busy, reference: Busy): number {
  return median(busy.rounds.map(({ perSecond }, round) => perSecond / reference.rounds[round].perSecond));
}
