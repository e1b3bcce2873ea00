import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  BASE_CONTENT,
  FULL_EDITION,
  Game,
  countActions,
  parsePosition,
  QuickRandom,
  randomAction,
  RefusalError,
  replayRecord,
  makePosition,
  withOverrides,
} from '../../src/index.ts';
import { DrawnChance } from '../../src/steps/chance.ts';
import { missingPieces } from '../../src/testkit/conservation.ts';
import { fuzz, type Target } from '../../../../scripts/testing/fuzz.ts';
import { EngineSession } from '../../src/game/session.ts';

const chance = (): DrawnChance => new DrawnChance(new QuickRandom('fuzz'));
const pathOf = (path = ''): string => path.replaceAll(/\d+/g, 'n');

/** What refused an input; anything but a refusal is an error. */
function outcomeOf(step: () => string): string {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { code, reason, facts } = error.refusal;
    return `${code} ${reason} ${pathOf((facts as { path?: string }).path)}`;
  }
}

/** A position that is accepted is a whole game that can be played on, and prints as it is read. */
function position(input: unknown): string {
  const state = parsePosition(FULL_EDITION, input, chance());
  const printed = makePosition(state);
  expect(missingPieces(state)).toEqual([]);
  expect(makePosition(parsePosition(FULL_EDITION, printed, chance()))).toEqual(printed);
  const { season, phase, pending } = printed;
  for (const { player } of pending) expect(countActions(state, player)).toBeGreaterThan(0);
  return `${season} ${phase} ${pending.map(({ decision }) => decision).join()}`;
}

/** A record that is accepted gives a position that is, and can go on. */
function record(input: unknown): string {
  const { state, result, entries } = replayRecord(FULL_EDITION, input);
  const game = Game.replay(FULL_EDITION, input, 'fresh');
  expect(game.position()).toEqual(makePosition(state));
  const [next] = game.pending();
  if (next) game.play(next.player, randomAction(game.state, next.player, new QuickRandom('on')));
  return `${result ? 'over' : 'open'} ${Object.keys(entries.at(-1) ?? {}).join()} ${position(game.position())}`;
}

/** Corrections that are accepted make an edition in which a game can begin. */
function tiles(input: unknown): string {
  const edition = withOverrides(FULL_EDITION, input);
  const game = Game.create(edition, { players: 2, farmers: 'mixed' }, 'tiles');
  expect(missingPieces(game.state)).toEqual([]);
  return 'accepted';
}

/** Every request is answered by one line, and a refusal changes nothing. */
function request(input: unknown): string {
  const session = new EngineSession(BASE_CONTENT, () => 'seed');
  session.answer('{"cmd":"new","options":{"players":2},"seed":"request"}');
  const before = session.answer('{"cmd":"record"}');
  const answer = session.answer(JSON.stringify(input) ?? '');
  expect(answer).not.toMatch(/[\n\r]/);
  const { ok, error } = JSON.parse(answer) as { ok: boolean; error?: { code: string; reason?: string } };
  if (ok) return `ok ${String((input as { cmd?: unknown } | null)?.cmd)}`;
  expect(session.answer('{"cmd":"record"}')).toBe(before);
  return `${error?.code} ${error?.reason ?? ''}`;
}

const JUDGES = { position, record, tiles, request };
const MINUTES = { position: 1, record: 1, tiles: 0.5, request: 0.5 };
const RUNS = { position: 250, record: 60, tiles: 150, request: 400 };

/** How many inputs one run adds to the corpus. */
const MOST_KEPT = 15;

const fileOf = (kind: string): URL => new URL(`corpus/${kind}.jsonl`, import.meta.url);
const corpusOf = (kind: string): unknown[] =>
  readFileSync(fileOf(kind), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

it.each(['position', 'record', 'tiles', 'request'] as const)(
  'no input breaks the engine: %s',
  async (kind) => {
    const corpus = corpusOf(kind);
    const target: Target = { corpus, judge: (input) => outcomeOf(() => JUDGES[kind](input)) };
    const { fresh, outcomes } = await fuzz(target, {
      seed: kind,
      runs: RUNS[kind],
      minutes: MINUTES[kind],
    });
    // Inputs that get far: some are accepted, and others are refused for many reasons.
    expect(outcomes.size).toBeGreaterThan(5);
    // Adds what was found to the corpus: see CONTRIBUTING.
    if (process.env.KEYFLOWER_FUZZ_KEEP === '1' && fresh.size > 0) {
      const found = [...fresh.values()].map((input) => JSON.stringify(input));
      const smallest = found.sort((a, b) => a.length - b.length).slice(0, MOST_KEPT);
      const lines = [...corpus.map((input) => JSON.stringify(input)), ...smallest];
      writeFileSync(fileOf(kind), `${lines.join('\n')}\n`);
    }
  },
);
