import {
  chanceStream,
  DrawnChance,
  FULL_EDITION,
  legalActions,
  makeView,
  newGame,
  nextToAct,
} from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { questionLine } from './question-line.ts';

const state = newGame(FULL_EDITION, { players: 3 }, new DrawnChance(chanceStream('question')));
const seat = nextToAct(state);
const request = { view: makeView(state, seat), seat, decision: 'turn', budget: 70, seed: '1' } as const;
const question = { game: 'g', request, state };

describe('a question', () => {
  it('is one line with all legal actions', () => {
    const { line, actions } = questionLine(3, question);
    expect(line).not.toContain('\n');
    expect(actions).toEqual(legalActions(state, seat));
    const asked = { id: 3, game: 'g', seat, decision: 'turn', budget: 70, seed: '1' };
    expect(JSON.parse(line)).toEqual({ ...asked, view: request.view, actions });
  });

  it('marks a list that was cut', () => {
    const { line, actions } = questionLine(3, question, 4);
    expect(actions).toEqual(legalActions(state, seat).slice(0, 4));
    expect(JSON.parse(line)).toMatchObject({ actions, cut: true, count: legalActions(state, seat).length });
  });
});
