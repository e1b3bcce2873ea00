import { refused } from '../errors/index.ts';
import { cleanName, isReservedName, nameKey } from '../safety/index.ts';
import type { Stores } from '../store/index.ts';
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
export async function checkNameFree(stores: Stores, name: string, person: string): Promise<string> {
  const key = nameKey(name);
  const owner = await stores.people.named(key);
  if (owner && owner.id !== person) throw refused('name-taken');
  return key;
}
