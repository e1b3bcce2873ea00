import { ApiError } from './api.ts';
import type { PageMaker } from './page/router.ts';
import { homePage } from './pages/home.ts';
import { mePage } from './pages/me.ts';
import { operatorPage } from './pages/operator.ts';
import { personPage } from './pages/person.ts';
import { privacyPage } from './pages/privacy.ts';
import { confirmPage, resetPage } from './pages/secret.ts';

/** Pages with tiles come with the rules and the art when somebody goes there: the others stay light. */
const withTiles =
  <Module>(load: () => Promise<Module>, page: (module: Module) => PageMaker): PageMaker =>
  async (...asked) => {
    // Art is asked for together with the page, not only after it.
    const [module] = await Promise.all([load(), import('./art/art.ts')]).catch(() => {
      throw new ApiError({ code: 'OFFLINE', message: '' });
    });
    return page(module)(...asked);
  };

export const ROUTES: readonly (readonly [RegExp, PageMaker])[] = [
  [/^\/$/, homePage],
  [
    /^\/t\/([\w-]+)$/,
    withTiles(
      () => import('./pages/table.ts'),
      ({ tablePage }) => tablePage,
    ),
  ],
  [
    /^\/replay\/([\w-]+)$/,
    withTiles(
      () => import('./pages/replay.ts'),
      ({ replayPage }) => replayPage,
    ),
  ],
  [
    /^\/tiles(?:\/([\w-]+))?$/,
    withTiles(
      () => import('./pages/tiles.ts'),
      ({ tilesPage }) => tilesPage,
    ),
  ],
  [/^\/me$/, mePage],
  [/^\/people\/([\w-]+)$/, personPage],
  [/^\/privacy$/, privacyPage],
  [/^\/confirm$/, confirmPage],
  [/^\/reset$/, resetPage],
  [/^\/operator$/, operatorPage],
];
