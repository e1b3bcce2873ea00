import type { Counts } from '@keyflower/engine';
import type { Naming } from '../src/index.ts';

/** Names that are easy to find in a sentence. */
export const naming: Naming = {
  tile: (id) => `<${id}>`,
  player: (seat) => `<seat ${seat}>`,
  goods: (counts: Counts<string>) =>
    Object.entries(counts)
      .map(([name, n]) => `${n} ${name}`)
      .join(', '),
};
