import type { Edition } from '@keyflower/engine';
import type { TableInfo } from '@keyflower/protocol';
import type { Words } from '@keyflower/words';
import { nameAt } from '../ui/index.ts';
import { addressOf, momentAddressOf, type ReplayPlace } from './place.ts';
import { editionIn, personIn, tableOf } from './record-info.ts';
import { linesOf, Replay } from './replay.ts';
import type { SteppedGame } from './stepped-game.ts';

/** A game to be replayed. */
export interface ReplayedGame {
  /** The table of a game that was played on this server, and the viewer's seat there; null for a record from a file. */
  table: { id: string; seat: number | null } | null;
  info: TableInfo;
  edition: Edition;
  replay: SteppedGame;
  /** The whole game; null while it is running, which can only be seen from one side. */
  record: Replay | null;
  /** Where the game itself is shown; null for a record from a file. */
  home: string | null;
  nameOf: (words: Words) => (seat: number) => string;
}

/** The game in a record that comes from a file. Refused if it cannot be replayed. */
export function gameInRecord(record: string): ReplayedGame & { record: Replay } {
  const lines = linesOf(record);
  const edition = editionIn(lines[0]);
  const replay = new Replay(edition, lines);
  const { header } = replay;
  const info = tableOf(header);
  return {
    table: null,
    info,
    edition,
    replay,
    record: replay,
    home: null,
    nameOf: (words) => {
      const others = nameAt(info, words);
      return (seat) => personIn(header, seat) ?? others(seat);
    },
  };
}

/** The query that names a moment of a game. */
export const addressAt = ({ record, replay }: ReplayedGame, place: ReplayPlace): string =>
  record ? addressOf(place) : momentAddressOf(place, replay);
