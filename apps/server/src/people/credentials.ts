import { refused } from '../errors/index.ts';
import { cleanName, isReservedName, nameKey } from '../safety/index.ts';
import type { PeopleContext } from './context.ts';
import { passwordProblem } from './password.ts';

export function validName(raw: string): string {
  const name = cleanName(raw);
  if (name === null || isReservedName(name)) throw refused('name-not-allowed');
  return name;
}

export function checkPasswordStrength(password: string, name: string): void {
  const problem = passwordProblem(password, name);
  if (problem) throw refused('weak-password', { problem });
}

/** Names of accounts are unique, also among guests. */
export function checkNameFree(context: PeopleContext, name: string, person: string): string {
  const key = nameKey(name);
  const owner = context.store.people.named(key);
  if (owner && owner.id !== person) throw refused('name-taken');
  return key;
}
