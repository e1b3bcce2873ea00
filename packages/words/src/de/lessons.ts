import type { LessonsWords } from '../en/lessons.ts';
import { auctionLessons } from './lessons-auction.ts';
import { villageLessons } from './lessons-village.ts';
import { farmersLessons } from './lessons-farmers.ts';

export const lessons: LessonsWords = {
  title: 'Lektionen',
  about:
    'Kurze Aufgaben auf einem echten Spielplan, jede zwei bis drei Minuten. Dein Fortschritt bleibt auf diesem Gerät.',
  farmers: 'The Farmers',
  progress: (solved, all) => `${solved} von ${all} Schritten gelöst`,
  solved: 'Gelöst',
  begin: 'Starten',
  goOn: 'Fortsetzen',
  repeat: 'Wiederholen',
  guide: 'Lektion',
  step: (n, all) => `Schritt ${n} von ${all}`,
  hint: 'Tipp',
  showMe: 'Vormachen',
  skip: 'Schritt überspringen',
  leave: 'Lektion verlassen',
  tryAgain: 'Noch einmal',
  next: 'Nächster Schritt',
  nextLesson: (title) => `Weiter: ${title}`,
  allLessons: 'Alle Lektionen',
  task: 'Deine Aufgabe:',
  wellDone: 'Gut gemacht!',
  notQuite: 'Nicht ganz.',
  shown: 'So geht es zum Beispiel.',
  attemptOver: 'Dieser Versuch ist zu Ende.',
  stepSolved: 'Dieser Schritt ist gelöst.',
  opponent: 'Ben',
  wrong: {
    passed: 'Du hast gepasst. Das darfst du immer, aber es löst die Aufgabe nicht.',
    bid: 'Das war ein Gebot. Um ein Plättchen zu nutzen, wähle dort „Nutzen“.',
    used: 'Du hast das Plättchen genutzt. Um es am Ende der Jahreszeit zu gewinnen, wähle „Bieten“.',
    otherTile: 'Das ist erlaubt, aber in dieser Aufgabe geht es um ein anderes Plättchen.',
  },
  lessons: { ...auctionLessons, ...villageLessons, ...farmersLessons },
};
