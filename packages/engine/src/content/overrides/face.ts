import { canonicalJson } from '../../model/canonical.ts';
import { COLOURS, SKILLS } from '../../model/names.ts';
import type { Face } from '../../model/tile.ts';
import { MOST_PIECES, readCounts, readFields, readList, readName, readPoints, readWhole } from './fields.ts';
import { contradiction, type Path, refuseField } from './path.ts';
import type { OverrideVocabulary, RuleNumber } from '../../model/vocabulary.ts';

type Fields = Record<string, unknown>;

/** Notes that a field was corrected: `use.gain`. */
export type Note = (field: string) => void;

const MOST_CAPACITY = 20;
const MOST_ALTERNATIVES = 6;

/** One side of a tile with what is given in place of what is printed. */
export function correctFace(
  face: Face,
  given: unknown,
  path: Path,
  words: OverrideVocabulary,
  note: Note,
): Face {
  const fields = readFields(given, path, ['vp', 'use', ...Object.keys(words.rules)]);
  const corrected: Fields = { ...face };
  for (const name of Object.keys(fields)) {
    const inner = [...path, name];
    if (name === 'vp') {
      if (fields.vp === null) delete corrected.vp;
      else corrected.vp = readPoints(fields.vp, inner);
      note('vp');
      continue;
    }
    const printed = corrected[name] as Fields | undefined;
    if (!printed) return refuseField(inner, 'not-correctable', {});
    const noteInner: Note = (field) => note(`${name}.${field}`);
    corrected[name] =
      name === 'use'
        ? correctUse(printed, fields.use, inner, words, noteInner)
        : correctRule(printed, fields[name], inner, words.rules[name], noteInner);
  }
  return corrected;
}

const USE_FIELDS = ['pay', 'gain', 'gainOneOf', 'transport', 'upgrades'];

function correctUse(
  printed: Fields,
  given: unknown,
  path: Path,
  words: OverrideVocabulary,
  note: Note,
): Fields {
  const fields = readFields(given, path, USE_FIELDS);
  const use: Fields = { ...printed };
  if (isGiven(fields.gain) && isGiven(fields.gainOneOf)) {
    contradiction([...path, 'gainOneOf'], 'gain-fixed-and-chosen');
  }
  for (const name of Object.keys(fields)) {
    note(name);
    const value =
      fields[name] === null ? undefined : readUseField(name, fields[name], [...path, name], words);
    if (value === undefined) delete use[name];
    else use[name] = value;
    // A gain is fixed or chosen, and without a payment none is held back.
    if (name === 'gain' && value !== undefined) delete use.gainOneOf;
    if (name === 'gainOneOf' && value !== undefined) delete use.gain;
    if (name === 'pay' && value === undefined) delete use.paymentHeld;
  }
  if (!use.gain && !use.gainOneOf && !use.transport && !use.upgrades) {
    contradiction(path, 'use-without-effect');
  }
  if (use.paymentHeld && use.gainOneOf) contradiction(path, 'held-payment-with-choice');
  return use;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

function readUseField(name: string, value: unknown, path: Path, words: OverrideVocabulary): unknown {
  switch (name) {
    case 'pay':
      return readPay(value, path);
    case 'gain':
      return readCounts(value, path, words.gains);
    case 'gainOneOf':
      return readAlternatives(value, path, words.gains);
    default:
      return readWhole(value, path, 0, MOST_CAPACITY);
  }
}

function readPay(value: unknown, path: Path): Record<string, string> {
  const pay = readFields(value, path, ['worker', 'skill']);
  const [what, ...more] = Object.keys(pay);
  if (what === undefined || more.length > 0) return contradiction(path, 'not-one-payment');
  const kinds: readonly string[] = what === 'worker' ? COLOURS : SKILLS;
  return { [what]: readName(pay[what], [...path, what], [...kinds, 'any']) };
}

function readAlternatives(value: unknown, path: Path, names: readonly string[]): Record<string, number>[] {
  const seen = new Set<string>();
  return readList(value, path, 2, MOST_ALTERNATIVES).map((entry, i) => {
    const gain = readCounts(entry, [...path, i], names);
    const text = canonicalJson(gain);
    if (seen.has(text)) contradiction([...path, i], 'gain-repeated');
    seen.add(text);
    return gain;
  });
}

/** A scoring rule with other numbers; what it is about stays as it is. */
function correctRule(
  printed: Fields,
  given: unknown,
  path: Path,
  numbers: Readonly<Record<string, RuleNumber>>,
  note: Note,
): Fields {
  const there = Object.keys(numbers).filter((name) => Object.hasOwn(printed, name));
  const fields = readFields(given, path, there);
  const rule: Fields = { ...printed };
  for (const name of Object.keys(fields)) {
    rule[name] = readNumber(numbers[name], fields[name], [...path, name], printed[name]);
    note(name);
  }
  return rule;
}

function readNumber(kind: RuleNumber, value: unknown, path: Path, printed: unknown): unknown {
  if (kind === 'points') return readPoints(value, path);
  if (kind === 'count') return readWhole(value, path, 1, MOST_PIECES);
  const size = (printed as readonly number[]).length;
  return readList(value, path, size, size).map((points, i) => readPoints(points, [...path, i]));
}
