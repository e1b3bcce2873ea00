/** A socket to which something is being sent. */
export interface Receiver {
  /** Bytes that were sent to it and not yet passed on to the network. */
  pending: number;
  terminate(): void;
}

/**
 * Bounds the memory of what clients have not read yet, of all together: where it grows too large, those who read least
 * are disconnected.
 */
export class Outgoing {
  private readonly limit: number;
  private readonly receivers: () => Iterable<Receiver>;
  private pending = 0;

  constructor(limit: number, receivers: () => Iterable<Receiver>) {
    this.limit = limit;
    this.receivers = receivers;
  }

  get total(): number {
    return this.pending;
  }

  /** Notes that bytes are on their way; the result is called when they have left. */
  send(receiver: Receiver, bytes: number): () => void {
    this.pending += bytes;
    receiver.pending += bytes;
    if (this.pending > this.limit) this.disconnectSlowest();
    return () => {
      this.pending -= bytes;
      receiver.pending -= bytes;
    };
  }

  private disconnectSlowest(): void {
    let excess = this.pending - this.limit / 2;
    const slowest = [...this.receivers()].sort((a, b) => b.pending - a.pending);
    for (const receiver of slowest) {
      if (excess <= 0 || receiver.pending === 0) return;
      excess -= receiver.pending;
      receiver.terminate();
    }
  }
}
