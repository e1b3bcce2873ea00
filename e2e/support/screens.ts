import { PUZZLE_KINDS, PUZZLES } from '@keyflower/bots/puzzles';
import type { Page } from '@playwright/test';
import type { Words } from '@keyflower/words';
import { must } from '../../scripts/testing/must.ts';
import { Person } from '../../apps/server/test/support/person.ts';
import { Board } from './board.ts';
import { breedingTable } from './breeding-table.ts';
import { impossiblePosition } from './example-position.ts';
import {
  asked,
  busy,
  crowdedTable,
  finishedTable,
  operatorOf,
  type Place,
  shared,
  tableWithChat,
} from './places.ts';
import type { Server } from './server.ts';
import { tableAt, type Wanted } from './table-at.ts';
import { FULL } from './test.ts';

/** A screen. It is prepared once and can then be shown in many variants. */
export interface Screen {
  name: string;
  prepare: (server: Server) => Promise<Place>;
  /** From the opened page to the state to be shown, without sending anything. */
  show?: (page: Page, words: Words) => Promise<unknown>;
  /** CSS selector of what the screen adds to a table. Another screen is checked for the rest of the table. */
  part?: string;
}

async function newGuest({ url }: Server): Promise<Place> {
  return { person: await Person.arrive(url), url };
}

/** In the full run each screen has a guest of its own, whose language is changed. */
const guest = FULL ? newGuest : shared(newGuest);

const guestAt =
  (path: string) =>
  async (server: Server): Promise<Place> => ({ ...(await guest(server)), url: server.url + path });

const table = (name: string, wanted: Wanted, show?: Screen['show']): Screen => ({
  name,
  prepare: ({ url }) => tableAt(url, { seed: name, ...wanted }),
  show,
});

const quietTable = shared(({ url }) => tableAt(url, { players: 3, seed: 'quiet', until: busy('spring', 2) }));
const chattingTable = shared((server) => tableWithChat(server));
async function operator(server: Server): Promise<Place> {
  const person = await operatorOf(server);
  await person.post('/reports', { person: person.id, text: 'Another player has bid on my tile again.' });
  return { person, url: `${server.url}/operator` };
}

/** A table whose game an operator has ended. */
async function closedTable(server: Server): Promise<Place> {
  const at = await tableAt(server.url, { players: 3, until: 'summer', seed: 'closed' });
  const moderator = await operatorOf(server);
  await moderator.post(`/operator/tables/${at.id}/close`, { reason: 'all players left' });
  return at;
}

async function openTable({ url }: Server): Promise<Place> {
  const person = await Person.arrive(url);
  const id = await person.createTable({ title: 'Sunday evening', options: { players: 4, farmers: 'all' } });
  await person.put(`/tables/${id}/seats/2`, { bot: 'miller' });
  return { person, url: `${url}/t/${id}` };
}

async function spectator({ url }: Server): Promise<Place> {
  const { url: address } = await tableAt(url, {
    players: 3,
    until: 'summer',
    seed: 'watched',
    settings: { public: true, seed: undefined },
  });
  return { person: await Person.arrive(url), url: address };
}

async function replay(server: Server): Promise<Place> {
  const { person, url } = await finishedTable(server);
  return { person, url: `${url.replace('/t/', '/replay/')}?at=60&seen=all` };
}

async function review(server: Server): Promise<Place> {
  const { person, url } = await replay(server);
  return { person, url: url.replace('?', '?review&') };
}

/** Opens a tab of the side panel; on a phone it is on the players' sheet. */
async function openSide(page: Page, { now, screen }: Words, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const players = page.getByRole('button', { name: now.sheets.others, exact: true });
  await players.or(tab).first().waitFor();
  if (await players.isVisible()) {
    await players.click();
    await page.getByRole('button', { name: screen.side.open }).click();
  }
  await tab.click();
}

export const openChat = (page: Page, words: Words): Promise<void> =>
  openSide(page, words, words.screen.side.chat);

/** Opens the menu of the table. */
export const openMenu = (page: Page, { market }: Words): Promise<void> =>
  page.getByRole('button', { name: market.bar.menu, exact: true }).click();

export const PAGES: readonly Screen[] = [
  { name: 'start', prepare: guestAt('/') },
  {
    name: 'play now',
    prepare: guestAt('/'),
    show: (page, { start }) => page.getByRole('button', { name: start.playNow }).click(),
  },
  { name: 'new table', prepare: guestAt('/new') },
  { name: 'on this device', prepare: guestAt('/device') },
  { name: 'a guided first game', prepare: guestAt('/device/guided') },
  { name: 'statistics', prepare: guestAt('/statistics') },
  {
    name: 'curtain',
    prepare: guestAt('/device'),
    show: async (page, { start }) => {
      await page.locator('select[name=who1]').selectOption('person');
      await page.getByRole('button', { name: start.startGame }).click();
      await page.locator('.curtain').waitFor();
    },
  },
  {
    name: 'to the server',
    prepare: guestAt('/device'),
    show: async (page, { start }) => {
      await page.getByRole('button', { name: start.startGame }).click();
      await page.locator('.table-screen').waitFor();
      await page.goto(new URL('/device', page.url()).href);
      await page.locator('.tables [aria-haspopup=dialog]').first().click();
      await page.locator('.to-server select').first().waitFor();
    },
  },
  { name: 'lobby', prepare: openTable },
  { name: 'learn', prepare: guestAt('/learn') },
  { name: 'puzzles', prepare: guestAt('/puzzles') },
  ...PUZZLE_KINDS.map((kind) => ({
    name: `puzzle ${kind}`,
    prepare: guestAt(`/puzzles/${must(PUZZLES.filter((one) => one.kind === kind).at(-1)).id}`),
  })),
  { name: 'a record', prepare: guestAt('/replay') },
  { name: 'rules', prepare: guestAt('/rules') },
  { name: 'summary', prepare: guestAt('/rules/summary') },
  { name: 'player aid', prepare: guestAt('/rules/player-aid') },
  { name: 'tiles', prepare: guestAt('/tiles') },
  { name: 'a tile', prepare: guestAt('/tiles/gold-mine') },
  {
    name: 'position editor',
    prepare: guestAt('/position'),
    show: async (page) => {
      await page.locator('textarea').fill(JSON.stringify(impossiblePosition()));
      await page.locator('[data-tile="tavern"] > summary').click();
      await page.locator('.village-map [data-tile="stable"]').click();
    },
  },
  { name: 'me', prepare: guestAt('/me') },
  {
    name: 'a person',
    prepare: async ({ url }) => {
      const person = await Person.arrive(url);
      return { person, url: `${url}/people/${person.id}` };
    },
  },
  { name: 'privacy', prepare: guestAt('/privacy') },
  { name: 'operator', prepare: operator },
  { name: 'nothing there', prepare: guestAt('/nowhere') },
];

