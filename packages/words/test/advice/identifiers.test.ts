import { type Action, decisionOf, FULL_EDITION, makeView, randomAction } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { type Language, LANGUAGES } from '@keyflower/protocol';
import { expect, it } from 'vitest';
import { namesIn, reasonText } from './naming.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame } from '../../../bots/test/table.ts';
import { reasonFor } from '../../../bots/src/advice/explain.ts';
import { rolloutAction } from '../../../bots/src/evaluate/index.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** Keys of the program: `bagWorkers`, `pass-may-end`, `random_skills`. */
const CAMEL_CASE = /\p{Ll}\p{Lu}/u;
const NO_TEXT = /undefined|null|NaN|\[object|[{}<>_$]/;

/** Ids of tiles that no language writes like that. */
const TILE_IDS = must(FULL_EDITION.all).ids.filter((id) => id.includes('-'));

function complaintAbout(text: string): string | null {
  if (CAMEL_CASE.test(text) || NO_TEXT.test(text)) return text;
  return TILE_IDS.some((id) => text.includes(id)) ? text : null;
}

it('no text has a key of the program in it, in any language', async () => {
  const names = await Promise.all(
    LANGUAGES.map(
      async (language): Promise<[Language, Awaited<ReturnType<typeof namesIn>>]> => [
        language,
        await namesIn(language),
      ],
    ),
  );
  const complaints = new Set<string>();
  const told = new Set<string>();
  let positions = 0;
  const look = (actions: readonly Action[], context: Parameters<typeof reasonFor>[0]): void => {
    positions += 1;
    for (const action of actions) {
      const reason = reasonFor(context, action);
      told.add(reason.id);
      for (const { id } of reason.also ?? []) told.add(id);
      for (const [language, naming] of names) {
        const complaint = complaintAbout(reasonText(reason, language, naming));
        if (complaint !== null) complaints.add(complaint);
      }
    }
  };
  for (const options of [optionsOf(2, 'off'), optionsOf(3, 'all'), optionsOf(6, 'mixed', true)]) {
    playGame(options, 'identifiers', (state, seat, random) => {
      const kind = decisionOf(state, seat);
      const isTime = random.below(FULL ? 1 : state.bytes[S.SEASON] === S.WINTER ? 16 : 3) === 0;
      if (kind !== null && isTime) {
        const actions = Array.from({ length: kind === 'turn' ? 4 : 2 }, () =>
          randomAction(state, seat, random),
        );
        const pass: Action[] = kind === 'turn' ? [{ type: 'pass' }] : [];
        look([...actions, ...pass], { view: makeView(state, seat), seat, state });
      }
      return rolloutAction(state, seat, random);
    });
  }
  expect([...complaints]).toEqual([]);
  expect(positions).toBeGreaterThan(150);
  for (const id of ['use', 'bid-first', 'pass-may-end', 'pass-ends', 'rival-gains', 'colour-fixed'])
    expect(told).toContain(id);
});
