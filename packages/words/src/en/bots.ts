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
    about: 'A beginner: sees what is good right now, but sometimes picks a tile at random.',
  },
  miller: {
    name: 'Odo, the miller',
    about: 'Takes what pays off most right now and does not plan ahead.',
  },
  merchant: {
    name: 'Agnes, the merchant',
    about: 'Knows what every tile will be worth in winter, for her and for you.',
  },
  steward: {
    name: 'Konrad, the steward',
    about: 'Thinks ahead for all players and takes time to do so.',
  },
  mayor: {
    name: 'Hilda, the mayor',
    about: 'Thinks further ahead than Konrad.',
  },
};