export const TABLES: readonly Screen[] = [
  table('spring with bids', { players: 4, until: busy('spring', 4) }),
  {
    name: 'a tile is touched',
    part: '.tile-menu',
    prepare: quietTable,
    show: async (page, words) => {
      const board = new Board(page, words);
      await board.ready();
      await board.biddable.first().click();
    },
  },
  table('bidding', { players: 4, until: busy('summer', 3) }, (page, words) =>
    new Board(page, words).begin('bid'),
  ),
  table('using', { players: 2, until: busy('autumn', 1) }, (page, words) =>
    new Board(page, words).begin('use'),
  ),
  table('transport', { players: 3, farmers: 'all', until: asked('transport') }),
  table('building', { players: 3, until: asked('place', ({ season }) => season !== 'spring') }),
  table('boats', { players: 4, until: asked('boat') }),
  table('winter offering', { players: 4, until: asked('offer') }),
  { name: 'six farmers late', prepare: crowdedTable },
  { name: 'the end', prepare: finishedTable },
  {
    name: 'the menu',
    part: 'dialog',
    prepare: quietTable,
    show: async (page, words) => {
      await openMenu(page, words);
      for (const part of [words.market.menu.preferences, words.lobby.details])
        await page.getByRole('dialog').getByText(part, { exact: true }).click();
    },
  },
  {
    name: 'keys and gestures',
    part: 'dialog',
    prepare: quietTable,
    show: async (page, words) => {
      await openMenu(page, words);
      const { help } = words.market.menu;
      await page.getByRole('dialog').getByRole('button', { name: help }).click();
      await page.getByRole('dialog', { name: help }).waitFor();
    },
  },
  {
    name: 'the card of a tile',
    part: '.tile-card',
    prepare: quietTable,
    show: async (page, words) => {
      const { menu } = new Board(page, words);
      const tile = page.locator('.market-cell').first();
      await tile.focus();
      // Without an inspector, the card opens from the tile's menu.
      if ((await page.locator('.inspector').count()) === 0) {
        await tile.click();
        await menu.getByRole('button', { name: words.now.read }).click();
      }
      await page.locator('.tile-card').waitFor();
    },
  },
  {
    name: 'thinking aids',
    part: '.side-panel',
    prepare: ({ url }) =>
      tableAt(url, { players: 4, farmers: 'all', until: 'autumn', seed: 'thinking aids' }),
    show: (page, words) => openSide(page, words, words.screen.side.aids),
  },
  {
    name: 'talk',
    part: '.side-panel',
    prepare: quietTable,
    show: async (page, words) => {
      await openChat(page, words);
      await page.getByRole('textbox', { name: words.game.say }).fill('Good luck!');
    },
  },
  { name: 'breeding', prepare: ({ url }) => breedingTable(url) },
  { name: 'a talk', part: '.side-panel', prepare: chattingTable, show: openChat },
  {
    name: 'a line is reported',
    part: 'dialog',
    prepare: chattingTable,
    show: async (page, words) => {
      await openChat(page, words);
      await page.locator('.line-tools > summary').first().click();
      await page.getByRole('button', { name: words.game.report, exact: true }).click();
    },
  },
  {
    name: 'a lesson',
    part: '.task-panel',
    prepare: guestAt('/learn/transport'),
    show: (page) => page.locator('.task-panel button').first().click(),
  },
  { name: 'a closed table', prepare: closedTable },
  { name: 'watching', prepare: spectator },
  { name: 'replay', prepare: replay },
  {
    name: 'about a replay',
    part: 'dialog',
    prepare: replay,
    show: async (page, { replay: { title } }) => {
      await page.getByRole('region', { name: title }).locator('[aria-haspopup=dialog]').last().click();
    },
  },
  { name: 'a review', part: 'dialog', prepare: review },
  {
    name: 'playing on',
    part: 'dialog',
    prepare: replay,
    show: async (page, { replay: { title } }) => {
      const opener = page.getByRole('region', { name: title }).locator('[aria-haspopup=dialog]');
      await opener.first().click();
      await page.getByRole('dialog').waitFor();
      // On a phone it is behind “More”.
      const inside = page.locator('dialog [aria-haspopup=dialog]');
      if (await inside.isVisible()) await inside.click();
      await page.locator('.opponents').waitFor();
    },
  },
];
