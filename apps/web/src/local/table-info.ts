import type { Options } from '@keyflower/engine';
import type { MyPlace, SeatInfo, TableInfo } from '@keyflower/protocol';

/** Who plays a seat: a person by name, or a bot by its id. */
export type LocalSeat = { name: string } | { bot: string };

const seatInfo = (who: LocalSeat, seat: number): SeatInfo => ({
  seat,
  person: 'name' in who ? { id: String(seat), name: who.name, guest: true, bot: false } : null,
  bot: 'bot' in who ? who.bot : null,
  gone: 'no',
  reserved: null,
  online: true,
  absent: false,
});

/** A running game as the server describes its tables. */
export function localInfo(
  id: string,
  { players, farmers, gamers, handicap }: Options,
  seats: readonly LocalSeat[],
  aids: boolean,
): TableInfo {
  return {
    id,
    status: 'playing',
    settings: {
      title: '',
      options: { players, farmers, gamers, handicap: [...handicap] },
      public: false,
      rated: false,
      clock: { kind: 'untimed' },
      timeout: 'play',
      onLeave: 'bot',
      absentDays: 1,
      stand: '',
      confirm: false,
      askForced: true,
      aids,
      spectators: false,
    },
    host: null,
    seats: seats.map(seatInfo),
    created: 0,
    started: 0,
    ended: null,
    seedHash: null,
    result: null,
    rematch: null,
    reason: null,
    unconfirmed: [],
    spectators: 0,
  };
}

export const localPlace = (seat: number | null): MyPlace => ({
  seat,
  host: true,
  autoPass: false,
  autoPassUntil: null,
  queued: null,
  queueDropped: null,
  key: null,
  seatKeys: null,
});
