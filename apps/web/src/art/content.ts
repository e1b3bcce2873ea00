import type { Face, Gain, Skill } from '@keyflower/engine';

/** The sides of a tile, as its specification calls them. */
export type Side = 'front' | 'back';

/** How much of a tile is shown: under about 150 pixels, on the table, and on its card. */
export type Detail = 'small' | 'medium' | 'full';

/** All that is counted on a tile; "any" stands for a resource or a skill of any kind. */
type Countable = keyof Gain | Skill | 'any';
export type Counts = Readonly<Partial<Record<Countable, number>>>;

export type FarmRule = NonNullable<Face['farm']>;
