import { readFileSync } from 'node:fs';
import { type Advice, advise as findAdvice, type BotRequest } from '@keyflower/bots';
import { adviceText, loadAdviceWords, loadWords, type Naming, type Words } from '@keyflower/words';
import { goodsText, tileName } from '@keyflower/words/story/names';
import { type Command, FAILED, OK, UsageError, wholeNumber } from '../command.ts';
import { JSON_OPTION } from '../common-options.ts';
import { readText } from '../files.ts';
import { questionIn, type Question, Unanswerable } from '../question.ts';
import { readArguments } from '../read-arguments.ts';
import { LANGUAGE_OPTION, selectLanguage, terminal, words } from '../language.ts';
import { SeatNames } from '../story/names.ts';
import { WIDTH, wrap } from '../terminal/layout.ts';
import { logLine, print } from '../terminal/output.ts';
import { readOverrides, TILES_OPTION, tilesToPlay } from '../tiles.ts';

const DEFAULT_SEED = 'advice';
const LONGEST_MS = 600_000;
const MAX_ITERATIONS = 1_000_000;
const STANDARD_INPUT = 0;
/** Aligns the lines below an action with its text. */
const INDENT = 4;

const OPTIONS = {
  seat: {
    value: 'N',
    help: 'the seat to advise, 0 to 5 (default: the seat whose turn it is; a view belongs to its own seat)',
  },
  time: { value: 'MS', help: 'thinking time in milliseconds (default: 1000)', fallback: '1000' },
  iterations: {
    value: 'N',
    help: 'search iterations instead of a time limit: the same number always gives the same answer',
  },
  seed: {
    value: 'TEXT',
    help: `seed for what is hidden from the seat (default: ${DEFAULT_SEED})`,
    fallback: DEFAULT_SEED,
  },
  ...TILES_OPTION,
  ...JSON_OPTION,
  ...LANGUAGE_OPTION,
};

async function run(args: string[]): Promise<number> {
  const { values, operands } = readArguments(args, OPTIONS, true);
  const [file] = operands;
  if (file === undefined || operands.length !== 1) {
    throw new UsageError('name one file with a position or a view, or - for standard input');
  }
  await selectLanguage(values.language);
  const { seed } = values;
  const budget = wholeNumber(values.time, '--time', 1, LONGEST_MS);
  const iterations = values.iterations && wholeNumber(values.iterations, '--iterations', 1, MAX_ITERATIONS);
  const seat = values.seat === undefined ? null : wholeNumber(values.seat, '--seat', 0, 5);
  const tiles = values.tiles === undefined ? undefined : readOverrides(values.tiles);
  const edition = tilesToPlay(values.tiles);
  try {
    const text = file === '-' ? readFileSync(STANDARD_INPUT, 'utf8') : readText(file);
    const question = questionIn(text, edition, seat, seed);
    const request: BotRequest = {
      ...question,
      budget,
      seed,
      ...(iterations ? { iterations } : {}),
      ...(tiles ? { tiles } : {}),
    };
    const advice = findAdvice(request);
    print(...(values.json ? await asJson(advice) : await told(advice, question)));
    return OK;
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    logLine(`${file === '-' ? 'standard input' : file} ${error.message}`);
    return FAILED;
  }
}

/** For programs: a line per action, with the reason as English text in any language. */
async function asJson(advice: readonly Advice[]): Promise<string[]> {
  const sentences = await loadAdviceWords('en');
  const naming = namingIn(await loadWords('en'), (seat) => `Player ${seat}`);
  return advice.map((one) => JSON.stringify({ ...one, text: adviceText(one.reason, sentences, naming) }));
}

const namingIn = (texts: Words, player: Naming['player']): Naming => ({
  tile: (id) => texts.hint.tile(tileName(id, texts.story)),
  player,
  goods: (counts) => goodsText(counts, texts),
});

async function told(advice: readonly Advice[], { seat, decision }: Question): Promise<string[]> {
  const { advise: texts, decisions } = terminal();
  const { language } = words();
  const names = new SeatNames(seat);
  const sentences = await loadAdviceWords(language);
  const { odds, points } = sentences.panel;
  const naming = namingIn(words(), (other) => names.name(other));
  const indent = ' '.repeat(INDENT);
  return [
    texts.title(names.name(seat), decisions[decision]),
    ...advice.flatMap(({ action, winRate, score, orderedBy, known, reason }, i) => {
      const expected = orderedBy === 'winRate' ? odds(Math.round(100 * winRate)) : points(Math.round(score));
      return [
        '',
        ...wrap(`${i + 1}.  ${adviceText(reason, sentences, naming)}`, WIDTH, INDENT),
        `${indent}${known ? expected : texts.unknown}`,
        `${indent}${JSON.stringify(action)}`,
      ];
    }),
  ];
}

export const advise: Command = {
  name: 'advise',
  summary: 'suggest moves for a position, with reasons',
  usage: 'FILE [--seat N] [options]',
  help: `FILE holds a position or the view of a seat (docs/formats.md); - reads it from
standard input. "keyflower replay --at N --json" prints positions of a record.
Prints up to eight actions, the best first, each with its expected result and a
reason. Information hidden from the seat is never used, even if the file has it.
`,
  options: OPTIONS,
  operands: 'file',
  run,
};
