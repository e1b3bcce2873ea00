import type { TableRow } from '@keyflower/protocol';
import { api } from '../api.ts';
import { house } from '../house.ts';
import { button, choice, field, form, link } from '../page/controls.ts';
import { type Child, el, folded, part } from '../page/dom.ts';
import { go, type Page, showAgain } from '../page/router.ts';
import { toast } from '../page/toast.ts';
import { clockWords, farmersWords } from '../table/settings-text.ts';
import { newTableForm } from './new-table.ts';

const REFRESH_MS = 15_000;
const MOST_BOTS = 5;
const USUAL_BOT = 'greedy';

/** The start page: play at once, make a table, find one. */
export async function homePage(): Promise<Page> {
  const { home } = house.words;
  const { bots } = await api<{ bots: string[] }>('GET', '/bots');
  const lists = el('div', {}, ...(await tableLists()));
  const next = el('div', {}, ...(await nextTable()));
  const renew = async (): Promise<void> => {
    lists.replaceChildren(...(await tableLists()));
    next.replaceChildren(...(await nextTable()));
  };
  const refresh = setInterval(() => {
    if (!document.hidden) renew().catch(() => null);
  }, REFRESH_MS);
  return {
    title: home.title,
    leave: () => clearInterval(refresh),
    body: [
      el('h1', {}, `${home.welcome}, ${house.me.name}`),
      next,
      el('div', { class: 'two' }, playNow(bots), nameForm()),
      folded(home.create, () => [el('p', { class: 'faint' }, home.createHint), newTableForm(bots)], {
        class: 'part new-table',
      }),
      lists,
    ],
  };
}

function nameForm(): HTMLElement {
  const { home } = house.words;
  const made = form(
    async ({ name }) => {
      await house.changeMe({ name });
      toast(house.words.saved);
      showAgain();
    },
    home.change,
    field(home.name, {
      name: 'name',
      value: house.me.name,
      maxlength: 24,
      required: true,
      autocomplete: 'nickname',
    }),
  );
  made.classList.add('row');
  return el('section', { class: 'part' }, made);
}

/** The table that has waited longest. */
async function nextTable(): Promise<HTMLElement[]> {
  const { home } = house.words;
  const { table } = await api<{ table: string | null }>('GET', '/me/next');
  if (table === null) return [];
  return [
    el(
      'p',
      { class: 'part next' },
      `${home.next}: `,
      link(`/t/${table}`, home.goThere, { class: 'button main' }),
    ),
  ];
}

/** Against bots, in two clicks. */
function playNow(bots: readonly string[]): HTMLElement {
  const { home } = house.words;
  const kind = choice(
    home.bot,
    {},
    bots.map((id) => [id, id]),
    USUAL_BOT,
  );
  const play = async (others: number): Promise<void> => {
    const bot = kind.querySelector('select')!.value;
    const { id } = await api<{ id: string }>('POST', '/tables', { options: { players: others + 1 } });
    for (let seat = 1; seat <= others; seat++) await api('PUT', `/tables/${id}/seats/${seat}`, { bot });
    await api('POST', `/tables/${id}/start`, {});
    go(`/t/${id}`);
  };
  return part(
    home.playNow,
    { class: 'play-now' },
    el('p', { class: 'faint' }, home.playNowHint),
    el(
      'div',
      { class: 'row' },
      ...Array.from({ length: MOST_BOTS }, (_, i) =>
        button(home.against(i + 1), () => play(i + 1), { class: i === 0 ? 'main' : '', 'data-bots': i + 1 }),
      ),
    ),
    kind,
  );
}

async function tableLists(): Promise<HTMLElement[]> {
  const { home } = house.words;
  const [{ tables: mine }, { tables: open }] = await Promise.all([
    api<{ tables: TableRow[] }>('GET', '/me/tables'),
    api<{ tables: TableRow[] }>('GET', '/tables'),
  ]);
  const running = mine.filter(({ status }) => status === 'open' || status === 'playing');
  const older = mine.filter(({ status }) => status === 'over' || status === 'closed');
  return [
    part(home.mine, {}, ...rows(running, home.mineEmpty)),
    part(home.lobby, {}, ...rows(open, home.lobbyEmpty)),
    ...(older.length > 0 ? [folded(home.older, () => rows(older, ''), { class: 'part' })] : []),
  ];
}

/** Tables, one a line. */
export function rows(tables: readonly TableRow[], empty: string): Child[] {
  if (tables.length === 0) return [el('p', { class: 'faint' }, empty)];
  return [el('ul', { class: 'tables' }, ...tables.map(row))];
}

function row(table: TableRow): HTMLElement {
  const { words } = house;
  const names = table.names.map((name) => name ?? words.lobby.free).join(', ');
  const facts = [
    table.status === 'open' ? words.home.seats(table.taken, table.players) : words.status[table.status],
    table.farmers === 'off' ? '' : farmersWords(table.farmers, words),
    table.gamers ? words.settings.gamers : '',
    table.rated ? words.settings.rated : '',
    clockWords(table.clock, words),
  ].filter(Boolean);
  return el(
    'li',
    { class: table.waiting ? 'waiting' : '' },
    el(
      'div',
      {},
      link(`/t/${table.id}`, table.title || names),
      table.waiting && el('strong', { class: 'badge' }, words.home.yourTurn),
      el('small', { class: 'faint' }, [...(table.title ? [names] : []), ...facts].join(' · ')),
    ),
    table.status === 'over'
      ? link(`/replay/${table.id}`, words.after.replay, { class: 'button' })
      : link(`/t/${table.id}`, words.home.open, { class: 'button' }),
  );
}
