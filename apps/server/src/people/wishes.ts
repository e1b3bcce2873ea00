import type { App } from '../app.ts';
import { Refused } from '../refused.ts';
import { cleanName, isReservedName, nameKey } from '../safety/text.ts';
import { passwordProblem } from './password.ts';

export function goodName(raw: string): string {
  const name = cleanName(raw);
  if (name === null || isReservedName(name)) throw new Refused('BAD_NAME', 'this name cannot be used');
  return name;
}

export function goodPassword(password: string, name: string): void {
  const problem = passwordProblem(password, name);
  if (problem) throw new Refused('WEAK_PASSWORD', `this password cannot be used: ${problem}`);
}

/** A name that belongs to an account is nobody else's, also not a guest's. */
export function mustBeFree(app: App, name: string, person: string): string {
  const key = nameKey(name);
  const owner = app.store.people.named(key);
  if (owner && owner.id !== person) throw new Refused('NAME_TAKEN', 'somebody else has this name');
  return key;
}
