import { form } from './grammar.ts';

/** Hints. */
export const hint = {
  button: 'Hint',
  thinking: 'Thinking …',
  found: (n: number) => form(n, 'Suggestion:', 'Suggestions, the best first:'),
  failed: 'No hint this time. The game is not affected.',
  again: 'Try again',
  doIt: 'Do this',
  doThis: (what: string) => `Do this: ${what}`,
  odds: (percent: number) => `${percent}% to win`,
  points: (n: number) => `about ${n} points at the end`,
  guess: 'These are estimates. They use only what you can see.',
  tile: (name: string) => name,
};
