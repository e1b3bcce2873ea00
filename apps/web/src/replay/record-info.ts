import {
  type Edition,
  FULL_EDITION,
  type RecordHeader,
  type TileOverrides,
  withOverrides,
} from '@keyflower/engine';
import type { SeatInfo, TableInfo } from '@keyflower/protocol';

/** How records name bots. */
const BOT = 'bot ';

/** The bot that a name in a record stands for. */
const botIn = (name: string | undefined): string | null =>
  name?.startsWith(BOT) ? name.slice(BOT.length) : null;

/** The name of a person in a record; null for bots and where it is not known. */
export function personIn({ seats }: RecordHeader, seat: number): string | null {
  const name = seats?.[seat]?.name;
  return name && botIn(name) === null ? name : null;
}

/** The tiles of a record by its header: the printed ones, or its corrections. */
export function editionIn(header: unknown): Edition {
  const { tiles } = (header ?? {}) as { tiles?: { overrides?: TileOverrides } };
  return tiles?.overrides ? withOverrides(FULL_EDITION, tiles.overrides) : FULL_EDITION;
}

/** A finished table as a record describes it, for the components of a table. */
export function tableOf({ options, seats, seedHash }: RecordHeader): TableInfo {
  const { players, farmers, gamers, handicap } = options;
  const seatInfo = (seat: number): SeatInfo => ({
    seat,
    person: null,
    bot: botIn(seats?.[seat]?.name),
    gone: 'no',
    reserved: null,
    online: false,
    absent: false,
  });
  return {
    id: '',
    status: 'over',
    settings: {
      title: '',
      options: { players, farmers, gamers, handicap: [...handicap] },
      public: false,
      rated: false,
      clock: { kind: 'untimed' },
      timeout: 'play',
      onLeave: 'bot',
      absentDays: 3,
      stand: 'miller',
      confirm: false,
      askForced: false,
      aids: true,
      spectators: true,
    },
    host: null,
    seats: Array.from({ length: players }, (_, seat) => seatInfo(seat)),
    created: 0,
    started: 0,
    ended: 0,
    seedHash,
    result: null,
    rematch: null,
    reason: null,
    unconfirmed: [],
    spectators: 0,
  };
}
