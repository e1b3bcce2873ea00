import type { Reason } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';
import { goodsText, tileName } from '@keyflower/words/story/names';
import { type AdviceWords, adviceText } from '@keyflower/words';
import { labelOf } from '../now/labels.ts';
import type { Scene } from '../scene.ts';
import { spotWords } from '../village/building.ts';
import type { Odds } from './short-list.ts';

/** An action in words; where a tile would lie is told by its neighbours. */
export function suggestionText(action: Action, scene: Scene): string {
  if (action.type !== 'place') return labelOf(action, scene);
  const { words, sight, me } = scene;
  const { village } = sight.players[me ?? 0];
  const put = words.village.putAt(tileName(action.tile, words.story), spotWords(action, village, words));
  return action.rotation === 0 ? put : `${put}, ${words.village.turned(action.rotation * 60)}`;
}

/** Why it is a good one, in a sentence. What it is done with need not be told: the action itself is. */
export function whyText(reason: Reason, sentences: AdviceWords, { words, cast }: Scene): string {
  const { by: _, ...plain } = reason;
  return adviceText(plain, sentences, {
    tile: (id) => words.hint.tile(tileName(id, words.story)),
    player: cast,
    goods: (counts) => goodsText(counts, words),
  });
}

/** "61% to win · about 68 points". */
export function oddsText({ percent, points }: Odds, { words }: Scene): string {
  const { hint } = words;
  return `${hint.odds(percent)} · ${hint.points(points)}`;
}
