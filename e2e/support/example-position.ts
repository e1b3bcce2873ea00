import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '@keyflower/engine';
import { root } from '../../scripts/lib/paths.mjs';
import { must } from '../../scripts/testing/must.ts';

/** A position of the documentation: summer, two players, bids and uses. */
export function examplePosition(): Position {
  const page = readFileSync(join(root, 'docs/formats.md'), 'utf8');
  return JSON.parse(must(/```json position summer\n([^`]*)```/.exec(page)?.[1])) as Position;
}

/** The same with two equal bids on the tavern. */
export function impossiblePosition(): Position {
  const position = examplePosition();
  const tavern = must(position.market.find(({ tile }) => tile === 'tavern'));
  must(tavern.bids?.[1]).workers = { blue: 1 };
  return position;
}
