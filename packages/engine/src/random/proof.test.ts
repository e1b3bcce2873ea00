import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commitmentTo, isProven, provenSeed, type SeedProof } from './proof.ts';

const secret = fc.stringMatching(/^[0-9a-f]{64}$/);
const contribution = fc.option(
  fc.record({ revealed: fc.option(secret) }).map(({ revealed }) => ({
    commitment: commitmentTo(revealed ?? 'kept'),
    revealed,
  })),
);
const game = fc
  .record({ own: secret, seats: fc.array(contribution, { minLength: 2, maxLength: 6 }) })
  .map(({ own, seats }) => ({ own, proof: { server: commitmentTo(own), seats } satisfies SeedProof }));

it('accepts the seed that all contributions give', () => {
  fc.assert(
    fc.property(game, ({ own, proof }) => {
      expect(isProven(provenSeed(own, proof), own, proof)).toBe(true);
    }),
  );
});

it('depends on the secret and on every revealed contribution', () => {
  fc.assert(
    fc.property(game, secret, fc.nat(), ({ own, proof }, other, n) => {
      fc.pre(other !== own);
      expect(provenSeed(other, proof)).not.toBe(provenSeed(own, proof));
      const seats = [...proof.seats];
      const seat = n % seats.length;
      fc.pre(seats[seat]?.revealed !== other);
      seats[seat] = { commitment: commitmentTo(other), revealed: other };
      expect(provenSeed(own, { ...proof, seats })).not.toBe(provenSeed(own, proof));
    }),
  );
});

it('refuses another secret, another contribution and another seed', () => {
  fc.assert(
    fc.property(game, secret, ({ own, proof }, other) => {
      fc.pre(other !== own);
      const seed = provenSeed(own, proof);
      expect(isProven(seed, other, proof)).toBe(false);
      expect(isProven(other, own, proof)).toBe(false);
      const changed = {
        ...proof,
        seats: [{ commitment: commitmentTo(own), revealed: other }, ...proof.seats.slice(1)],
      };
      expect(isProven(provenSeed(own, changed), own, changed)).toBe(false);
    }),
  );
});
