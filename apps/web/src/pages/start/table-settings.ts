import type { NewTable } from '@keyflower/protocol';
import { ApiError } from '../../api.ts';

type Fields = Readonly<Record<string, string>>;

/** The form's fields as the server wants them. */
export function settingsFrom(fields: Fields): NewTable {
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
