import { CONFORMANCE_FORMAT, type Case, type Header } from '../../apps/cli/src/conformance/format.ts';
import {
  ENGINE_VERSION,
  FULL_EDITION,
  makePosition,
  newGame,
  chanceStream,
  DrawnChance,
  type Options,
  type Position,
  QuickRandom,
  RULES_VERSION,
} from '../../packages/engine/src/index.ts';
import { keyOf, setupCase } from './bodies.ts';
import { compact } from './compact.ts';
import { considerScore, considerStep } from './explore.ts';
import { considerInvalid } from './invalid.ts';
import { FACE_LABELS } from './labels.ts';
import { considerScenes } from './scenes.ts';
import { type Body, type Candidate, Selection } from './selection.ts';
import { goldenRecords, walkRecord } from './walk.ts';

interface MadeVectors {
  header: Header;
  cases: Case[];
  /** What must happen to every tile face, and happens in no case. */
  missing: string[];
}

/** The vectors: the same at every call. */
export function makeVectors(): MadeVectors {
  const random = new QuickRandom('conformance');
  const selection = new Selection();
  considerScenes(selection, random);
  for (const record of goldenRecords()) {
    walkRecord(record, {
      onStep: (step) => considerStep(selection, step, random),
      onEnd: (end) => considerScore(selection, end),
    });
  }
  considerInvalid(selection, random);
  const missing = FACE_LABELS.filter((label) => !selection.covers(label));
  return { header: HEADER, cases: numbered(compact(selection.chosen(), random)), missing };
}

const HEADER: Header = { format: CONFORMANCE_FORMAT, rules: RULES_VERSION, engine: ENGINE_VERSION };

/** The chosen cases with their ids, each after the position that it starts from. */
function numbered(candidates: readonly Candidate[]): Case[] {
  const counts = new Map<string, number>();
  const idFor = (name: string): string => {
    const n = (counts.get(name) ?? 0) + 1;
    counts.set(name, n);
    return `${name}-${n}`;
  };
  const groups = new Map<string, { position: Position; bodies: Body[] }>();
  const free: Body[] = [];
  for (const { position, body } of candidates) {
    if (!position) {
      free.push(body);
      continue;
    }
    const key = keyOf(position);
    const group = groups.get(key) ?? { position, bodies: [] };
    groups.set(key, group);
    group.bodies.push(body);
  }
  const atPositions = [...groups.values()].flatMap(({ position: input, bodies }): Case[] => {
    const id = idFor('position');
    return [
      { id, kind: 'load', rules: [], tiles: [], input },
      ...bodies.map((body) => ({ id: idFor(body.kind), position: id, ...body }) as Case),
    ];
  });
  const others = [
    ...free,
    ...SETUPS.map((options, i) => setupCase(options, `set-up ${i}`)),
    ...SETUPS.map(seedCase),
  ];
  return [...atPositions, ...others.map((body) => ({ id: idFor(body.kind), ...body }) as Case)];
}

const SETUPS: readonly Options[] = [2, 3, 4, 5, 6].flatMap((players): Options[] => [
  { players, farmers: 'off', gamers: players === 4, handicap: players === 3 ? [0, 2] : [] },
  { players, farmers: 'mixed', gamers: false, handicap: [] },
  { players, farmers: 'all', gamers: false, handicap: [] },
]);

function seedCase(options: Options, i: number): Body {
  const seed = `seed ${i}`;
  const chance = new DrawnChance(chanceStream(seed));
  const result = makePosition(newGame(FULL_EDITION, options, chance));
  return { kind: 'seed', rules: ['SET-10'], tiles: [], options, seed, result };
}
