import type { Reason } from '@keyflower/bots';
import { reasonText } from '@keyflower/bots/sentences';
import type { Action } from '@keyflower/engine';
import { countsText, tileName } from '../../story/names.ts';
import { labelOf } from '../now/labels.ts';
import type { Scene } from '../scene.ts';
import { spotWords } from '../village/building.ts';

/** An action in words; where a tile would lie is told by its neighbours. */
export function suggestionText(action: Action, scene: Scene): string {
  if (action.type !== 'place') return labelOf(action, scene);
  const { words, sight, me } = scene;
  const { village } = sight.players[me ?? 0];
  const put = words.village.putAt(tileName(action.tile, words.story), spotWords(action, village, words));
  return action.rotation === 0 ? put : `${put}, ${words.village.turned(action.rotation * 60)}`;
}

/** Why it is a good one, in a sentence. */
export function whyText(reason: Reason, { words, cast }: Scene): string {
  const { hint, story, language } = words;
  return reasonText(reason, language, {
    tile: (id) => hint.tile(tileName(id, story)),
    player: cast,
    goods: (counts) => countsText(counts, story, story.nothing),
  });
}

/** "61% to win · about 68 points". */
export function oddsText({ winRate, score }: { winRate: number; score: number }, { words }: Scene): string {
  const { odds, points } = words.hint;
  return `${odds(Math.round(winRate * 100))} · ${points(Math.round(score))}`;
}
