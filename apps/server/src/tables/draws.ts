import { commitmentTo, type SeedProof } from '@keyflower/engine';

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

/** A game is about to begin: the devices of the players are asked for what they have committed to. */
export interface Starting {
  /** The time until which it waits for them, in play time. */
  until: number;
  /** The seats that are asked. */
  awaited: number[];
  /** By seat. Secret until the game begins: who knows the others' contributions could choose the seed. */
  revealed: (string | null)[];
}

/** Whether a seat is asked for its contribution and has not revealed it. */
export const isAwaited = (starting: Starting | undefined, seat: number | null): boolean =>
  starting !== undefined && seat !== null && starting.awaited.includes(seat) && !starting.revealed[seat];
