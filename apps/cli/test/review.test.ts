import { readFileSync, writeFileSync } from 'node:fs';
import { FULL_EDITION, Game, type RecordLine } from '@keyflower/engine';
import { replay as german } from '@keyflower/words/de/replay';
import { describe, expect, it } from 'vitest';
import { keyflower, temporaryFolder } from './run.ts';

const path = temporaryFolder();
const write = (name: string, lines: readonly RecordLine[]): string => {
  writeFileSync(path(name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path(name);
};

/** The last actions of a game as a record of its own. */
function lastTurns(count: number): RecordLine[] {
  const golden = readFileSync(new URL('../../../records/base-2p-0.jsonl', import.meta.url), 'utf8');
  const lines = golden
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordLine);
  const actions = lines.flatMap((line, i) => ('action' in line ? [i] : []));
  const game = Game.replay(FULL_EDITION, lines.slice(0, actions.at(-count)), 'unused');
  const rest = Game.load(FULL_EDITION, game.position(), 'last turns');
  for (const line of lines.slice(actions.at(-count)))
    if ('action' in line) rest.play(line.player, line.action);
  return rest.record();
}

describe('keyflower review', () => {
  const record = write('end.jsonl', lastTurns(14));

  it('prints the same review with any number of threads', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((n) => keyflower('review', record, '--depth', 'quick', '--threads', n, '--json')),
    );
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two).toEqual(one);
    const { format, decisions, accuracy, result } = JSON.parse(one?.out ?? '');
    expect(format).toBe('keyflower-review/1');
    expect(decisions.length).toBeGreaterThan(5);
    expect(accuracy).toHaveLength(2);
    expect(result.scores).toEqual([35, 36]);
  });

  it('prints mistakes and accuracy in the chosen language', async () => {
    const { code, out } = await keyflower('review', record, '--depth', 'quick', '--language', 'de');
    expect(code).toBe(0);
    expect(out).toContain(german.review.turningPoints);
    expect(out).toContain(german.review.accuracy);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('refuses a game that is not over', async () => {
    const { code, err } = await keyflower('review', write('unfinished.jsonl', lastTurns(14).slice(0, 4)));
    expect(code).toBe(1);
    expect(err).toContain('the game is not over');
  });
});
