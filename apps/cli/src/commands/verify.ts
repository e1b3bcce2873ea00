import type { RecordHeader } from '@keyflower/engine';
import { type Command, FAILED, OK, UsageError } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION } from '../common-options.ts';
import { readArguments } from '../read-arguments.ts';
import { replayLines } from '../records/replay-lines.ts';
import { readRecordLines, RecordError } from '../records/read-record.ts';
import { plural } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';

const OPTIONS = {
  seed: { value: 'TEXT', help: 'the seed, if a record does not contain it' },
  ...JSON_OPTION,
  ...QUIET_OPTION,
};

function run(args: string[]): number {
  const { values, operands } = readArguments(args, OPTIONS, true);
  if (operands.length === 0) throw new UsageError('name at least one file to verify');
  let code = OK;
  for (const file of operands) {
    try {
      print(`ok   ${file}: ${verified(readRecordLines(file), values.seed)}`);
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      print(`BAD  ${file}:${error.line}: ${error.message}`);
      code = FAILED;
    }
  }
  return code;
}

/** Describes what was verified. */
function verified(lines: readonly unknown[], seed: string | undefined): string {
  const { header, entries, result, draws: seeded } = replayLines(lines, seed);
  if (seed !== undefined && result?.seed !== undefined && result.seed !== seed) {
    throw new RecordError(lines.length, 'seed: the record has a different seed than the one given');
  }
  const draws = seeded
    ? 'all draws match the seed'
    : 'draws not checked: the record has no seed (use --seed)';
  const end = result ? `scores ${result.result.scores.join(', ')} and final position match` : 'not finished';
  const source = header.proof && result?.secret !== undefined ? `; ${sourceText(header.proof)}` : '';
  const fresh = entries.filter((entry) => 'reseed' in entry).length;
  const restored = fresh === 0 ? '' : `; restored ${plural(fresh, 'time')}, with new draws from there on`;
  const tiles = header.tiles ? `; ${correctedText(header.tiles)}` : '';
  return `${plural(entries.length, 'entry').replace('entrys', 'entries')}; ${draws}${source}${restored}; ${end}${tiles}`;
}

/** Who contributed to the seed; that they did was checked. */
function sourceText({ seats }: NonNullable<RecordHeader['proof']>): string {
  const given = seats.filter((seat) => seat?.revealed).length;
  const missing = seats.flatMap((seat, i) => (seat?.revealed === null ? [`seat ${i + 1}`] : []));
  const left = missing.length === 0 ? '' : `, without ${missing.join(' and ')}`;
  return `the seed is proven to come from the server and ${plural(given, 'player')}${left}`;
}

/** How many tiles were corrected, and which corrections these are. */
function correctedText({ hash, overrides }: NonNullable<RecordHeader['tiles']>): string {
  const { tiles } = overrides as { tiles: object };
  return `with ${plural(Object.keys(tiles).length, 'corrected tile')} (${hash.slice(0, 12)})`;
}

export const verify: Command = {
  name: 'verify',
  summary: 'verify every action, draw and result of records',
  usage: 'FILE... [options]',
  help: `Replays each record and checks every action against the rules, every draw
against the seed (revealed at the end of a finished record, or given), the seed
against the commitments in the header, and scores and final position against the
result. Prints one line per file. For an invalid record it shows the line of the
first error, and the exit code is 1.`,
  options: OPTIONS,
  operands: 'file',
  run,
};
