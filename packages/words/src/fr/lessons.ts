import type { LessonsWords } from '../en/lessons.ts';
import { many } from './grammar.ts';
import { auctionLessons } from './lessons-auction.ts';
import { villageLessons } from './lessons-village.ts';
import { farmersLessons } from './lessons-farmers.ts';

export const lessons: LessonsWords = {
  title: 'Leçons',
  about:
    'De petits exercices sur un vrai plateau, deux ou trois minutes chacun. Votre progression est conservée sur cet appareil.',
  farmers: 'The Farmers',
  progress: (solved, all) => `${many(solved, 'étape')} sur ${all}`,
  solved: 'Réussie',
  begin: 'Commencer',
  goOn: 'Continuer',
  repeat: 'Refaire',
  guide: 'Leçon',
  step: (n, all) => `Étape ${n} sur ${all}`,
  hint: 'Indice',
  showMe: 'Montrer',
  skip: 'Passer cette étape',
  leave: 'Quitter la leçon',
  tryAgain: 'Réessayer',
  next: 'Étape suivante',
  nextLesson: (title) => `Suite : ${title}`,
  allLessons: 'Toutes les leçons',
  task: 'À vous :',
  wellDone: 'Bravo !',
  notQuite: 'Pas tout à fait.',
  shown: 'Voilà une façon de faire.',
  attemptOver: 'Cet essai est terminé.',
  stepSolved: 'Cette étape est réussie.',
  opponent: 'Ben',
  wrong: {
    passed: 'Vous avez passé. C’est toujours permis, mais cela ne résout pas l’exercice.',
    bid: 'C’était une mise. Pour activer une tuile, choisissez « Activer » à côté de la tuile.',
    used: 'Vous avez activé la tuile. Pour la gagner à la fin de la saison, choisissez « Miser ».',
    otherTile: 'C’est permis, mais l’exercice porte sur une autre tuile.',
  },
  lessons: { ...auctionLessons, ...villageLessons, ...farmersLessons },
};
