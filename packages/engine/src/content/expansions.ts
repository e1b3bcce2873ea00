import type { Answers, Content, Expansion, ExpansionDefinition, Step } from '../model/game.ts';
import { FIRST_ADDED_STEP, OFFER, sliceLength } from '../model/state.ts';
import type { TileSpec } from '../model/tile.ts';
import type { OverrideVocabulary } from '../model/vocabulary.ts';
import { BASE_VOCABULARY } from './overrides/vocabulary.ts';

/** Search copies states constantly, so the expansions' part is limited. */
const MAX_SLICE = 32 * 1024;
/** A step's number is a byte with a sign. */
const MAX_STEP = 127;

type Added =
  | 'expansions'
  | 'definitions'
  | 'sliceStarts'
  | 'sliceSize'
  | 'addedSteps'
  | 'stepOwners'
  | 'joined'
  | 'vocabulary';

/** Gives every expansion its room in the state, and its steps their numbers. */
export function addExpansions(
  tiles: readonly TileSpec[],
  given: readonly ExpansionDefinition[],
): Pick<Content, Added> {
  const definitions = [...given].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  if (new Set(definitions.map(({ id }) => id)).size < definitions.length) {
    throw new RangeError('an expansion is added once');
  }
  const expansions: Expansion[] = [];
  const sliceStarts: number[] = [];
  const addedSteps: Step[] = [];
  const stepOwners: number[] = [];
  let sliceSize = 0;
  definitions.forEach((definition, owner) => {
    const step = FIRST_ADDED_STEP + addedSteps.length;
    const expansion = definition.build(tiles, { slice: sliceSize, step });
    expansions.push(expansion);
    sliceStarts.push(sliceSize);
    sliceSize += sliceLength(expansion.slice, tiles.length);
    addedSteps.push(...expansion.steps);
    stepOwners.push(...expansion.steps.map(() => owner));
  });
  if (sliceSize > MAX_SLICE) throw new RangeError(`a slice of ${sliceSize} bytes is above ${MAX_SLICE}`);
  if (FIRST_ADDED_STEP + addedSteps.length > MAX_STEP) throw new RangeError('there are too many steps');
  return {
    expansions,
    definitions,
    sliceStarts,
    sliceSize,
    addedSteps,
    stepOwners,
    joined: joinedAnswers(expansions),
    vocabulary: expansions.reduce((words, { vocabulary }) => withWords(words, vocabulary), BASE_VOCABULARY),
  };
}

function joinedAnswers(expansions: readonly Expansion[]): Answers[][] {
  const joined: Answers[][] = Array.from({ length: OFFER + 1 }, () => []);
  for (const { joins } of expansions) for (const answers of joins) joined[answers.step].push(answers);
  return joined;
}

/** A vocabulary with the words that an expansion adds. */
export function withWords(words: OverrideVocabulary, added: OverrideVocabulary): OverrideVocabulary {
  return {
    gains: [...words.gains, ...added.gains],
    rules: { ...words.rules, ...added.rules },
    rewards: { ...words.rewards, ...added.rewards },
  };
}
