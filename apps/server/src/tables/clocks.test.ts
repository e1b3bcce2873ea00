import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterStep, afterUndo, dueAt, nextDue, type SeatTime, startTimes } from './clocks.ts';
import { must } from '../../../../scripts/testing/must.ts';

const DAY = 86_400_000;

describe('clocks without a server', () => {
  const FREE = 30;
  const PLAYERS = 4;
  const mask = fc.integer({ min: 0, max: 2 ** PLAYERS - 1 });
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 50 }),
    owesNow: mask,
    actor: fc.integer({ min: 0, max: PLAYERS - 1 }),
    undo: fc.boolean(),
    undone: fc.integer({ min: 1, max: 3 }),
  });
  const left = ({ bank, free }: SeatTime): number => bank + free;

  test('only seats that owe a decision run, in parallel; no bank grows or goes below zero', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 100 }), (steps, bank) => {
        const times: SeatTime[] = Array.from({ length: PLAYERS }, () => ({ bank, free: 0, since: null }));
        let now = 0;
        let owedBefore = 0;
        for (const { wait, owesNow, actor, undo, undone } of steps) {
          now += wait;
          const before = times.map((time) => ({ ...time }));
          if (undo) afterUndo(times, { owedBefore, owesNow, by: actor, undone, free: FREE, now });
          else afterStep(times, { owedBefore, owesNow, actor, free: FREE, now });
          times.forEach((time, seat) => {
            const owed = (owedBefore >> seat) & 1;
            const owes = (owesNow >> seat) & 1;
            expect(time.since !== null).toBe(owes === 1);
            expect(time.bank).toBeGreaterThanOrEqual(0);
            expect(time.free).toBeGreaterThanOrEqual(0);
            expect(time.bank).toBeLessThanOrEqual(must(before[seat]).bank);
            // Decision time is all that a player ever gains.
            expect(time.free).toBeLessThanOrEqual(Math.max(FREE, must(before[seat]).free));
            const mayGain = owes && !(undo && seat === actor);
            expect(left(time)).toBeLessThanOrEqual(left(must(before[seat])) + (mayGain ? FREE : 0));
            const stood = !owed && !owes;
            expect(left(time)).toBeGreaterThanOrEqual(stood ? left(must(before[seat])) : 0);
          });
          owedBefore = owesNow;
        }
      }),
    );
  });

  test('a running clock loses exactly the time that passes, decision time first', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(100), fc.nat(60), (wait, bank, free) => {
        const times: SeatTime[] = [{ bank, free: 0, since: null }];
        afterStep(times, { owedBefore: 0, owesNow: 1, actor: null, free, now: 7 });
        expect(dueAt(must(times[0]))).toBe(7 + free + bank);
        afterStep(times, { owedBefore: 1, owesNow: 0, actor: 0, free, now: 7 + wait });
        expect(left(must(times[0]))).toBe(Math.max(0, bank + free - wait));
        expect(must(times[0]).bank).toBe(Math.max(0, bank - Math.max(0, wait - free)));
        expect(nextDue(times)).toBeNull();
      }),
    );
  });

  test('undo does not prolong a turn: every new decision has its time once', () => {
    const move = fc.record({ wait: fc.nat(20), back: fc.boolean() });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const bank = 40;
        const times: SeatTime[] = [{ bank, free: 0, since: null }];
        let now = 0;
        afterStep(times, { owedBefore: 0, owesNow: 1, actor: null, free: FREE, now });
        let depth = 0;
        let deepest = 0;
        for (const { wait, back } of moves) {
          now += wait;
          if (now > dueAt(must(times[0]))!) break;
          if (back && depth > 0) {
            afterUndo(times, { owedBefore: 1, owesNow: 1, by: 0, undone: depth, free: FREE, now });
            depth = 0;
          } else {
            afterStep(times, { owedBefore: 1, owesNow: 1, actor: 0, free: FREE, now });
            depth += 1;
            deepest = Math.max(deepest, depth);
          }
          expect(dueAt(must(times[0]))).toBeLessThanOrEqual(bank + (deepest + 1) * FREE);
        }
      }),
    );
  });

  test('during a vacation the clock stands although a decision is owed', () => {
    const times = startTimes({ kind: 'correspondence', hours: 24 }, 2)!;
    must(times[1]).away = true;
    afterStep(times, { owedBefore: 0, owesNow: 0b11, actor: null, free: DAY, now: 5 });
    expect(times.map(({ since }) => since)).toEqual([5, null]);
    expect(nextDue(times)).toBe(5 + DAY);
    expect(startTimes({ kind: 'untimed' }, 2)).toBeNull();
  });
});
