export interface SearchSettings {
  /** How much untried actions attract. */
  exploration: number;
  /** With n visits about this many times the root of n actions have been tried. */
  widening: number;
  /** How sharply first sight prefers: in points. */
  temperature: number;
  /** So many actions are looked at: at the decision itself, and at those that may follow. */
  rootCandidates: number;
  candidates: number;
  /** So many actions ahead at most, then so many turns by the policy. */
  depth: number;
  playoutTurns: number;
  /** Keeps memory bounded: a node with all that hangs on it takes about a kilobyte. */
  mostNodes: number;
}

export const SETTINGS: SearchSettings = {
  exploration: 0.6,
  widening: 0.4,
  temperature: 1.5,
  rootCandidates: 40,
  candidates: 10,
  depth: 24,
  playoutTurns: 16,
  mostNodes: 50_000,
};
