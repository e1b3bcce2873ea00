import { FULL_EDITION } from '@keyflower/engine';
import type { TableInfo } from '@keyflower/protocol';
import { session } from '../session/index.ts';
import { nameAt, type Page } from '../ui/index.ts';
import { GameSoFar } from './game-so-far.ts';
import { placeIn, placeSoFar } from './place.ts';
import { linesOf, Replay } from './replay.ts';
import { ReplayScreen } from './replay-screen.tsx';
import type { ReplayedGame } from './replayed-game.ts';
import { loadTexts } from './texts.ts';

export interface LocalGame {
  info: TableInfo;
  /** The record so far. */
  record: string;
  /** The seat of the only person; null where several people, or none, play. */
  seat: number | null;
  /** Where the game is played. */
  home: string;
}

/** Steps through a game on this device: while it is running, as its only player saw it, or as everyone could see it. */
export async function localReplay(local: LocalGame, query: URLSearchParams): Promise<Page> {
  const { info, seat, home } = local;
  const firstTexts = await loadTexts();
  const whole = new Replay(FULL_EDITION, linesOf(local.record));
  const isOver = whole.result !== null;
  const replay = isOver ? whole : new GameSoFar(FULL_EDITION, whole.seenBy(seat));
  const game: ReplayedGame = {
    table: null,
    info,
    edition: FULL_EDITION,
    replay,
    record: isOver ? whole : null,
    home,
    nameOf: (words) => nameAt(info, words),
  };
  const start = (isOver ? placeIn : placeSoFar)(query, replay, seat);
  const isReview = query.has('review');
  return {
    title: () => session.words.replay.title,
    content: <ReplayScreen {...{ game, start, firstTexts, isReview }} />,
    isLocal: true,
  };
}
