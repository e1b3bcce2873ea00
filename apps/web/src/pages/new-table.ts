import type { NewTable } from '@keyflower/protocol';
import { api, ApiError } from '../api.ts';
import { house } from '../house.ts';
import { check, choice, field, form } from '../page/controls.ts';
import { el } from '../page/dom.ts';
import { go } from '../page/router.ts';

type Fields = Readonly<Record<string, string>>;

const PLAYERS = ['2', '3', '4', '5', '6'];

/** All settings of a table. */
export function newTableForm(bots: readonly string[]): HTMLFormElement {
  const { settings: words, home } = house.words;
  const clock = choice(words.clock, { name: 'clock' }, [
    ['untimed', words.untimed],
    ['live', words.live],
    ['correspondence', words.correspondence],
  ]);
  const live = el(
    'div',
    { class: 'row', hidden: true },
    field(words.bank, { name: 'bank', type: 'number', min: 0, max: 120, value: 20 }),
    field(words.perDecision, { name: 'perDecision', type: 'number', min: 5, max: 3600, value: 30 }),
  );
  const slow = el(
    'div',
    { class: 'row', hidden: true },
    field(words.hours, { name: 'hours', type: 'number', min: 1, max: 336, value: 24 }),
  );
  clock.addEventListener('change', (event) => {
    const kind = (event.target as HTMLSelectElement).value;
    live.hidden = kind !== 'live';
    slow.hidden = kind !== 'correspondence';
  });
  const handicap = PLAYERS.concat('1')
    .sort()
    .map((seat) => check(words.seat(Number(seat) - 1), { name: `handicap${Number(seat) - 1}` }));
  return form(
    async (fields) => go(`/t/${(await api<{ id: string }>('POST', '/tables', settingsFrom(fields))).id}`),
    home.createIt,
    field(words.title, { name: 'title', maxlength: 60 }),
    el(
      'div',
      { class: 'row' },
      choice(
        words.players,
        { name: 'players' },
        PLAYERS.map((n) => [n, n]),
        '3',
      ),
      choice(words.farmers, { name: 'farmers' }, [
        ['off', words.farmersOff],
        ['mixed', words.farmersMixed],
        ['all', words.farmersAll],
      ]),
    ),
    check(words.public, { name: 'public' }),
    check(words.rated, { name: 'rated' }),
    check(words.gamers, { name: 'gamers' }),
    clock,
    live,
    slow,
    choice(words.timeout, { name: 'timeout' }, [
      ['play', words.timeoutPlay],
      ['replace', words.timeoutReplace],
    ]),
    choice(words.onLeave, { name: 'onLeave' }, [
      ['bot', words.onLeaveBot],
      ['vote', words.onLeaveVote],
    ]),
    choice(
      words.stand,
      { name: 'stand' },
      bots.map((id) => [id, id]),
      'greedy',
    ),
    check(words.spectators, { name: 'spectators', checked: true }),
    check(words.confirm, { name: 'confirm' }),
    check(words.aids, { name: 'aids', checked: true }),
    el('fieldset', { class: 'row' }, el('legend', {}, words.handicap), ...handicap),
    field(words.seed, { name: 'seed', maxlength: 200, autocomplete: 'off' }),
    el('label', { class: 'field' }, el('span', {}, words.tiles), el('textarea', { name: 'tiles', rows: 3 })),
  );
}

/** The form's fields as the server wants them. */
function settingsFrom(fields: Fields): NewTable {
  const players = Number(fields.players);
  const on = (name: string): boolean => fields[name] === 'on';
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    title: fields.title,
    options: {
      players,
      farmers: fields.farmers as 'off' | 'mixed' | 'all',
      gamers: on('gamers'),
      handicap: seats.filter((seat) => on(`handicap${seat}`)),
    },
    public: on('public'),
    rated: on('rated'),
    clock: clockFrom(fields),
    timeout: fields.timeout as 'play' | 'replace',
    onLeave: fields.onLeave as 'bot' | 'vote',
    stand: fields.stand,
    confirm: on('confirm'),
    aids: on('aids'),
    spectators: on('spectators'),
    ...(fields.seed === '' ? {} : { seed: fields.seed }),
    ...(fields.tiles.trim() === '' ? {} : { tiles: json(fields.tiles) }),
  };
}

function clockFrom(fields: Fields): NonNullable<NewTable['clock']> {
  if (fields.clock === 'live')
    return { kind: 'live', bank: Number(fields.bank) * 60, perDecision: Number(fields.perDecision) };
  if (fields.clock === 'correspondence') return { kind: 'correspondence', hours: Number(fields.hours) };
  return { kind: 'untimed' };
}

function json(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new ApiError({ code: 'BAD_REQUEST', message: (error as Error).message });
  }
}
