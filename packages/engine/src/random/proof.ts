import { sha256Hex } from './sha256.ts';

/** What the device of a seat committed to when the seat was taken, and revealed when the game began. */
export interface Contribution {
  /** SHA-256 of what is revealed. */
  commitment: string;
  /** Null if it was not revealed in time: then it is left out. */
  revealed: string | null;
}

/**
 * Where a seed comes from: the server's secret and what the players' devices contributed. The server publishes the hash
 * of its secret before any contribution, and devices reveal theirs before they know the secret, so that neither can
 * choose the seed. The secret is revealed with the seed, at the end.
 */
export interface SeedProof {
  /** SHA-256 of the server's secret. */
  server: string;
  /** By seat; null for seats that contribute nothing, such as bots. */
  seats: (Contribution | null)[];
}

/** What the server knows of a seed to which players contributed. */
export interface ProvenSeed {
  secret: string;
  proof: SeedProof;
}

/** Names purpose and version. */
const SEED_DOMAIN = 'keyflower-seed/1';

export const commitmentTo = (secret: string): string => sha256Hex(secret);

/** The seed that a secret and the revealed contributions give. */
export function provenSeed(secret: string, { seats }: SeedProof): string {
  const revealed = seats.map((seat) => seat?.revealed ?? null);
  return sha256Hex(`${SEED_DOMAIN}\n${JSON.stringify([secret, revealed])}`);
}

/** Whether a seed is the one that was committed to by everyone. */
export function isProven(seed: string, secret: string, proof: SeedProof): boolean {
  const isKept = (seat: Contribution | null): boolean =>
    !seat || seat.revealed === null || commitmentTo(seat.revealed) === seat.commitment;
  return (
    commitmentTo(secret) === proof.server && proof.seats.every(isKept) && provenSeed(secret, proof) === seed
  );
}
