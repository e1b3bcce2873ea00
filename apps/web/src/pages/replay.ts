import type { TableReply } from '@keyflower/protocol';
import { api, apiText } from '../api.ts';
import { redraw } from '../drawn/redraw.ts';
import { house } from '../house.ts';
import { button, choice, link } from '../page/controls.ts';
import { el } from '../page/dom.ts';
import type { Page } from '../page/router.ts';
import { tell } from '../story/tell.ts';
import { board } from '../table/board.ts';
import { nameAt } from '../table/cast.ts';
import { Replay } from '../table/replay.ts';
import { editionOf, specsOf } from '../table/sight.ts';
import { tileDetails, tileHead } from '../table/ways.ts';

/** Steps through a finished game. */
export async function replayPage([id]: string[]): Promise<Page> {
  const { replay: words } = house.words;
  const { table, you } = await api<TableReply>('GET', `/tables/${id}`);
  if (table.status !== 'over')
    return { title: words.title, body: [el('p', {}, words.notYet), link(`/t/${id}`, id)] };
  const edition = editionOf(table.settings);
  const replay = new Replay(edition, await apiText(`/tables/${id}/record`));
  const cast = nameAt(table, house.words);
  const last = replay.steps.length - 1;
  const place = el('div', { class: 'board' });
  const story = el('ol', { class: 'log' });
  const details = el('div', {});
  const where = el('span', { class: 'where' });
  const slider = el('input', { type: 'range', min: 0, max: last, value: 0, 'aria-label': words.title });
  const zooms = new Map<number, number>();
  let at = 0;
  let viewer: number | null = you.seat;
  let chosen: string | null = null;

  const show = (): void => {
    const { words: all } = house;
    const sight = replay.sight(at, viewer);
    const spec = specsOf(edition, sight);
    const onTile = (tile: string): void => {
      chosen = tile === chosen ? null : tile;
      show();
    };
    slider.value = String(at);
    where.textContent = words.step(at + 1, last + 1);
    redraw(
      place,
      board({ sight, me: viewer, cast, spec, words: all, chosen, playable: new Set(), onTile, zooms }),
    );
    story.replaceChildren(
      ...replay.events(at, viewer).flatMap((event) => {
        const told = tell(event, cast, all.story);
        return told ? [el('li', { class: told.heading ? 'heading' : '' }, told.text)] : [];
      }),
    );
    const context = { sight, words: all, spec, seat: 0 };
    const about = chosen === null ? [] : [tileHead(chosen, context), ...tileDetails(chosen, context)];
    details.replaceChildren(...(about.filter(Boolean) as Node[]));
  };
  const to = (step: number): void => {
    at = Math.max(0, Math.min(last, step));
    show();
  };
  slider.addEventListener('input', () => to(Number(slider.value)));
  const seats = table.seats.map(({ seat }): [string, string] => [String(seat), cast(seat)]);
  const seen = choice(
    words.seenBy,
    {},
    [['', words.everything], ...seats],
    viewer === null ? '' : String(viewer),
  );
  seen.addEventListener('change', (event) => {
    const { value } = event.target as HTMLSelectElement;
    viewer = value === '' ? null : Number(value);
    show();
  });
  show();
  return {
    title: words.title,
    body: [
      el(
        'div',
        { class: 'part panel replay' },
        el(
          'div',
          { class: 'row' },
          button(words.first, () => to(0)),
          button(words.back, () => to(at - 1), { 'data-act': 'back' }),
          button(words.next, () => to(at + 1), { class: 'main', 'data-act': 'next' }),
          button(words.last, () => to(last), { 'data-act': 'last' }),
          where,
          seen,
          link(`/t/${id}`, table.settings.title || house.words.after.result),
        ),
        slider,
        story,
        details,
      ),
      place,
    ],
  };
}
