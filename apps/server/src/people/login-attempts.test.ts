import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoginAttempts } from './login-attempts.ts';

const HOUR = 60 * 60_000;

function guarded(most?: number) {
  const clock = { ms: 5000 };
  const guard = new LoginAttempts({ now: () => clock.ms, ...(most ? { most } : {}) });
  /** Tries whenever allowed, and returns the number of tries. */
  const guessFor = (ms: number, account: () => string, address: () => string): number => {
    const end = clock.ms + ms;
    let tries = 0;
    while (clock.ms < end) {
      const wait = guard.ask(account(), address());
      if (wait === 0) tries += 1;
      else clock.ms += wait;
    }
    return tries;
  };
  return { clock, guard, guessFor };
}

const counting = (word: string) => {
  let n = 0;
  return () => `${word} ${(n += 1)}`;
};

describe('guessing passwords', () => {
  it('is free for a few mistypes, then each wait is twice the last, up to a minute', () => {
    const { clock, guard } = guarded();
    const waits = Array.from({ length: 14 }, () => {
      const waited = guard.waitMs('ada', 'home');
      clock.ms += waited;
      expect(guard.ask('ada', 'home')).toBe(0);
      return waited;
    });
    const doubling = [1000, 2000, 4000, 8000, 16_000, 32_000];
    // A minute has passed during those waits, and each minute forgives one wrong try.
    expect(waits).toEqual([0, 0, 0, 0, 0, ...doubling, 32_000, 60_000, 60_000]);
  });

  it('is refused before the wait is over', () => {
    const { clock, guard } = guarded();
    for (let n = 0; n < 5; n += 1) guard.ask('ada', 'home');
    expect(guard.ask('ada', 'home')).toBe(1000);
    clock.ms += 999;
    expect(guard.ask('ada', 'home')).toBe(1);
    clock.ms += 1;
    expect(guard.ask('ada', 'home')).toBe(0);
  });

  it('at one account from everywhere gets about one try a minute', () => {
    const { guessFor } = guarded();
    expect(guessFor(24 * HOUR, () => 'ada', counting('address'))).toBeLessThan(24 * 60 + 60);
  });

  it('at every account from one address gets about four tries an hour', () => {
    const { guessFor } = guarded();
    expect(guessFor(24 * HOUR, counting('account'), () => 'home')).toBeLessThan(24 * 4 + 40);
  });

  it('in parallel gets no more than the free tries', () => {
    const { guard } = guarded();
    const letIn = Array.from({ length: 100 }, () => guard.ask('ada', 'home')).filter((wait) => wait === 0);
    expect(letIn).toHaveLength(5);
  });

  it('does not get faster by signing in to an own account in between', () => {
    const { clock, guard } = guarded();
    const account = counting('account');
    const end = clock.ms + 24 * HOUR;
    let tries = 0;
    while (clock.ms < end) {
      clock.ms += guard.waitMs('mine', 'home');
      if (guard.ask('mine', 'home') === 0) guard.succeeded('mine', 'home');
      const wait = guard.ask(account(), 'home');
      if (wait === 0) tries += 1;
      clock.ms += wait;
    }
    expect(tries).toBeLessThan(24 * 4 + 40);
  });

  it('from one address does not slow down another, neither this account nor others', () => {
    const { guessFor, guard } = guarded();
    guessFor(
      HOUR,
      () => 'ada',
      () => 'far away',
    );
    guard.ask('ada', 'far away');
    expect(guard.waitMs('ada', 'far away')).toBeGreaterThan(0);
    expect(guard.waitMs('ada', 'home')).toBe(0);
    expect(guard.waitMs('ben', 'home')).toBe(0);
  });

  it('from everywhere does not slow down the owner where they have signed in before', () => {
    const { guessFor, guard } = guarded();
    expect(guard.ask('ada', 'home')).toBe(0);
    guard.succeeded('ada', 'home');
    guard.welcome('ada', 'work');
    guessFor(HOUR, () => 'ada', counting('address'));
    guard.ask('ada', 'one more');
    expect(guard.waitMs('ada', 'somewhere new')).toBeGreaterThan(0);
    for (const place of ['home', 'work']) {
      expect(Array.from({ length: 5 }, () => guard.ask('ada', place))).toEqual([0, 0, 0, 0, 0]);
      expect(guard.ask('ada', place)).toBe(1000);
    }
  });

  it('gains nothing from backoff', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 * HOUR }), { minLength: 1, maxLength: 40 }),
        (pauses) => {
          const { clock, guard } = guarded();
          const account = counting('account');
          const start = clock.ms;
          let tries = 0;
          for (const pause of pauses) {
            clock.ms += pause;
            while (guard.ask(account(), 'home') === 0) tries += 1;
          }
          expect(tries).toBeLessThanOrEqual(20 + 10 + (clock.ms - start) / (15 * 60_000));
        },
      ),
    );
  });

  it('is forgotten after the right password, and with time', () => {
    const { clock, guard } = guarded();
    for (let n = 0; n < 5; n += 1) guard.ask('ada', 'home');
    clock.ms += 1000;
    expect(guard.ask('ada', 'home')).toBe(0);
    guard.succeeded('ada', 'home');
    const free = Array.from({ length: 5 }, () => guard.ask('ada', 'home'));
    expect(free).toEqual([0, 0, 0, 0, 0]);
    expect(guard.waitMs('ada', 'home')).toBe(1000);
    clock.ms += 3 * HOUR;
    guard.ask('someone', 'somewhere');
    expect(guard.size).toBe(3);
  });

  it('never delays successful logins, however frequent', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 100 }), (pauses) => {
        const { clock, guard } = guarded();
        for (const pause of pauses) {
          clock.ms += pause;
          expect(guard.ask('ada', 'home')).toBe(0);
          guard.succeeded('ada', 'home');
        }
        expect(guard.size).toBe(0);
      }),
    );
  });

  it('takes a bounded memory', () => {
    const { guard } = guarded(100);
    for (let n = 0; n < 5000; n += 1) guard.ask(`account ${n}`, `address ${n}`);
    expect(guard.size).toBe(300);
  });
});
