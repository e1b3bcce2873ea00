import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { EngineSession, MAX_LINE, tooLongAnswer } from '@keyflower/engine';
import { type Command, OK } from '../command.ts';
import { type FoundLine, LineSplitter } from '../protocol/line-splitter.ts';
import { readArguments } from '../read-arguments.ts';
import { freshSeed } from '../seed.ts';
import { tilesToPlay } from '../tiles.ts';

/** The answer if the session throws: every line gets an answer, whatever happens. */
const NO_ANSWER = JSON.stringify({
  ok: false,
  error: { code: 'BAD_REQUEST', message: 'the request could not be answered' },
});

function answer(session: EngineSession, line: FoundLine): string {
  if (line === 'too long') return tooLongAnswer();
  try {
    // Bytes that are not UTF-8 are not JSON either: treat them like an empty line.
    return session.answer(isUtf8(line) ? line.toString('utf8') : '');
  } catch {
    return NO_ANSWER;
  }
}

/** Waits if the reader is slower than the engine. */
async function writeLine(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

const OPTIONS = {
  tiles: {
    value: 'FILE',
    help: 'play new and loaded games with the corrections in this file (docs/tiles.md); replayed games use those of the record',
    path: 'file',
  },
} as const;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const session = new EngineSession(tilesToPlay(values.tiles), freshSeed);
  const splitter = new LineSplitter(MAX_LINE);
  const answerAll = async (lines: Iterable<FoundLine>): Promise<void> => {
    for (const line of lines) {
      await writeLine(answer(session, line));
      if (session.ended) return;
    }
  };
  try {
    for await (const piece of process.stdin) {
      await answerAll(splitter.split(piece as Buffer));
      // Leaving the loop closes the input and discards the rest.
      if (session.ended) return OK;
    }
  } catch (error) {
    // Treat a broken input as the end of the input; rethrow bugs.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
  await answerAll(splitter.rest());
  return OK;
}

export const engine: Command = {
  name: 'engine',
  summary: 'run the line protocol on standard input and output',
  usage: '[--tiles FILE]',
  help: `Reads one JSON object per line and answers each with one line, in order; an "id"
is echoed. Nothing else is printed on standard output. Commands: new, load,
replay, pending, legal, apply, view, position, score, record, quit. Example:

  {"id":1,"cmd":"new","options":{"players":3},"seed":"abc"}
  {"id":2,"cmd":"legal","player":0,"limit":5}
  {"id":3,"cmd":"quit"}

Lines over 16 MiB are skipped and refused. The command exits with code 0 at the
end of the input or on "quit"; invalid input never ends it. A game created
without a seed gets a random one of 256 bits.`,
  options: OPTIONS,
  run,
};
