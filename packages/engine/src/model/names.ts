/** The nouns of the game that are counted. Their order here is the order in state bytes and in every listing. */
export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const COLOUR_COUNT = COLOURS.length;
export const GREEN = 3;

export const RESOURCES = ['wood', 'stone', 'iron', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const RESOURCE_COUNT = RESOURCES.length;
export const GOLD = 3;

export const SKILLS = ['anvil', 'pick', 'saw'] as const;
export type Skill = (typeof SKILLS)[number];
export const SKILL_COUNT = SKILLS.length;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const SPRING = 0;
export const AUTUMN = 2;
export const WINTER = 3;

/** The abilities of the summer boats, by the face that shows (a or b). */
export const ABILITIES = ['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b', '6a', '6b'] as const;
export type Ability = (typeof ABILITIES)[number];

/** A multiset with the zero entries left out: `{ red: 2 }`. */
export type Counts<Name extends string> = Partial<Record<Name, number>>;

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
