import type { TokenBuckets } from '../safety/index.ts';

interface Sender {
  readonly person: string;
  readonly address: string;
}

export interface PaceLimits {
  messages: TokenBuckets;
  /** Bytes that are sent to an address. */
  bytes: TokenBuckets;
}

/** How much a person and an address may send, and how much an address may be sent. */
export class Pace {
  private readonly limits: PaceLimits;

  constructor(limits: PaceLimits) {
    this.limits = limits;
  }

  /** Takes the price of a message from the person and from the address, or from neither. */
  take(sender: Sender, price: number): boolean {
    const { messages } = this.limits;
    if (!this.mayBeAnswered(sender)) return false;
    if (messages.waitMs(sender.address, price) > 0 || !messages.take(sender.person, price)) return false;
    return messages.take(sender.address, price);
  }

  /** Whether the address was not sent too much yet. */
  mayBeAnswered({ address }: Sender): boolean {
    return this.limits.bytes.waitMs(address) === 0;
  }

  charge({ person, address }: Sender, price: number): void {
    if (price === 0) return;
    this.limits.messages.charge(person, price);
    this.limits.messages.charge(address, price);
  }

  /** Milliseconds until a message of this price is taken. */
  waitMs({ person, address }: Sender, price: number): number {
    const { messages, bytes } = this.limits;
    return Math.max(messages.waitMs(person, price), messages.waitMs(address, price), bytes.waitMs(address));
  }
}
