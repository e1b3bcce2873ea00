import { readFileSync } from 'node:fs';
import { type Advice, advise as thinkAbout, type BotRequest } from '@keyflower/bots';
import { COLOURS, type Counts } from '@keyflower/engine';
import { adviceText } from '@keyflower/words';
import { advice as english } from '@keyflower/words/en/advice';
import { type Command, FAILED, OK, readArguments, readText, UsageError, wholeNumber } from '../command.ts';
import { questionIn, type Question, Unanswerable } from '../question.ts';
import { Cast, countsText, tileName, total } from '../story/names.ts';
import { listed, plural, WIDTH, wrap } from '../terminal/layout.ts';
import { complain, print } from '../terminal/output.ts';
import { readOverrides, TILES_HELP, tilesToPlay } from '../tiles.ts';

const DEFAULT_SEED = 'advice';
const LONGEST_MS = 600_000;
const MOST_ITERATIONS = 1_000_000;
const STANDARD_INPUT = 0;
/** Before an action's second line, where its place in the list stands in the first. */
const INDENT = 4;

function run(args: string[]): number {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      seat: { type: 'string' },
      time: { type: 'string', default: '1000' },
      iterations: { type: 'string' },
      seed: { type: 'string', default: DEFAULT_SEED },
      tiles: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (positionals.length !== 1) {
    throw new UsageError('name one file with a position or a view, or - for standard input');
  }
  const { seed } = values;
  const budget = wholeNumber(values.time, '--time', 1, LONGEST_MS);
  const iterations = values.iterations && wholeNumber(values.iterations, '--iterations', 1, MOST_ITERATIONS);
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
    const advice = thinkAbout(request);
    print(
      ...(values.json ? advice.map((one) => JSON.stringify(inWords(one, question))) : told(advice, question)),
    );
    return OK;
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    complain(`${file === '-' ? 'standard input' : file} ${error.message}`);
    return FAILED;
  }
}

/** Advice with its reason as a sentence too. */
function inWords(advice: Advice, { seat }: Question): Advice & { text: string } {
  const cast = new Cast(seat);
  const text = adviceText(advice.reason, english, {
    tile: tileName,
    player: (other) => cast.name(other),
    goods: goodsText,
  });
  return { ...advice, text };
}

/** "3 workers (1 red, 2 blue) and 1 saw": a colour alone would not say what there is so much of. */
function goodsText({ greenWorkers = 0, ...rest }: Counts<string>): string {
  const all: Counts<string> = { ...rest, green: (rest.green ?? 0) + greenWorkers };
  const isColour = (name: string): boolean => COLOURS.some((colour) => colour === name);
  const part = (colours: boolean): Counts<string> =>
    Object.fromEntries(Object.entries(all).filter(([name, n]) => n && isColour(name) === colours));
  const workers = part(true);
  const people = total(workers) > 0 ? [`${plural(total(workers), 'worker')} (${countsText(workers)})`] : [];
  const others = total(part(false)) > 0 ? [countsText(part(false))] : [];
  return listed([...people, ...others]) || 'nothing';
}

function told(advice: readonly Advice[], question: Question): string[] {
  const { seat, decision } = question;
  return [
    `For player ${seat} (${decision}), the best first:`,
    ...advice.flatMap((one, i) => {
      const { action, winRate, score, known, text } = inWords(one, question);
      const odds = `${Math.round(100 * winRate)} % to win, ${score.toFixed(1)} points`;
      const indent = ' '.repeat(INDENT);
      return [
        '',
        ...wrap(`${i + 1}.  ${text}`, WIDTH, INDENT),
        `${indent}${known ? odds : 'hardly looked at'}`,
        `${indent}${JSON.stringify(action)}`,
      ];
    }),
  ];
}

export const advise: Command = {
  name: 'advise',
  summary: 'say what is worth doing in a position, and why',
  usage: 'FILE [--seat N] [options]',
  help: `FILE holds a position or the view of a seat (docs/formats.md); - reads it from
standard input. "keyflower replay --at N --json" prints positions of a record.
Prints up to eight actions, the best first: what they will probably come to and
a reason. What the seat can't see is never looked at, though it be in the file.

  --seat N             who asks: 0 to 5 (default: whose turn it is; a view
                       answers that itself)
  --time MS            how long to think (default: 1000)
  --iterations N       think so many times instead of by the clock: then the
                       answer is the same each time
  --seed TEXT          what is dealt where nobody can see it (default: ${DEFAULT_SEED})
${TILES_HELP}
  --json               one JSON object a line (docs/bots.md#advice)`,
  run,
};
