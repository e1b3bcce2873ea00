import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { EngineSession, MAX_LINE, tooLongAnswer } from '@keyflower/engine';
import { type Command, OK, readArguments } from '../command.ts';
import { type FoundLine, LineSplitter } from '../protocol/line-splitter.ts';
import { freshSeed } from '../seed.ts';
import { tilesToPlay } from '../tiles.ts';

/** For an answer that could not be made after all: every line gets one, whatever happens. */
const NO_ANSWER = JSON.stringify({
  ok: false,
  error: { code: 'BAD_REQUEST', message: 'the request could not be answered' },
});

function answer(session: EngineSession, line: FoundLine): string {
  if (line === 'too long') return tooLongAnswer();
  try {
    // Bytes that are not UTF-8 are not JSON, as little as an empty line is.
    return session.answer(isUtf8(line) ? line.toString('utf8') : '');
  } catch {
    return NO_ANSWER;
  }
}

/** Waits while the reader is slower than the engine. */
async function say(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

async function run(args: string[]): Promise<number> {
  const { values } = readArguments({ args, options: { tiles: { type: 'string' } } });
  const session = new EngineSession(tilesToPlay(values.tiles), freshSeed);
  const splitter = new LineSplitter(MAX_LINE);
  const answerAll = async (lines: Iterable<FoundLine>): Promise<void> => {
    for (const line of lines) {
      await say(answer(session, line));
      if (session.ended) return;
    }
  };
  try {
    for await (const piece of process.stdin) {
      await answerAll(splitter.split(piece as Buffer));
      // Leaving the loop closes the input, whatever is still coming.
      if (session.ended) return OK;
    }
  } catch (error) {
    // An input that breaks off is an input that ended; mistakes of our own stay visible.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
  await answerAll(splitter.rest());
  return OK;
}

export const engine: Command = {
  name: 'engine',
  summary: 'speak the line protocol on standard input and output',
  usage: '[--tiles FILE]',
  help: `One JSON object per line in, one per line out, in order; an "id" is echoed.
Nothing else is ever printed on standard output. Commands: new, load, replay,
pending, legal, apply, view, position, score, record, quit. Try:

  {"id":1,"cmd":"new","options":{"players":3},"seed":"abc"}
  {"id":2,"cmd":"legal","player":0,"limit":5}
  {"id":3,"cmd":"quit"}

A line over 16 MiB is skipped to its end and refused. The end of the input ends
it with 0, and so does "quit"; no input, however broken, ends it otherwise.
Without a seed each game gets a fresh one of 256 random bits.

  --tiles FILE    new and loaded games are played with the corrections in this
                  file (docs/tiles.md); replayed ones with those of the record`,
  run,
};
