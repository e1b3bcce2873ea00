import {
  type GameScore,
  makePosition,
  scoreGame,
  type RecordHeader,
  type Season,
  type State,
} from '@keyflower/engine';
import { type Command, FAILED, OK, UsageError, wholeNumber } from '../command.ts';
import { JSON_OPTION } from '../common-options.ts';
import { readArguments } from '../read-arguments.ts';
import { type GameHistory, historyOf, type Step } from '../records/history.ts';
import { replayLines } from '../records/replay-lines.ts';
import { readRecordLines, RecordError } from '../records/read-record.ts';
import { LANGUAGE_OPTION, selectLanguage, terminal, words } from '../language.ts';
import { SeatNames } from '../story/names.ts';
import { scoreText } from '../story/sheet.ts';
import { tell } from '../story/tell.ts';
import { showTiles } from '../table/table-view.ts';
import { tableText } from '../table/table.ts';
import { villageText } from '../table/village.ts';
import { heading, toldText } from '../terminal/narration.ts';
import { logLine, print } from '../terminal/output.ts';
import { Prompter, QuitError } from '../terminal/prompter.ts';
import { must } from '../must.ts';

const OPTIONS = {
  step: { help: 'wait for Enter after each entry; q stops' },
  at: { value: 'N', help: 'print the position after entry N instead (0: the start)' },
  ...JSON_OPTION,
  ...LANGUAGE_OPTION,
};

async function run(args: string[]): Promise<number> {
  const { values, operands } = readArguments(args, OPTIONS, true);
  const [file] = operands;
  if (file === undefined || operands.length !== 1) throw new UsageError('name one file with a record');
  if (values.step && (values.json || values.at !== undefined)) {
    throw new UsageError('--step goes with neither --at nor --json');
  }
  await selectLanguage(values.language);
  try {
    const { header, entries, result, state } = replayLines(readRecordLines(file));
    const history = historyOf(state.content, header, entries);
    const names = namesIn(header);
    showTiles(state.content);
    if (values.at !== undefined) {
      const at = wholeNumber(values.at, '--at', 0, entries.length);
      showPosition(stateAfter(history, at), names, values.json);
    } else if (values.json) {
      printJson(history, result ? scoreGame(state) : null);
    } else {
      if (header.tiles) print(correctedText(header.tiles));
      await tellAll(history, names, values.step);
      if (result) print(...heading(terminal().scores), ...scoreText(scoreGame(state), names));
      else print('', terminal().replay.unfinished(entries.length));
    }
    return OK;
  } catch (error) {
    if (error instanceof QuitError) return OK;
    if (!(error instanceof RecordError)) throw error;
    logLine(`${file}:${error.line}: ${error.message}`);
    return FAILED;
  }
}

function correctedText({ hash, overrides }: NonNullable<RecordHeader['tiles']>): string {
  const { tiles } = overrides as { tiles: object };
  return terminal().replay.corrected(Object.keys(tiles).length, hash.slice(0, 12));
}

const namesIn = ({ seats }: RecordHeader): SeatNames =>
  new SeatNames(
    null,
    seats?.map((seat) => seat.name),
  );

/** Draws belong to the action before them, so a state after a draw includes the whole effect of that action. */
function stateAfter({ start, steps }: GameHistory, at: number): State {
  return steps.filter((step) => step.entry.n <= at).at(-1)?.state ?? start;
}

function showPosition(state: State, names: SeatNames, json: boolean): void {
  const position = makePosition(state);
  if (json) {
    print(JSON.stringify(position));
    return;
  }
  print(...heading(seasonOf(position)), ...tableText(position, names));
  position.players.forEach((_, seat) => print('', ...villageText(position, seat, names)));
  const { decisions, replay: texts } = terminal();
  const asked = position.pending.map(
    ({ player, decision }) => `${names.name(player)} (${decisions[decision]})`,
  );
  print('', asked.length > 0 ? texts.toDecide(asked.join(', ')) : words().story.events.over);
}

function printJson({ steps }: GameHistory, score: GameScore | null): void {
  for (const { entry, events } of steps) print(JSON.stringify({ ...entry, events }));
  if (score) print(JSON.stringify({ score }));
}

async function tellAll({ start, steps }: GameHistory, names: SeatNames, step: boolean): Promise<void> {
  const position = makePosition(start);
  print(...heading(seasonOf(position)), ...tableText(position, names), '');
  const prompter = step ? new Prompter() : null;
  try {
    for (const entry of steps) {
      const lines = stepText(entry, names);
      if (lines.length === 0) continue;
      print(...lines);
      await prompter?.ask(terminal().replay.next);
    }
  } finally {
    prompter?.close();
  }
}

const seasonOf = ({ season }: { season: Season }): string => words().story.seasons[season];

function stepText({ entry, events }: Step, names: SeatNames): string[] {
  const texts = terminal().replay;
  const number = (text: string): string => `${String(entry.n).padStart(5)}  ${text}`;
  if ('undo' in entry) return [number(texts.undone(entry.undo))];
  if ('seat' in entry) return [number(texts.seated(entry.seat.name, entry.seat.player))];
  if ('reseed' in entry) return [number(texts.restored)];
  if ('timeout' in entry) return [number(texts.timeout(names.name(entry.timeout.player)))];
  let numbered = false;
  return tell(events, names, true).flatMap((told) => {
    const lines = toldText(told);
    if (told.heading) return lines;
    const first = numbered ? `       ${lines[0]}` : number(must(lines[0]));
    numbered = true;
    return [first, ...lines.slice(1).map((line) => `       ${line}`)];
  });
}

export const replay: Command = {
  name: 'replay',
  summary: 'step through a recorded game',
  usage: 'FILE [options]',
  help: `Reads a record (JSON Lines, as "simulate --record", "play --record" and the
engine's "record" command write it), checks it against the rules and prints it
season by season, with the entry numbers and the final score sheets. A record
that does not replay is refused at the offending line, with exit code 1.

With --json, a line per entry with its events, then the scores; with --at, the
position.`,
  options: OPTIONS,
  operands: 'file',
  run,
};
