import {
  BASE_CONTENT,
  BASE_TILES,
  buildContent,
  FARMERS_CONTENT,
  isOver,
  type TileSpec,
} from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { LANTERN_TILES, LANTERNS_EDITION } from '../../engine/test/lanterns/index.ts';
import { INPUTS, NONE, tileInputsOf } from '../src/evaluate/tile-inputs.ts';
import { TRAINED_TILES } from '../src/evaluate/trained-tiles.ts';
import { policyBot } from '../src/levels/policy-bot.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from './table.ts';
import { must } from '../../../scripts/testing/must.ts';

function copyOf(id: string, changes: Partial<TileSpec> & { id: string }): TileSpec {
  const tile = BASE_TILES.find((one) => one.id === id);
  if (!tile) throw new Error(`there is no tile "${id}"`);
  return { ...tile, ...changes };
}

/** Untrained tiles: one that only scores, one with a use, and a winter tile. */
const INVENTED: readonly TileSpec[] = [
  copyOf('sawmill', { id: 'treasury', season: 'spring', front: { vp: 12 }, back: { vp: 13 } }),
  copyOf('woodcutter', { id: 'mint', front: { use: { gain: { gold: 3 } } } }),
  copyOf('windmill', { id: 'lighthouse', front: { vp: 15 } }),
];
const IDS = INVENTED.map(({ id }) => id);

/** Before the others, so that the indices of all existing tiles change. */
const content = buildContent([...INVENTED, ...BASE_TILES]);

describe('the input indices of the network', () => {
  it('are those that the weights were trained with', () => {
    expect(TRAINED_TILES.flatMap(([, ids]) => ids.split(' '))).toHaveLength(91);
    expect(INPUTS).toBe(80 + 38 * 5 + 6 * 2 + 10 * 4 + 18 * 3 + 6 * 2 + 13);
    const { shown } = tileInputsOf(BASE_CONTENT);
    expect(Array.from(shown.subarray(0, 4))).toEqual([80, 81, 85, 86]);
    expect(Math.max(...tileInputsOf(FARMERS_CONTENT).shown)).toBe(INPUTS - 1);
  });

  it('stay the same when untrained tiles are added', () => {
    const known = tileInputsOf(BASE_CONTENT);
    const more = tileInputsOf(content);
    for (const id of content.ids) {
      const tile = content.indexOf.get(id) ?? -1;
      const before = BASE_CONTENT.indexOf.get(id);
      for (const of of ['open', 'have', 'near', 'hand', 'wish'] as const) {
        expect(more[of][tile]).toBe(before === undefined ? NONE : known[of][before]);
      }
      for (const face of [0, 1]) {
        expect(more.shown[tile * 2 + face]).toBe(
          before === undefined ? NONE : known.shown[before * 2 + face],
        );
      }
    }
  });
});

it('level 2 plays untrained tiles by their printed values', () => {
  const bot = policyBot('miller', content);
  const wanted = new Set<string>();
  for (let game = 0; game < (FULL ? 300 : 3); game++) {
    const options = optionsOf(2 + (game % 5), 'off', game % 2 === 1);
    const end = playGame(
      options,
      `untrained ${game}`,
      (state, seat, random) => {
        const action = bot.choose(questionTo(state, seat, `${random.below(1000)}`));
        if ((action.type === 'bid' || action.type === 'use') && IDS.includes(action.tile)) {
          wanted.add(`${action.type} ${action.tile}`);
        }
        return action;
      },
      content,
    );
    expect(isOver(end)).toBe(true);
  }
  expect([...wanted].sort()).toEqual(['bid lighthouse', 'bid mint', 'bid treasury', 'use mint']);
});

it('level 2 plays an expansion it was not trained on, its decision included', () => {
  const bot = policyBot('miller', LANTERNS_EDITION);
  const lanternTiles = LANTERN_TILES.map(({ id }) => id);
  const answers = new Set<string>();
  for (let game = 0; game < (FULL ? 300 : 3); game++) {
    const farmers = must((['off', 'mixed', 'all'] as const)[game % 3]);
    const options = { ...optionsOf(2 + (game % 5), farmers, game % 2 === 1), expansions: ['lanterns'] };
    const end = playGame(
      options,
      `lanterns ${game}`,
      (state, seat, random) => {
        const question = questionTo(state, seat, `${random.below(1000)}`);
        const action = bot.choose(question);
        const isAboutLanterns = 'tile' in action && lanternTiles.includes(action.tile);
        if (isAboutLanterns || (question.decision as string) === 'light') answers.add(action.type);
        return action;
      },
      LANTERNS_EDITION,
    );
    expect(isOver(end)).toBe(true);
  }
  expect([...answers]).toEqual(expect.arrayContaining(['bid', 'use', 'light', 'place']));
});
