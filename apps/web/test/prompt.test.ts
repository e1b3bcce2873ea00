import { analyse } from '../src/play/analysis.ts';
import { promptText } from '../src/play/prompt.ts';
import { FULL_EDITION, makeView, type View } from '@keyflower/engine';
import { Scenario, type ScenarioPosition } from '@keyflower/engine/testkit';
import { pages as english } from '@keyflower/words/en/pages';
import { expect, test } from 'vitest';

const promptAt = (players: ScenarioPosition['players']): string => {
  const { state } = new Scenario({ options: { players: 2 }, market: [{ tile: 'keywood' }], players });
  const view: View = makeView(state, 0);
  const { actions } = analyse(FULL_EDITION, view, 0);
  return promptText({ asked: view.pending[0]!, actions, words: english });
};

test('the prompt does not suggest bids and uses if only passing is possible', () => {
  expect(promptAt([{ workers: { red: 1 } }])).toBe(english.now.prompt.turn);
  expect(promptAt([{}])).toBe(english.now.onlyPass);
});
