import type { CatalogueWords } from '../en/catalogue.ts';
import { rulings } from './rulings.ts';

export const catalogue: CatalogueWords = {
  season: 'Jahreszeit oder Art',
  effect: 'Wirkung',
  players: 'Spieler',
  all: 'Alle',
  reset: 'Alle Plättchen anzeigen',
  effects: {
    resources: 'gibt Rohstoffe',
    workers: 'gibt Arbeiter',
    skills: 'gibt Fertigkeiten',
    transport: 'Transport und Verbesserungen',
    exchange: 'kostet Arbeiter oder Fertigkeit',
    farm: 'Tiere und Weizen',
    ability: 'dauerhafte Fähigkeit',
    scoring: 'wertet Stücke oder das Dorf',
    points: 'aufgedruckte Punkte',
  },
  lessons: 'Lektionen dazu',
  rulings: 'Fragen und Antworten',
  statistics: 'Preis und Wert jedes Plättchens in beendeten Partien',
  unconfirmed: {
    title: 'Werte mit ?',
    text: 'Die Regeln von The Farmers sind bekannt, aber manche Zahlen und Kanten auf seinen Plättchen sind nicht öffentlich. Wir haben Werte gewählt, die zu vergleichbaren Plättchen passen; jeder ist mit einem Fragezeichen markiert. Wer das Spiel besitzt, kann eine Partie mit den Werten der eigenen Plättchen spielen.',
    more: 'Was das Zeichen bedeutet',
  },
  asked: rulings,
};
