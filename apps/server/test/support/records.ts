import { expect } from 'vitest';
import type { Person } from './person.ts';

/** The record of a finished game, line by line. */
export async function downloaded(person: Person, id: string): Promise<object[]> {
  const { status, body } = await person.get<string>(`/tables/${id}/record`);
  expect(status).toBe(200);
  return lines(body);
}

const lines = (text: string): object[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
