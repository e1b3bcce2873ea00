import { type Command, FAILED, OK, readArguments, UsageError } from '../command.ts';
import { replayLines } from '../records/locate.ts';
import { correctedText } from '../records/corrected.ts';
import { readRecordLines, RecordOffence } from '../records/read-record.ts';
import { plural } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';

function run(args: string[]): number {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string' } },
  });
  if (positionals.length === 0) throw new UsageError('name at least one file to verify');
  let code = OK;
  for (const file of positionals) {
    try {
      print(`ok   ${file}: ${verified(readRecordLines(file), values.seed)}`);
    } catch (error) {
      if (!(error instanceof RecordOffence)) throw error;
      print(`BAD  ${file}:${error.line}: ${error.message}`);
      code = FAILED;
    }
  }
  return code;
}

/** Says what of the record has been proved. */
function verified(lines: readonly unknown[], seed: string | undefined): string {
  const { header, entries, result, stream } = replayLines(lines, seed);
  if (seed !== undefined && result?.seed !== undefined && result.seed !== seed) {
    throw new RecordOffence(lines.length, 'seed: the record tells another than the one given');
  }
  const draws = stream
    ? 'every draw is the seed’s'
    : 'draws not checked, as the record tells no seed (give it with --seed)';
  const end = result
    ? `scores ${result.result.scores.join(', ')} and final position as told`
    : 'not finished';
  const tiles = header.tiles ? `; ${correctedText(header.tiles)}` : '';
  return `${plural(entries.length, 'entry').replace('entrys', 'entries')}; ${draws}; ${end}${tiles}`;
}

export const verify: Command = {
  name: 'verify',
  summary: 'check every action, draw and result of records',
  usage: 'FILE... [--seed TEXT]',
  help: `Replays each record and checks every action against the rules, every draw
against the seed (told at the end of a finished record, or given), the seed
against the header's commitment, and scores and final position against the
result. Prints one line per file; a bad one with the line of the first offence,
and then the exit code is 1.

  --seed TEXT    the seed, where a record does not tell it`,
  run,
};
