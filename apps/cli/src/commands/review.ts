import { UnfinishedGame } from '@keyflower/bots/review';
import { type Accuracy, DEPTHS, type Review, type ReviewedDecision } from '@keyflower/bots/review-format';
import { type RecordHeader, SEASONS } from '@keyflower/engine';
import { adviceText, loadAdviceWords, loadReplayWords } from '@keyflower/words';
import { type Command, FAILED, OK, UsageError } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION, THREADS_OPTION } from '../common-options.ts';
import { LANGUAGE_OPTION, selectLanguage, words } from '../language.ts';
import { readArguments } from '../read-arguments.ts';
import { replayLines } from '../records/replay-lines.ts';
import { readRecordLines, RecordError } from '../records/read-record.ts';
import { reviewOnThreads } from '../review/pool.ts';
import { goodsText, SeatNames, tileName } from '../story/names.ts';
import { WIDTH, wrap } from '../terminal/layout.ts';
import { heading } from '../terminal/narration.ts';
import { logLine, print } from '../terminal/output.ts';
import { threadsOf } from '../threads.ts';

const MOST_MISTAKES = 10;
/** Aligns the lines of a mistake. */
const INDENT = 4;

const OPTIONS = {
  depth: {
    value: 'NAME',
    help: `how thoroughly: ${DEPTHS.join(', ')} (default: normal)`,
    fallback: 'normal',
    choices: DEPTHS,
  },
  ...THREADS_OPTION,
  ...JSON_OPTION,
  ...QUIET_OPTION,
  ...LANGUAGE_OPTION,
} as const;

async function run(args: string[]): Promise<number> {
  const { values, operands } = readArguments(args, OPTIONS, true);
  const [file] = operands;
  if (file === undefined || operands.length !== 1) throw new UsageError('name one file with a record');
  const depth = DEPTHS.find((one) => one === values.depth);
  if (!depth) throw new UsageError(`--depth: ${DEPTHS.join(', ')}`);
  await selectLanguage(values.language);
  const threads = threadsOf(values.threads);
  const isShown = process.stderr.isTTY && !values.quiet;
  const show = (done: number, all: number): void => {
    if (isShown) process.stderr.write(`\r${done} / ${all} `);
  };
  try {
    const lines = readRecordLines(file);
    const { header } = replayLines(lines);
    const review = await reviewOnThreads(lines, depth, threads, show);
    if (isShown) process.stderr.write(`\r${' '.repeat(INDENT * 5)}\r`);
    print(...(values.json ? [JSON.stringify(review)] : await told(review, header)));
    return OK;
  } catch (error) {
    if (error instanceof RecordError) logLine(`${file}:${error.line}: ${error.message}`);
    else if (error instanceof UnfinishedGame) logLine(`${file}: ${error.message}`);
    else throw error;
    return FAILED;
  }
}

async function told(review: Review, { seats }: RecordHeader): Promise<string[]> {
  const { language, story, hint } = words();
  const { review: texts } = await loadReplayWords(language);
  const sentences = await loadAdviceWords(language);
  const names = new SeatNames(
    null,
    seats?.map(({ name }) => name),
  );
  const naming = {
    tile: (id: string) => hint.tile(tileName(id)),
    player: (seat: number) => names.name(seat),
    goods: (counts: Parameters<typeof goodsText>[0]) => goodsText(counts),
  };
  const digit = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const lossOf = ({ better }: ReviewedDecision): number => better?.loss ?? 0;
  const worst = review.decisions
    .filter(({ better }) => better)
    .sort((a, b) => lossOf(b) - lossOf(a) || a.at - b.at)
    .slice(0, MOST_MISTAKES);
  const indent = ' '.repeat(INDENT);
  const mistakes = worst.flatMap((one, i) => [
    '',
    ...wrap(
      `${i + 1}.  ${names.name(one.seat)}, ${texts.moment(story.seasons[one.season], one.at)}: ${texts.costs(digit.format(lossOf(one)))}`,
      WIDTH,
      INDENT,
    ),
    `${indent}${texts.played(JSON.stringify(one.action))}`,
    `${indent}${texts.better(JSON.stringify(one.better?.action))}`,
    ...(one.better ? wrap(adviceText(one.better.reason, sentences, naming), WIDTH - INDENT) : []).map(
      (line) => indent + line,
    ),
  ]);
  const share = ({ accuracy }: Accuracy): string => (accuracy === null ? '–' : texts.percent(accuracy));
  const accuracy = review.accuracy.map(({ seat, game, seasons }) =>
    [
      `${names.name(seat)}: ${share(game)}`,
      ...SEASONS.map((season) => `${story.seasons[season]} ${share(seasons[season])}`),
    ].join(', '),
  );
  return [
    ...heading(texts.turningPoints),
    ...(worst.length > 0 ? mistakes : wrap(texts.noMistakes)),
    ...heading(texts.accuracy),
    ...accuracy,
  ];
}

export const review: Command = {
  name: 'review',
  summary: 'review a finished game with the strongest bot',
  usage: 'FILE [options]',
  help: `Reads the record of a finished game and prints its largest mistakes with better
actions, and the accuracy of every player per season. An action is judged only
by what its player could know. The same record gives the same review on every
machine and with any number of threads. With --json, the review of every
decision (docs/bots.md).
`,
  options: OPTIONS,
  operands: 'file',
  run,
};
