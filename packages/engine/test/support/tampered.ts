import { BASE_CONTENT } from '../../src/content/base/index.ts';
import { randomAction } from '../../src/play.ts';
import { Game } from '../../src/game/game.ts';
import type { RecordLine } from '../../src/io/record.ts';
import type { Refusal } from '../../src/refusals.ts';
import { QuickRandom } from '../../src/random/quick.ts';
import { Wire } from './session.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

export type Line = Record<string, unknown>;

const copy = (lines: readonly unknown[]): Line[] => JSON.parse(JSON.stringify(lines)) as Line[];

/** A game played at random from the seed "recorded": the whole record, and the same up to summer. */
export function recordedGame(): { whole: Line[]; part: Line[] } {
  const random = new QuickRandom('a whole game');
  const game = Game.create(BASE_CONTENT, { players: 2 }, 'recorded');
  let summer: RecordLine[] = [];
  while (!game.over) {
    const [{ player }] = atLeast(1, game.pending());
    game.play(player, randomAction(game.state, player, random));
    if (game.position().season === 'summer') summer = game.record();
  }
  return { whole: copy(game.record()), part: copy(summer) };
}

/** Changes the record in one place and gives the refusal, the running game being untouched. */
export function tampered(lines: Line[], change: (record: Line[]) => void, more: object = {}): Refusal {
  const record = copy(lines);
  change(record);
  return new Wire().begin().refused(JSON.stringify({ cmd: 'replay', record, ...more }));
}

export const lineOf = (lines: Line[], fits: (line: Line) => boolean, from = 1): number =>
  lines.findIndex((line, i) => i >= from && fits(line));

/** The place in the record of the line that a refusal names, -1 if it names none. */
export function offence({ code, line }: Refusal): number {
  return code === 'BAD_RECORD' && line !== undefined ? line - 1 : -1;
}
