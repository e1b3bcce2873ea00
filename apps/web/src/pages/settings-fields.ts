import type { NewTable, UnratedReason } from '@keyflower/protocol';
import { ApiError } from '../session/index.ts';

type Fields = Readonly<Record<string, string>>;

/** The request for the server, from the form's fields. */
export function settingsFrom(fields: Fields): NewTable {
  const { tiles = '' } = fields;
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
    ...(fields.absentDays === undefined ? {} : { absentDays: Number(fields.absentDays) }),
    stand: fields.stand,
    confirm: on('confirm'),
    askForced: on('askForced'),
    aids: on('aids'),
    spectators: on('spectators'),
    ...(fields.seed === '' ? {} : { seed: fields.seed }),
    ...(tiles.trim() === '' ? {} : { tiles: json(tiles) }),
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

/** What keeps a game from being rated, as far as the form decides it. */
export function unratedBy(fields: Fields, isGuest: boolean): UnratedReason | null {
  if (fields.rated !== 'on') return null;
  if (isGuest) return 'guests';
  if ((fields.seed ?? '') !== '') return 'chosen-seed';
  if ((fields.tiles ?? '').trim() !== '') return 'tile-overrides';
  return Object.keys(fields).some((name) => name.startsWith('handicap')) ? 'handicap' : null;
}
