import type { View } from '@keyflower/engine';
import { pages as english } from '@keyflower/words/en/pages';
import { finger, keyboard, mouse } from './support/input.ts';
import { Player } from './support/player.ts';
import { startedTable, tableAt, type Wanted } from './support/table-at.ts';
import { expect, FULL, test } from './support/test.ts';
import { must } from '../scripts/testing/must.ts';

/** Winter, with few workers left: the quick run plays games from there to their ends. */
const late =
  (workers: number) =>
  ({ season, phase, players }: View): boolean => {
    const left = Object.values(must(players[0]).workers).reduce((sum, count) => sum + count, 0);
    return season === 'winter' && phase === 'actions' && left <= workers;
  };

/** The quick run plays a few turns of what is left. */
const PASSES = FULL ? 10 : 40;

const GAMES: readonly (Wanted & { name: string })[] = FULL
  ? [
      { name: 'a whole game of two players', players: 2 },
      { name: 'a whole game of four players', players: 4 },
      { name: 'a whole game of two players with The Farmers', players: 2, farmers: 'all' },
      { name: 'a whole game of four players with The Farmers', players: 4, farmers: 'all' },
      { name: 'a whole game of six players with The Farmers mixed in', players: 6, farmers: 'mixed' },
    ]
  : [
      {
        name: 'a game of two players with The Farmers in winter',
        players: 2,
        farmers: 'all',
        until: late(6),
      },
    ];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, ...wanted } of GAMES)
  test(`${name} is played with the mouse`, async ({ server, sitAt }) => {
    test.setTimeout(600_000);
    const at = await tableAt(server.url, { ...wanted, seed: name });
    const page = await sitAt(at);
    const player = new Player(page, english, mouse);
    player.passes = PASSES;
    await player.play();
    await expect(page.getByRole('heading', { name: english.end.chart })).toBeVisible();
    const { table } = await at.person.table(at.id);
    expect(table.status).toBe('over');
  });

test(`a game of two players${FULL ? '' : ' in winter'} is played with the keyboard alone`, async ({
  server,
  sitAt,
}) => {
  test.setTimeout(600_000);
  const at = { players: 2, seed: 'keys' };
  const page = await sitAt(await tableAt(server.url, FULL ? at : { ...at, until: late(3) }));
  const player = new Player(page, english, keyboard);
  player.watchFocus = true;
  player.passes = PASSES;
  await player.play();
  expect(player.lost).toEqual([]);
  await expect(page.getByRole('heading', { name: english.end.chart })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(`a ${FULL ? 'game' : 'season'} is played by touch`, async ({ server, sitAt }) => {
    const { id, person } = await startedTable(server.url, { players: FULL ? 3 : 2, seed: 'phone' });
    const page = await sitAt({ person, url: `${server.url}/t/${id}` });
    const player = new Player(page, english, finger);
    player.fitsVillage = true;
    const { bar } = english.market;
    const summer = page.getByText(bar.season(english.story.seasons.summer, 2));
    await player.play(async () => !FULL && (await summer.count()) > 0);
    if (!FULL) await expect(summer).toBeAttached();
  });
});
