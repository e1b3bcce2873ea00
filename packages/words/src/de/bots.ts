import type { Words } from '../words.ts';

export const bots: Words['bots'] = {
  newcomer: {
    name: 'Pippa, neu im Dorf',
    about: 'Meint es gut, sieht, was heute gut ist, und verliebt sich ab und zu in ein hübsches Plättchen.',
  },
  miller: {
    name: 'Odo, der Müller',
    about: 'Nimmt, was jetzt am meisten bringt. Morgen ist auch noch ein Tag.',
  },
  merchant: {
    name: 'Agnes, die Händlerin',
    about: 'Weiß, was jedes Plättchen im Winter wert sein wird, für sie und für dich.',
  },
  steward: {
    name: 'Konrad, der Verwalter',
    about: 'Denkt durch, was alle als Nächstes tun könnten, und nutzt dafür alle Zeit, die er hat.',
  },
};
