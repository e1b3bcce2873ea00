import { type GameScore, type ScoreLine, seedCommitment } from '@keyflower/engine';
import type { TableInfo } from '@keyflower/protocol';
import { API, api } from '../api.ts';
import { house } from '../house.ts';
import { button, link } from '../page/controls.ts';
import { type Child, el, folded, part } from '../page/dom.ts';
import { go } from '../page/router.ts';
import { countsText, fieldTile, noun, tileName } from '../story/names.ts';
import type { TableModel } from './model.ts';
import { nameAt } from './cast.ts';

/** How a game ended: places, sheets, the seed and what to do next. */
export function resultPart(model: TableModel): HTMLElement | null {
  const { info, you, id } = model;
  const { after } = house.words;
  if (info?.status === 'closed') return part(after.result, {}, el('p', {}, after.closed(info.reason ?? '')));
  if (!info?.result) return null;
  const { scores, winners } = info.result;
  const name = nameAt(model.info, house.words);
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  return part(
    after.result,
    { class: 'result' },
    el(
      'ol',
      { class: 'ranking' },
      ...order.map((seat) =>
        el(
          'li',
          { class: winners.includes(seat) ? 'winner' : '' },
          `${name(seat)}: ${after.points(scores[seat])}${winners.includes(seat) ? ` – ${after.winner}` : ''}`,
        ),
      ),
    ),
    info.settings.rated && info.reason !== null && el('p', { class: 'faint' }, after.unrated(info.reason)),
    el(
      'div',
      { class: 'row' },
      info.rematch !== null
        ? link(`/t/${info.rematch}`, after.toRematch, { class: 'button main' })
        : you.seat !== null &&
            button(
              after.rematch,
              async () => go(`/t/${(await api<{ id: string }>('POST', `/tables/${id}/rematch`, {})).id}`),
              {
                class: 'main',
              },
            ),
      link(`/replay/${id}`, after.replay, { class: 'button' }),
      el(
        'a',
        { href: `${API}/tables/${id}/record`, download: `keyflower-${id}.jsonl`, class: 'button' },
        after.record,
      ),
    ),
    ...seedProof(info),
    sheets(model),
  );
}

function seedProof({ result, seedHash }: TableInfo): Child[] {
  const { after, game } = house.words;
  const right = seedHash !== null && seedCommitment(result!.seed) === seedHash;
  return [
    el('p', { class: 'seed' }, `${after.seed}: `, el('code', {}, result!.seed)),
    el('p', { class: 'seed' }, `${game.commitment}: `, el('code', {}, seedHash ?? '')),
    el('p', { class: right ? 'good' : 'bad' }, right ? after.seedRight : after.seedWrong),
  ];
}

function sheets(model: TableModel): HTMLElement {
  const place = el('div', { class: 'sheets' }, house.words.loading);
  return folded(
    house.words.after.sheet,
    () => {
      void api<GameScore>('GET', `/tables/${model.id}/score`).then(({ players }) => {
        const name = nameAt(model.info, house.words);
        place.replaceChildren(
          ...players.map(({ total, lines }, seat) => sheet(`${name(seat)}: ${total}`, lines)),
        );
      });
      return [place];
    },
    { open: true },
  );
}

function sheet(title: string, lines: readonly ScoreLine[]): HTMLElement {
  return el(
    'table',
    {},
    el('caption', {}, title),
    el(
      'tbody',
      {},
      ...lines.map((line) =>
        el(
          'tr',
          {},
          el('th', { scope: 'row' }, lineName(line)),
          el('td', {}, line.points),
          el('td', {}, reason(line)),
        ),
      ),
    ),
  );
}

function lineName({ tile, field }: ScoreLine): string {
  const { story, after } = house.words;
  if (field !== undefined) return fieldTile(field, story);
  return tile === undefined ? after.goldLeft : tileName(tile, story);
}

function reason(line: ScoreLine): string {
  const { story } = house.words;
  const { lines } = story;
  return [
    line.items ? countsText(line.items, story) : '',
    line.marker ? lines.marker(noun(line.marker, story)) : '',
    line.kind ? lines.counting(noun(line.kind, story)) : '',
    line.loop ? lines.loop(line.loop.length) : line.count === undefined ? '' : lines.counted(line.count),
    line.flipped ? lines.flipped : '',
  ]
    .filter(Boolean)
    .join(', ');
}
