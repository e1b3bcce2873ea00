import type { Action } from '@keyflower/engine';
import { faceOf, gainText } from '@keyflower/words/story/tile-text';
import { actionText } from '../actions.ts';
import type { Scene } from '../scene.ts';

/** An action in words, as a person is asked to confirm it. */
export function labelOf(action: Action, { words, sight, me, asked, spec }: Scene): string {
  const { now, story } = words;
  if (action.type === 'pass') return now.pass;
  if (action.type === 'done') return now.done;
  if (action.type === 'choose' && asked?.tile !== undefined) {
    const placed = sight.players.flatMap(({ village }) => village).find(({ tile }) => tile === asked.tile);
    const gain = faceOf(spec(asked.tile), placed?.upgraded === true).use?.gainOneOf?.[action.option];
    if (gain) return gainText(gain, story);
  }
  return actionText(action, sight, me ?? 0, story);
}
