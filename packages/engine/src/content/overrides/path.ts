import { type AnyRefusal, RefusalError } from '../../model/refusal.ts';
import type { Contradiction, InputFacts } from '../../model/refusal-facts.ts';
import { inputRefusal } from '../../model/refusal-messages.ts';

/** The way to a field: names, and indices of lists. */
export type Path = readonly (string | number)[];

/** `tiles.keywood.front.use.gainOneOf[1]`. */
function pathText(path: Path): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${step}`))
    .join('');
}

/** Overrides were refused; `path` leads to the field, so that it can be found in the text it was read from. */
export class OverridesError extends RefusalError {
  readonly path: Path;

  constructor(path: Path, refusal: AnyRefusal) {
    super(refusal);
    this.path = path;
  }
}

/** The reasons that are about a field. */
type FieldReason = {
  [Reason in keyof InputFacts]: InputFacts[Reason] extends { path: string } ? Reason : never;
}[keyof InputFacts];

export function refuseField<Reason extends FieldReason>(
  path: Path,
  reason: Reason,
  facts: Omit<InputFacts[Reason], 'path'>,
): never {
  const located = { ...facts, path: pathText(path) } as InputFacts[Reason];
  throw new OverridesError(path, inputRefusal('BAD_REQUEST', reason, located));
}

export const contradiction = (path: Path, problem: Contradiction): never =>
  refuseField(path, 'contradiction', { problem });
