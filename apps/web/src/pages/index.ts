/**
 * The pages by address. Each is loaded when visited, with its own scripts, except the start page. May import every
 * other module; only main.tsx imports this one.
 */
import type { Page, PageMaker } from '../ui/index.ts';
import { homePage } from './home/home.tsx';

/** Loads a page's scripts when it is first visited. */
const later =
  <Module>(load: () => Promise<Module>, page: (module: Module) => PageMaker) =>
  async (...asked: Parameters<PageMaker>): Promise<Page> =>
    page(await load())(...asked);

/** The same for pages with tiles; the art is requested together with the page, not only after it. */
const withTiles = <Module>(load: () => Promise<Module>, page: (module: Module) => PageMaker): PageMaker =>
  later(async () => (await Promise.all([load(), import('../art/index.ts')]))[0], page);

/** In place of a page that needs the server while it cannot be reached. */
export const awayPage = later(
  () => import('./away.tsx'),
  (module) => module.awayPage,
);

export const ROUTES: readonly (readonly [RegExp, PageMaker])[] = [
  [/^\/$/, homePage],
  [
    /^\/t\/([\w-]+)$/,
    withTiles(
      () => import('./table.tsx'),
      ({ tablePage }) => tablePage,
    ),
  ],
  [
    /^\/replay(?:\/([\w-]+))?$/,
    withTiles(
      () => import('../replay/index.ts'),
      ({ replayPage }) => replayPage,
    ),
  ],
  [
    /^\/tiles(?:\/([\w-]+))?$/,
    withTiles(
      () => import('./tiles.tsx'),
      ({ tilesPage }) => tilesPage,
    ),
  ],
  [
    /^\/position$/,
    withTiles(
      () => import('../editor/index.ts'),
      ({ editorPage }) => editorPage,
    ),
  ],
  [
    /^\/device$/,
    later(
      () => import('../device/index.ts'),
      ({ devicePage }) => devicePage,
    ),
  ],
  [
    /^\/device\/([\w-]+)$/,
    withTiles(
      () => import('../device/index.ts'),
      ({ deviceGamePage }) => deviceGamePage,
    ),
  ],
  [
    /^\/device\/([\w-]+)\/replay$/,
    withTiles(
      () => import('./device-replay.tsx'),
      ({ deviceReplayPage }) => deviceReplayPage,
    ),
  ],
  [
    /^\/learn(?:\/([\w-]+))?$/,
    withTiles(
      () => import('./learn.tsx'),
      ({ learnPage }) => learnPage,
    ),
  ],
  [
    /^\/puzzles$/,
    later(
      () => import('../puzzles/index.ts'),
      ({ puzzlesPage }) => puzzlesPage,
    ),
  ],
  [
    /^\/puzzles\/([\w-]+)$/,
    withTiles(
      () => import('../puzzles/index.ts'),
      ({ puzzlesPage }) => puzzlesPage,
    ),
  ],
  [
    /^\/rules\/(summary|player-aid)$/,
    withTiles(
      () => import('./sheets/sheets.tsx'),
      ({ sheetPage }) => sheetPage,
    ),
  ],
  [
    /^\/rules(?:\/([\w-]+))?$/,
    later(
      () => import('./rules.tsx'),
      ({ rulesPage }) => rulesPage,
    ),
  ],
  [
    /^\/statistics$/,
    later(
      () => import('./statistics.tsx'),
      ({ statisticsPage }) => statisticsPage,
    ),
  ],
  [
    /^\/new$/,
    later(
      () => import('./new-table.tsx'),
      ({ newTablePage }) => newTablePage,
    ),
  ],
  [
    /^\/me$/,
    later(
      () => import('./account/account.tsx'),
      ({ accountPage }) => accountPage,
    ),
  ],
  [
    /^\/people\/([\w-]+)$/,
    later(
      () => import('./person.tsx'),
      ({ personPage }) => personPage,
    ),
  ],
  [
    /^\/privacy$/,
    later(
      () => import('./privacy.tsx'),
      ({ privacyPage }) => privacyPage,
    ),
  ],
  [
    /^\/confirm$/,
    later(
      () => import('./account/mail-links.tsx'),
      ({ confirmPage }) => confirmPage,
    ),
  ],
  [
    /^\/reset$/,
    later(
      () => import('./account/mail-links.tsx'),
      ({ resetPage }) => resetPage,
    ),
  ],
  [
    /^\/operator$/,
    later(
      () => import('./operator.tsx'),
      ({ operatorPage }) => operatorPage,
    ),
  ],
];
