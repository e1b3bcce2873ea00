import {
  type Action,
  checkAction,
  nextToAct,
  QuickRandom,
  randomAction,
  type Refusal,
  type State,
} from '@keyflower/engine';
import { refusalText } from '@keyflower/words';
import { expect, test } from 'vitest';
import { reasonsIn } from '../src/session/reasons.ts';
import { reasonText } from '../src/session/refusals.ts';
import { wander } from './games.ts';
import { DICTIONARIES } from './support/dictionaries.ts';
import { must } from '../../../scripts/testing/must.ts';

const LANGUAGES = Object.values(DICTIONARIES);

type Json = Record<string, unknown>;

/** An action that was legal somewhere, with one value taken from another action or changed by one. */
function twisted(action: Action, other: Action, random: QuickRandom): Json {
  const changed: Json = { ...action };
  const keys = Object.keys(changed).filter((key) => key !== 'type');
  if (keys.length === 0) return { ...other };
  const key = must(keys[random.below(keys.length)]);
  const value = changed[key];
  const theirs = (other as unknown as Json)[key];
  const how = random.below(4);
  if (how === 0) delete changed[key];
  else if (typeof value === 'number') changed[key] = value + (how === 1 ? 1 : -1);
  else if (Array.isArray(value))
    changed[key] = how === 1 ? [] : [...(value as unknown[]), ...(how === 2 ? value : [])];
  else changed[key] = theirs ?? value;
  if (how === 3 && theirs !== undefined) changed[key] = theirs;
  return changed;
}

const GAMES = [
  { players: 2, farmers: 'off' },
  { players: 3, farmers: 'all' },
  { players: 4, farmers: 'all' },
  { players: 5, farmers: 'mixed' },
] as const;

test('every illegal attempt in a game has a text in each language', () => {
  const random = new QuickRandom('why not');
  const tried: Action[] = [];
  const byType = new Map<string, Action[]>();
  const refusals = new Map<string, Refusal>();
  let refused = 0;

  function ask(state: State, seat: number, action: unknown): void {
    const refusal = checkAction(state, seat, action as Action);
    if (!refusal) return;
    refused += 1;
    refusals.set(JSON.stringify(refusal), refusal);
  }

  for (const options of GAMES) {
    wander(options, `why ${options.players}`, ({ game: { state, over } }) => {
      if (over) return;
      const seat = nextToAct(state);
      const legal = randomAction(state, seat, random);
      tried.push(legal);
      const same = [...(byType.get(legal.type) ?? []), legal].slice(-200);
      byType.set(legal.type, same);
      for (let i = 0; i < 8; i++) {
        const other = must(i % 2 === 0 ? same[random.below(same.length)] : tried[random.below(tried.length)]);
        ask(state, seat, twisted(legal, other, random));
        ask(state, seat, other);
        ask(state, seat, { type: 'feed' });
      }
      ask(state, (seat + 1) % options.players, legal);
    });
  }
  expect(refused).toBeGreaterThan(5000);
  expect(refusals.size).toBeGreaterThan(40);
  for (const [said, refusal] of refusals) {
    for (const words of LANGUAGES) {
      const { text, rule } = reasonText(refusal, words);
      expect(text, said).toMatch(/^\S.+\.$/);
      expect(text, said).not.toBe(reasonsIn(words.language)!.other);
      expect(rule).toBe(refusal.rule ?? null);
    }
  }
});

test('texts name the number to beat', () => {
  expect(refusalText({ reason: 'bid-too-low', facts: { highest: 3, offered: 2 } }, reasonsIn('en')!)).toBe(
    'The highest bid is 3: bid at least 4.',
  );
});

test('an unknown reason of a newer version still gets a text, and its rule', () => {
  const { text, rule } = reasonText({ reason: 'too-new', rule: 'NEW-1', facts: {} }, DICTIONARIES.de);
  expect(text).toBe(reasonsIn('de')!.other);
  expect(rule).toBe('NEW-1');
});
