import type { PageMaker } from './page/router.ts';
import { homePage } from './pages/home/home.tsx';

/** A page comes with its scripts when somebody goes there: the others stay light. */
const later =
  <Module>(load: () => Promise<Module>, page: (module: Module) => PageMaker): PageMaker =>
  async (...asked) =>
    page(await load())(...asked);

/** The same for pages with tiles; the art is asked for together with the page, not only after it. */
const withTiles = <Module>(load: () => Promise<Module>, page: (module: Module) => PageMaker): PageMaker =>
  later(async () => (await Promise.all([load(), import('./art/art.ts')]))[0], page);

export const ROUTES: readonly (readonly [RegExp, PageMaker])[] = [
  [/^\/$/, homePage],
  [
    /^\/t\/([\w-]+)$/,
    withTiles(
      () => import('./pages/table.tsx'),
      ({ tablePage }) => tablePage,
    ),
  ],
  [
    /^\/replay\/([\w-]+)$/,
    withTiles(
      () => import('./pages/replay.tsx'),
      ({ replayPage }) => replayPage,
    ),
  ],
  [
    /^\/tiles(?:\/([\w-]+))?$/,
    withTiles(
      () => import('./pages/tiles.tsx'),
      ({ tilesPage }) => tilesPage,
    ),
  ],
  [
    /^\/learn$/,
    withTiles(
      () => import('./pages/learn.tsx'),
      ({ learnPage }) => learnPage,
    ),
  ],
  [
    /^\/rules(?:\/([\w-]+))?$/,
    later(
      () => import('./pages/rules.tsx'),
      ({ rulesPage }) => rulesPage,
    ),
  ],
  [
    /^\/new$/,
    later(
      () => import('./pages/new-table.tsx'),
      ({ newTablePage }) => newTablePage,
    ),
  ],
  [
    /^\/me$/,
    later(
      () => import('./pages/account/account.tsx'),
      ({ accountPage }) => accountPage,
    ),
  ],
  [
    /^\/people\/([\w-]+)$/,
    later(
      () => import('./pages/person.tsx'),
      ({ personPage }) => personPage,
    ),
  ],
  [
    /^\/privacy$/,
    later(
      () => import('./pages/privacy.tsx'),
      ({ privacyPage }) => privacyPage,
    ),
  ],
  [
    /^\/confirm$/,
    later(
      () => import('./pages/account/mail-links.tsx'),
      ({ confirmPage }) => confirmPage,
    ),
  ],
  [
    /^\/reset$/,
    later(
      () => import('./pages/account/mail-links.tsx'),
      ({ resetPage }) => resetPage,
    ),
  ],
  [
    /^\/operator$/,
    later(
      () => import('./pages/operator.tsx'),
      ({ operatorPage }) => operatorPage,
    ),
  ],
];
