import { describe, expect, it } from 'vitest';
import { Allowances, underLoad } from './allowance.ts';

describe('thinking time', () => {
  it('is for a whole turn, and starts anew with the next', () => {
    const allowances = new Allowances();
    expect(allowances.left('t/0', 'turn', 1000)).toBe(1000);
    allowances.spend('t/0', 'turn', 700);
    expect(allowances.left('t/0', 'transport', 1000)).toBe(300);
    allowances.spend('t/0', 'transport', 200);
    expect(allowances.left('t/0', 'transport', 1000)).toBe(100);
    expect(allowances.left('t/1', 'transport', 1000)).toBe(1000);
    expect(allowances.left('t/0', 'turn', 1000)).toBe(1000);
    expect(allowances.left('t/0', 'pay', 1000)).toBe(1000);
  });

  it('is shared by all tiles laid at one season end', () => {
    const allowances = new Allowances();
    allowances.spend('t/0', 'turn', 700);
    expect(allowances.left('t/0', 'place', 1000)).toBe(1000);
    allowances.spend('t/0', 'place', 900);
    expect(allowances.left('t/0', 'place', 1000)).toBe(100);
  });

  it('never runs out altogether, and is never more than asked for', () => {
    const allowances = new Allowances();
    allowances.spend('t/0', 'turn', 5000);
    expect(allowances.left('t/0', 'pay', 1000)).toBe(2);
    expect(allowances.left('t/0', 'pay', 1)).toBe(1);
    expect(allowances.left('t/0', 'turn', 1)).toBe(1);
  });

  it('forgets seats that have been idle for long', () => {
    const allowances = new Allowances();
    allowances.spend('first', 'turn', 500);
    for (let n = 0; n < 10_000; n++) allowances.spend(`${n}`, 'turn', 500);
    expect(allowances.left('first', 'pay', 1000)).toBe(1000);
    expect(allowances.left('9999', 'pay', 1000)).toBe(500);
  });

  it('shrinks when others wait, less so the more threads there are', () => {
    expect(underLoad(1000, 0, 1)).toBe(1000);
    expect(underLoad(1000, 4, 4)).toBe(500);
    expect(underLoad(1000, 9, 1)).toBe(100);
    expect(underLoad(1000, 500, 1)).toBe(40);
    expect(underLoad(20, 500, 1)).toBe(20);
  });
});
