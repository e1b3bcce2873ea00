import type { Words } from '../words.ts';

export const bots: Words['bots'] = {
  newcomer: {
    name: 'Pippa, neu im Dorf',
    about: 'Anfängerin: sieht, was gerade gut ist, wählt aber manchmal ein Plättchen aufs Geratewohl.',
  },
  miller: {
    name: 'Odo, der Müller',
    about: 'Nimmt, was jetzt am meisten bringt, und plant nicht voraus.',
  },
  merchant: {
    name: 'Agnes, die Händlerin',
    about: 'Weiß, was jedes Plättchen im Winter wert sein wird, für sie und für dich.',
  },
  steward: {
    name: 'Konrad, der Verwalter',
    about: 'Denkt für alle Spieler voraus und nimmt sich Zeit dafür.',
  },
  mayor: {
    name: 'Hilda, die Bürgermeisterin',
    about: 'Denkt weiter voraus als Konrad.',
  },
};
