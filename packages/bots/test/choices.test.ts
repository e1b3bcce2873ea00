import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Bot, LEVELS } from '../src/index.ts';
import { digest, questionsOf } from './choices.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';

/**
 * The recorded answers of levels 2 to 4: a line per game, five digits per request. New weights or candidates change them
 * on purpose; then `KEYFLOWER_CHOICES=1` prints the new lines. A dash stands for a game in which the last digit of
 * `Math.exp` decides, which differs between x64 and arm64.
 */
const LINES = readFileSync(new URL('choices.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const GAMES = LINES.flatMap((line, game) => (line === '-' ? [] : [game]));
const QUICK = [2];

const [level2, ...higher] = [2, 3, 4].map((of) => must(LEVELS.find(({ level }) => level === of)).bot) as [
  Bot,
  ...Bot[],
];

it.each(FULL ? GAMES : QUICK)('levels 2 to 4 choose the same actions as before in game %i', (game) => {
  const answered = questionsOf(game, level2)
    .map((request) => digest([level2, ...higher].map((bot) => bot.choose(request))))
    .join(' ');
  if (process.env.KEYFLOWER_CHOICES === '1') console.log(answered);
  expect(answered).toBe(LINES[game]);
});
