import { commitmentTo, type SeedProof } from '@keyflower/engine';
import { refused } from '../errors/index.ts';

/** What the seed of a game is made from: the server's secret, and what the players' devices have committed to. */
export interface Draws {
  /** Published only with the result; its hash is known from the beginning. */
  secret: string;
  /** By seat. */
  commitments: (string | null)[];
  /** By seat, once the game has begun; null if it was left out. */
  revealed?: (string | null)[];
}

/** The draws of a table, unless its seed was chosen. */
export const drawsOf = ({
  live,
  settings,
}: {
  live: { draws?: Draws };
  settings: { seed?: string | undefined };
}): Draws | undefined => (settings.seed === undefined ? live.draws : undefined);

/** What everyone may know of the draws before the end. */
export function proofOf({ secret, commitments, revealed }: Draws, players: number): SeedProof {
  const seats = Array.from({ length: players }, (_, seat) => {
    const commitment = commitments[seat];
    return commitment ? { commitment, revealed: revealed?.[seat] ?? null } : null;
  });
  return { server: commitmentTo(secret), seats };
}

/** Reveals that a game waits for before it begins. */
export class Reveals {
  private readonly revealed = new Map<number, string>();
  private readonly awaited: Set<number>;
  private readonly commitments: readonly (string | null | undefined)[];
  private done: () => void = () => {};

  constructor(commitments: readonly (string | null | undefined)[], awaited: Iterable<number>) {
    this.commitments = commitments;
    this.awaited = new Set(awaited);
  }

  /** Takes the contribution of a seat. Another than it committed to is refused. */
  take(seat: number, contribution: string): void {
    if (commitmentTo(contribution) !== this.commitments[seat]) throw refused('wrong-contribution');
    this.revealed.set(seat, contribution);
    this.awaited.delete(seat);
    if (this.awaited.size === 0) this.done();
  }

  /** Waits until all have revealed, at most for some time. */
  wait(ms: number): Promise<void> {
    if (this.awaited.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.done = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** By seat; what was not revealed is left out. */
  all(players: number): (string | null)[] {
    return Array.from({ length: players }, (_, seat) => this.revealed.get(seat) ?? null);
  }
}
