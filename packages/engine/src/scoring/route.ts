/** A run of roads between two junctions, by way of tiles that have no other road. */
export interface Strand {
  from: number;
  to: number;
  between: readonly number[];
}

/** One strand's turn in the frontier walk. */
export interface Step {
  strand: Strand;
  /** The slots of its two junctions. */
  a: number;
  b: number;
  /** Slots whose junction has no open strand after this one; they are free from then on. */
  done: readonly number[];
  /** Slots in use after this step. */
  open: readonly number[];
  /** Tiles still ahead: on strands to come, and junctions not yet met. */
  ahead: number;
}

export interface Route {
  steps: Step[];
  /** How many slots it takes. */
  width: number;
  /** How many tiles there are altogether. */
  tiles: number;
}

/** The strands in an order that keeps the frontier narrow, with a slot for every junction at the frontier. */
export function plotRoute(junctions: number, strands: readonly Strand[]): Route {
  const ways: number[][] = Array.from({ length: junctions }, () => []);
  for (const { from, to } of strands) {
    if (from === to || ways[from].includes(to)) continue;
    ways[from].push(to);
    ways[to].push(from);
  }
  return slotted(junctions, strands, narrowestOrder(ways));
}

/** One in this many junctions is tried as the start; more are not worth the time. */
const STRIDE = 5;

/** The best of several greedy orders of the junctions: the one with the fewest frontier states. */
function narrowestOrder(ways: readonly (readonly number[])[]): number[] {
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < ways.length; start += STRIDE) {
    const found = greedyOrder(ways, start);
    if (found.cost >= least) continue;
    least = found.cost;
    best = found.order;
  }
  return best;
}

/** From the start always on to the junction that leaves the fewest at the frontier. */
function greedyOrder(ways: readonly (readonly number[])[], start: number): { order: number[]; cost: number } {
  const met = new Uint8Array(ways.length);
  const open = ways.map((others) => others.length);
  const order: number[] = [];
  let width = 0;
  let cost = 0;
  for (let at = start; at >= 0; ) {
    order.push(at);
    met[at] = 1;
    width += widening(at, ways, met, open);
    for (const other of ways[at]) open[other]--;
    // Approximate growth of the number of states per additional junction at the frontier.
    cost += 4 ** width;
    let next = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let junction = 0; junction < ways.length; junction++) {
      if (met[junction] || open[junction] === ways[junction].length) continue;
      const wider = widening(junction, ways, met, open);
      if (wider >= least) continue;
      least = wider;
      next = junction;
    }
    at = next;
  }
  return { order, cost };
}

/** How many more junctions are at the frontier once this one is met; `open` counts those not met around each. */
function widening(
  junction: number,
  ways: readonly (readonly number[])[],
  met: Uint8Array,
  open: readonly number[],
): number {
  let more = open[junction] > 0 ? 1 : 0;
  for (const other of ways[junction]) if (met[other] && open[other] === 1) more--;
  return more;
}

function slotted(junctions: number, strands: readonly Strand[], order: readonly number[]): Route {
  // Every strand's turn comes when the second of its junctions is met.
  const met = new Uint8Array(junctions);
  const queue = order.flatMap((junction) => {
    met[junction] = 1;
    return strands.filter(
      ({ from, to }) => (from === junction && met[to] > 0) || (to === junction && met[from] > 0),
    );
  });
  const left = new Int32Array(junctions);
  let ahead = junctions;
  for (const { from, to, between } of queue) {
    left[from]++;
    left[to]++;
    ahead += between.length;
  }
  const tiles = ahead;
  const slots = new Map<number, number>();
  let width = 0;
  const enter = (junction: number): number => {
    let slot = slots.get(junction);
    if (slot === undefined) {
      const taken = [...slots.values()];
      slot = 0;
      while (taken.includes(slot)) slot++;
      slots.set(junction, slot);
      width = Math.max(width, slot + 1);
      ahead--;
    }
    return slot;
  };
  const steps = queue.map((strand): Step => {
    const a = enter(strand.from);
    const b = enter(strand.to);
    ahead -= strand.between.length;
    const done: number[] = [];
    for (const junction of [strand.from, strand.to]) {
      if (--left[junction] > 0) continue;
      done.push(slots.get(junction)!);
      slots.delete(junction);
    }
    return { strand, a, b, done, open: [...slots.values()], ahead };
  });
  return { steps, width, tiles };
}
