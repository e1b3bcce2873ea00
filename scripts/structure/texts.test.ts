import { expect, it } from 'vitest';
import { readersOfTexts } from './texts.ts';

it('every text of the pages is read by some code', () => {
  const readers = readersOfTexts();
  expect(readers.size).toBeGreaterThan(800);
  // A text that only one file reads would be found if that file did not read it.
  expect(readers.get('hint.thinking')).toEqual(['apps/web/src/panels/decision/hint-panel.tsx']);
  expect([...readers].filter(([, files]) => files.length === 0).map(([path]) => path)).toEqual([]);
});
