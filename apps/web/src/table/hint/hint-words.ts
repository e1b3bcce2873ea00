import type { Reason } from '@keyflower/bots';
import { reasonText } from '@keyflower/bots/sentences';
import { type Action, type Colour, COLOURS, type Counts } from '@keyflower/engine';
import { counted, countsText, sorted, tileName, total } from '@keyflower/words/story/names';
import type { Words } from '@keyflower/words';
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
export function whyText(reason: Reason, { words, cast }: Scene): string {
  const { by: _, ...plain } = reason;
  return reasonText(plain, words.language, {
    tile: (id) => words.hint.tile(tileName(id, words.story)),
    player: cast,
    goods: (counts) => goodsText(counts, words),
  });
}

/** "3 workers (1 red, 2 blue), 1 pick and 1 saw": a colour alone would not say what there is so much of. */
export function goodsText(counts: Counts<string>, { hint, story }: Pick<Words, 'hint' | 'story'>): string {
  const { greenWorkers = 0, ...rest } = counts;
  const all = sorted({ ...rest, green: (rest.green ?? 0) + greenWorkers });
  const workers = Object.fromEntries(all.filter(([name]) => isColour(name)));
  const others = all.filter(([name]) => !isColour(name)).map(([name, n]) => counted(n, name, story));
  const parts = [...workersText(workers, hint, story), ...others];
  if (parts.length < 2) return parts[0] ?? story.nothing;
  return `${parts.slice(0, -1).join(', ')} ${hint.and} ${parts.at(-1)}`;
}

const isColour = (name: string): name is Colour => COLOURS.some((colour) => colour === name);

function workersText(workers: Counts<Colour>, hint: Words['hint'], story: Words['story']): string[] {
  const colours = COLOURS.filter((colour) => workers[colour]);
  if (colours.length > 1) return [hint.mixedWorkers(total(workers), countsText(workers, story))];
  return colours.map((colour) => hint.workers(workers[colour] ?? 0, colour));
}

/** "61% to win · about 68 points". */
export function oddsText({ percent, points }: Odds, { words }: Scene): string {
  const { hint } = words;
  return `${hint.odds(percent)} · ${hint.points(points)}`;
}
