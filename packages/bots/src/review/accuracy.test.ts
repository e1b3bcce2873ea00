import { expect, it } from 'vitest';
import { accuracies, accuracyOf } from './accuracy.ts';
import type { Better } from './review.ts';

const better = (loss: number): Better => ({
  action: { type: 'pass' },
  reason: { id: 'pass-nothing' },
  loss,
  score: 0,
  winRate: 0,
  line: [],
  seed: '',
});

const decision = (loss: number, { seat = 0, season = 'spring', judged = true } = {}) => ({
  seat,
  season: season as 'spring' | 'winter',
  judged,
  better: loss > 0 ? better(loss) : null,
});

it('accuracy is 100 without losses and falls with every loss', () => {
  let last = 101;
  for (const loss of [0, 0.5, 1, 2, 4, 8, 30]) {
    const { accuracy } = accuracyOf([decision(loss), decision(0)]);
    expect(accuracy).toBeLessThan(last);
    expect(accuracy).toBeGreaterThan(0);
    last = accuracy ?? Number.NaN;
  }
  expect(accuracyOf([decision(0)]).accuracy).toBe(100);
});

it('decisions without a choice do not count', () => {
  expect(accuracyOf([decision(0, { judged: false })])).toEqual({ accuracy: null, decisions: 0, loss: 0 });
  expect(accuracyOf([decision(4), decision(0, { judged: false })])).toEqual(accuracyOf([decision(4)]));
});

it('seats and seasons are counted apart', () => {
  const [first, second] = accuracies(2, [
    decision(2),
    decision(1, { season: 'winter' }),
    decision(0, { seat: 1 }),
  ]);
  expect(first?.game).toMatchObject({ decisions: 2, loss: 3 });
  expect(first?.seasons.spring).toMatchObject({ decisions: 1, loss: 2 });
  expect(first?.seasons.winter).toMatchObject({ decisions: 1, loss: 1 });
  expect(first?.seasons.summer.accuracy).toBeNull();
  expect(second?.game).toMatchObject({ accuracy: 100, decisions: 1 });
});
