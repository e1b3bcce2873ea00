import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Action, checkAction, cloneState, listActions, type State } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { must } from '../../../scripts/testing/must.ts';
import { optionsOf, playGame, questionTo } from './table.ts';

const folder = new URL('../reference/', import.meta.url);
const page = readFileSync(new URL('README.md', folder), 'utf8');
const EVERY = 40;

/** Some decisions of a game that is played at random. */
function decisions(): { state: State; seat: number }[] {
  const found: { state: State; seat: number }[] = [];
  let asked = 0;
  playGame(optionsOf(3, 'mixed'), 'reference', (state, seat, random) => {
    if (asked++ % EVERY === 0) found.push({ state: cloneState(state), seat });
    const { actions } = listActions(state, seat);
    return must(actions[random.below(actions.length)]);
  });
  return found;
}

describe.each(readdirSync(folder).filter((name) => name.endsWith('.mjs')))('the reference %s', (file) => {
  const path = fileURLToPath(new URL(file, folder));

  it('has the hash that its page states', () => {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    expect(page).toMatch(new RegExp(`^\\| \`${file}\` \\|.*\\| \`${hash}\` \\|$`, 'm'));
  });

  it('answers the questions of the arena with legal actions', () => {
    const asked = decisions();
    const input = asked
      .map(({ state, seat }, id) => JSON.stringify({ id, ...questionTo(state, seat, `seed ${id}`) }))
      .join('\n');
    const { stdout } = spawnSync(process.execPath, [path, '--iterations', '3'], { input, encoding: 'utf8' });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; action: Action });
    expect(answers.map(({ id }) => id)).toEqual(asked.map((_, id) => id));
    const refusals = answers.map(({ id, action }) => {
      const { state, seat } = must(asked[id]);
      return checkAction(state, seat, action);
    });
    expect(refusals.filter((refusal) => refusal !== null)).toEqual([]);
  });
});
