import { ApiError } from './api.ts';
import { attempt, complaintText, house } from './house.ts';
import { setTitle } from './page/badge.ts';
import { choice, link } from './page/controls.ts';
import { el } from './page/dom.ts';
import { match, type Page, type PageMaker, showAgain, startRouting } from './page/router.ts';
import { homePage } from './pages/home.ts';
import { mePage } from './pages/me.ts';
import { operatorPage } from './pages/operator.ts';
import { personPage } from './pages/person.ts';
import { privacyPage } from './pages/privacy.ts';
import { confirmPage, resetPage } from './pages/secret.ts';
import { DICTIONARIES } from './words/words.ts';

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

const ROUTES: readonly (readonly [RegExp, PageMaker])[] = [
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

const app = document.getElementById('app')!;
const head = el('header', {});
const banner = el('p', { class: 'banner', role: 'status', hidden: true });
const body = el('main', {});
const foot = el('footer', {});

let leave: () => void = () => {};
/** Pages are made while the person may already have gone on: only the last one is shown. */
let wanted = 0;

async function present(): Promise<void> {
  const mine = ++wanted;
  const page = await make();
  if (mine !== wanted) {
    page.leave?.();
    return;
  }
  leave();
  leave = page.leave ?? (() => {});
  setTitle(page.title);
  body.replaceChildren(...page.body.flatMap((child) => (child ? [child as Node] : [])));
}

async function make(): Promise<Page> {
  const found = match(ROUTES, location.pathname);
  const { notFound, backHome } = house.words;
  const sorry = (text: string): Page => ({
    title: 'Keyflower',
    body: [el('p', {}, text), link('/', backHome)],
  });
  if (!found) return sorry(notFound);
  try {
    return await found.make(found.parameters, new URLSearchParams(location.search));
  } catch (error) {
    if (error instanceof ApiError) return sorry(complaintText(error.complaint));
    throw error;
  }
}

/** What stands around every page. */
function frame(): void {
  const { nav, account, connection } = house.words;
  const [next] = house.waiting;
  const languages = choice(
    '',
    { 'aria-label': account.language },
    Object.entries(DICTIONARIES).map(([id, { language }]) => [id, language]),
    house.me.lang,
  );
  languages.addEventListener('change', (event) => {
    const lang = (event.target as HTMLSelectElement).value;
    void attempt(() => house.changeMe({ lang })).then(showAgain);
  });
  head.replaceChildren(
    link('/', 'Keyflower', { class: 'brand' }),
    el(
      'nav',
      {},
      link('/', nav.home),
      link('/me', nav.me),
      house.me.operator && link('/operator', nav.operator),
      next !== undefined && link(`/t/${next}`, `${nav.next} (${house.waiting.length})`, { class: 'badge' }),
    ),
  );
  foot.replaceChildren(link('/tiles', nav.tiles), link('/privacy', nav.privacy), languages);
  banner.hidden = house.connected;
  banner.textContent = connection.lost;
}

async function begin(): Promise<void> {
  try {
    await house.enter();
  } catch {
    // Who I am is not known, so neither is the language.
    app.replaceChildren(
      el('p', {}, 'The server does not answer. · Le serveur ne répond pas. · Der Server antwortet nicht.'),
    );
    setTimeout(() => location.reload(), 5000);
    return;
  }
  app.replaceChildren(head, banner, body, foot);
  house.onChange(frame);
  frame();
  addEventListener('online', () => house.line.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) house.line.hurry();
  });
  startRouting(() => void present());
}

void begin();
