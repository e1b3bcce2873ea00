import { api } from '../api.ts';
import { house } from '../house.ts';
import { button, date, field, form, link } from '../page/controls.ts';
import { el, part } from '../page/dom.ts';
import { type Page, showAgain } from '../page/router.ts';
import { toast } from '../page/toast.ts';

interface ReportRow {
  id: number;
  by: string | null;
  person: string | null;
  table: string | null;
  chat: number | null;
  text: string;
  at: number;
  done: number | null;
}

interface AuditRow {
  at: number;
  operator: string | null;
  act: string;
  target: string;
  reason: string;
}

/** What operators see and do. The server checks who asks; this page only shows it. */
export async function operatorPage(): Promise<Page> {
  const { operator } = house.words;
  if (!house.me.operator) return { title: operator.title, body: [el('p', {}, operator.only)] };
  const [{ reports }, { entries }] = await Promise.all([
    api<{ reports: ReportRow[] }>('GET', '/operator/reports'),
    api<{ entries: AuditRow[] }>('GET', '/operator/audit'),
  ]);
  return {
    title: operator.title,
    body: [
      el('h1', {}, operator.title),
      part(
        operator.reports,
        {},
        reports.length === 0 ? el('p', { class: 'faint' }, operator.noReports) : '',
        el('ul', { class: 'tables' }, ...reports.map(reportRow)),
      ),
      el('div', { class: 'two' }, banForm(), closeForm()),
      part(
        operator.audit,
        {},
        el(
          'ul',
          { class: 'plain' },
          ...entries.map(({ at, operator: who, act, target, reason }) =>
            el('li', {}, `${date(at)} · ${who ?? '–'} · ${act} ${target}: ${reason}`),
          ),
        ),
      ),
    ],
  };
}

/** Does something that needs a reason, and shows the page anew. */
async function because(path: string): Promise<void> {
  const reason = prompt(house.words.operator.reason)?.trim();
  if (!reason) return;
  await api('POST', path, { reason });
  showAgain();
}

function reportRow({ id, by, person, table, chat, text, at, done }: ReportRow): HTMLElement {
  const { operator, game } = house.words;
  return el(
    'li',
    { class: done === null ? '' : 'faint' },
    el(
      'div',
      {},
      text,
      el(
        'small',
        { class: 'faint' },
        `${date(at)} · `,
        by === null ? '–' : link(`/people/${by}`, by),
        person !== null && ' → ',
        person !== null && link(`/people/${person}`, person),
        table !== null && ' · ',
        table !== null && link(`/t/${table}`, table),
        done !== null && ` · ${operator.settled}`,
      ),
    ),
    el(
      'span',
      { class: 'tools' },
      chat !== null &&
        button(game.remove, () => because(`/operator/chat/${chat}/remove`), { class: 'quiet' }),
      done === null && button(operator.settle, () => because(`/operator/reports/${id}/done`)),
    ),
  );
}

function banForm(): HTMLElement {
  const { operator, saved } = house.words;
  return part(
    operator.ban,
    {},
    form(
      async ({ person, days, reason }) => {
        await api('POST', `/operator/people/${encodeURIComponent(person)}/ban`, {
          days: Number(days),
          reason,
        });
        toast(saved);
        showAgain();
      },
      operator.ban,
      field(operator.person, { name: 'person', required: true }),
      field(operator.banDays, { name: 'days', type: 'number', min: 0, max: 3650, value: 7 }),
      field(operator.reason, { name: 'reason', required: true, maxlength: 300 }),
    ),
  );
}

function closeForm(): HTMLElement {
  const { operator, saved } = house.words;
  return part(
    operator.close,
    {},
    form(
      async ({ table, reason }) => {
        await api('POST', `/operator/tables/${encodeURIComponent(table)}/close`, { reason });
        toast(saved);
        showAgain();
      },
      operator.close,
      field(operator.table, { name: 'table', required: true }),
      field(operator.reason, { name: 'reason', required: true, maxlength: 300 }),
    ),
  );
}
