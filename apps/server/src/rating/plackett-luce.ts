/** A player's skill as a normal distribution. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** How far one player's performance varies from game to game. */
const BETA = 25 / 6;
/** Uncertainty added before every game, so that a rating never stops moving. */
const TAU = 25 / 300;
/** No game shrinks a variance below this share of itself. */
const LEAST_SHRINK = 1e-4;

/**
 * The update of Weng and Lin for the Plackett-Luce model: "A Bayesian Approximation Method for Online Ranking",
 * Journal of Machine Learning Research 12 (2011), algorithm 4, for players instead of teams. A lower rank is better,
 * equal ranks are a tie; the result is in the order given.
 */
export function plackettLuce(players: readonly (Rating & { rank: number })[]): Rating[] {
  // Sums are taken in order of rank: floating-point results then do not depend on the order of the seats.
  const field = players
    .map(({ mu, sigma, rank }, index) => ({ mu, sigma: Math.sqrt(sigma * sigma + TAU * TAU), rank, index }))
    .sort((a, b) => a.rank - b.rank);
  const c = Math.sqrt(field.reduce((sum, { sigma }) => sum + (sigma * sigma + BETA * BETA), 0));
  const strength = (mu: number): number => Math.exp(mu / c);
  const contests = field.map(({ rank }) => ({
    rank,
    total: field.reduce((sum, other) => (other.rank >= rank ? sum + strength(other.mu) : sum), 0),
    tied: field.filter((other) => other.rank === rank).length,
  }));
  const updated: Rating[] = [];
  field.forEach(({ mu, sigma, rank, index }, own) => {
    let omega = 0;
    let delta = 0;
    contests.forEach((contest, place) => {
      if (contest.rank > rank) return;
      const chance = strength(mu) / contest.total;
      omega += (place === own ? 1 - chance : -chance) / contest.tied;
      delta += (chance * (1 - chance)) / contest.tied;
    });
    const variance = sigma * sigma;
    const shrink = 1 - delta * (variance / c ** 2) * (sigma / c);
    updated[index] = {
      mu: mu + omega * (variance / c),
      sigma: sigma * Math.sqrt(Math.max(shrink, LEAST_SHRINK)),
    };
  });
  return updated;
}
