import type { Language } from '../advice/sentences.ts';

/** A text in every language. */
export type Told = Readonly<Record<Language, string>>;

/** Who plays a level: the id that tables and records know, and how people are told about them. */
export interface Character {
  /** Stays the same whatever the character thinks with. */
  readonly id: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly name: Told;
  readonly about: Told;
}

/** The weakest first. */
export const CHARACTERS = [
  {
    id: 'newcomer',
    level: 1,
    name: { en: 'Pippa, new in the village', fr: 'Pippa, la nouvelle', de: 'Pippa, neu im Dorf' },
    about: {
      en: 'Means well, sees what is good today, and now and then falls for a pretty tile.',
      fr: 'Pleine de bonne volonté, voit ce qui est bon aujourd’hui et craque parfois pour une jolie tuile.',
      de: 'Meint es gut, sieht, was heute gut ist, und verliebt sich ab und zu in ein hübsches Plättchen.',
    },
  },
  {
    id: 'miller',
    level: 2,
    name: { en: 'Odo, the miller', fr: 'Odon, le meunier', de: 'Odo, der Müller' },
    about: {
      en: 'Takes what pays best right now. Tomorrow is another day.',
      fr: 'Prend ce qui rapporte le plus tout de suite. Demain est un autre jour.',
      de: 'Nimmt, was jetzt am meisten bringt. Morgen ist auch noch ein Tag.',
    },
  },
  {
    id: 'merchant',
    level: 3,
    name: { en: 'Agnes, the merchant', fr: 'Agnès, la marchande', de: 'Agnes, die Händlerin' },
    about: {
      en: 'Knows what every tile will be worth in winter, to her and to you.',
      fr: 'Sait ce que chaque tuile vaudra en hiver, pour elle et pour vous.',
      de: 'Weiß, was jedes Plättchen im Winter wert sein wird, für sie und für dich.',
    },
  },
  {
    id: 'steward',
    level: 4,
    name: { en: 'Konrad, the steward', fr: 'Conrad, l’intendant', de: 'Konrad, der Verwalter' },
    about: {
      en: 'Thinks through what everyone may do next, and uses all the time there is.',
      fr: 'Réfléchit à tout ce que chacun peut faire ensuite, et prend tout le temps qu’on lui laisse.',
      de: 'Denkt durch, was alle als Nächstes tun könnten, und nutzt dafür alle Zeit, die er hat.',
    },
  },
] as const satisfies readonly Character[];

export type LevelId = (typeof CHARACTERS)[number]['id'];
