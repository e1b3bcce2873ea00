/*
 * Checks the history of one table: whether all calls of its players can have happened one after the other, each at a
 * moment between its call and its answer, in the order of the log. It knows nothing of the server and nothing of the game
 * but what `Model` says. (The order of what changed something is given by the log; so the search for an order, which
 * is expensive in general, is only one for moments.)
 */

export interface Call {
  client: number;
  /** Unique for the client. */
  id: string;
  /** Milliseconds of one clock for all clients. */
  called: number;
  /** Null: never answered. */
  answered: number | null;
  /** Null: never answered, so it may have happened or not. */
  outcome: 'accepted' | 'refused' | null;
  /** Accepted, but it need not be in the log: what was asked for may depend on others. */
  mayBeMissing?: boolean;
}

export interface Entry {
  /** Null: not a client's, or without a call of one. */
  client: number | null;
  id: string | null;
}

/** What each call had to be answered after the first `length` entries of the log. */
export interface Model<C extends Call> {
  accepts?: (call: C, length: number) => boolean;
  refuses?: (call: C, length: number) => boolean;
}

const nameOf = ({ client, id }: { client: number | null; id: string | null }): string => `${id} of ${client}`;

/** What is wrong with a history; nothing if it is linearizable. */
export function violations<C extends Call>(
  log: readonly Entry[],
  calls: readonly C[],
  model: Model<C> = {},
): string[] {
  const found: string[] = [];
  const positions = positionsIn(log, calls, found);
  const moments = momentsOf(log, calls, positions, found);
  for (const call of calls) {
    const at = positions.get(nameOf(call));
    if (at === undefined || !model.accepts || model.accepts(call, at)) continue;
    found.push(`${nameOf(call)} is entry ${at} of the log, where it had to be refused`);
  }
  if (model.refuses) refusalsFit(log, calls, moments, model.refuses, found);
  return found;
}

/** Where each call is in the log: once if it was accepted, not at all if it was refused. */
function positionsIn(log: readonly Entry[], calls: readonly Call[], found: string[]): Map<string, number> {
  const positions = new Map<string, number>();
  for (const [at, entry] of log.entries()) {
    if (entry.id === null) continue;
    if (positions.has(nameOf(entry))) found.push(`${nameOf(entry)} is in the log twice`);
    positions.set(nameOf(entry), at);
  }
  const known = new Set(calls.map(nameOf));
  for (const name of positions.keys()) if (!known.has(name)) found.push(`${name} was never called for`);
  for (const call of calls) {
    const isThere = positions.has(nameOf(call));
    if (call.outcome === 'accepted' && !isThere && !call.mayBeMissing)
      found.push(`${nameOf(call)} was accepted and is not in the log`);
    if (call.outcome === 'refused' && isThere) found.push(`${nameOf(call)} was refused and is in the log`);
  }
  return positions;
}

/** The earliest and the latest moment at which each entry can have happened. */
interface Moments {
  earliest: number[];
  latest: number[];
}

function momentsOf(
  log: readonly Entry[],
  calls: readonly Call[],
  positions: ReadonlyMap<string, number>,
  found: string[],
): Moments {
  const called = log.map(() => Number.NEGATIVE_INFINITY);
  const answered = log.map(() => Number.POSITIVE_INFINITY);
  for (const call of calls) {
    const at = positions.get(nameOf(call));
    if (at === undefined) continue;
    called[at] = call.called;
    answered[at] = call.answered ?? Number.POSITIVE_INFINITY;
  }
  const earliest = [...called];
  for (let at = 1; at < log.length; at++) earliest[at] = Math.max(earliest[at]!, earliest[at - 1]!);
  const latest = [...answered];
  for (let at = log.length - 2; at >= 0; at--) latest[at] = Math.min(latest[at]!, latest[at + 1]!);
  for (const [at, entry] of log.entries()) {
    if (earliest[at]! > answered[at]!)
      found.push(`${nameOf(entry)} was answered before an earlier entry of the log was called for`);
  }
  return { earliest, latest };
}

/**
 * Refused calls change nothing, but each must have been refused at some moment: after as many entries as are possible
 * then, and not after fewer than a refusal that was over before it was called.
 */
function refusalsFit<C extends Call>(
  log: readonly Entry[],
  calls: readonly C[],
  { earliest, latest }: Moments,
  refuses: (call: C, length: number) => boolean,
  found: string[],
): void {
  const placed: { answered: number; length: number }[] = [];
  const refused = calls.filter(({ outcome }) => outcome === 'refused').sort((a, b) => a.called - b.called);
  for (const call of refused) {
    const answered = call.answered!;
    let from = 0;
    for (const before of placed) if (before.answered < call.called) from = Math.max(from, before.length);
    let length = from;
    const isPossible = (): boolean =>
      (length === 0 || earliest[length - 1]! <= answered) &&
      (length === log.length || latest[length]! >= call.called);
    while (length <= log.length && !(isPossible() && refuses(call, length))) length += 1;
    if (length > log.length) found.push(`${nameOf(call)} was refused, and at no moment had to be`);
    else placed.push({ answered, length });
  }
}
