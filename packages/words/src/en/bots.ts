import type { LevelId } from '@keyflower/bots/characters';

/** A character's full name begins with the first name: "Odo, the miller". */
export interface CharacterWords {
  name: string;
  /** How it plays, in a sentence. */
  about: string;
}

export const bots: Readonly<Record<LevelId, CharacterWords>> = {
  newcomer: {
    name: 'Pippa, new in the village',
    about: 'Means well, sees what is good today, and now and then falls for a pretty tile.',
  },
  miller: {
    name: 'Odo, the miller',
    about: 'Takes what pays best right now. Tomorrow is another day.',
  },
  merchant: {
    name: 'Agnes, the merchant',
    about: 'Knows what every tile will be worth in winter, to her and to you.',
  },
  steward: {
    name: 'Konrad, the steward',
    about: 'Thinks through what everyone may do next, and uses all the time there is.',
  },
};
