import type { CatalogueWords } from '../en/catalogue.ts';
import { rulings } from './rulings.ts';

export const catalogue: CatalogueWords = {
  season: 'Saison ou type',
  effect: 'Effet',
  players: 'Joueurs',
  all: 'Tout',
  reset: 'Afficher toutes les tuiles',
  effects: {
    resources: 'donne des ressources',
    workers: 'donne des ouvriers',
    skills: 'donne des compétences',
    transport: 'transport et améliorations',
    exchange: 'coûte ouvrier ou compétence',
    farm: 'animaux et blé',
    ability: 'capacité permanente',
    scoring: 'compte des pièces ou le village',
    points: 'points imprimés',
  },
  lessons: 'Leçons à ce sujet',
  rulings: 'Questions et réponses',
  statistics: 'Prix et valeur de chaque tuile dans les parties terminées',
  unconfirmed: {
    title: 'Valeurs marquées ?',
    text: 'Les règles de The Farmers sont connues, mais certains nombres et bords imprimés sur ses tuiles ne sont pas publics. Nous avons choisi des valeurs qui conviennent à des tuiles comparables ; chacune est marquée d’un point d’interrogation. Si vous possédez le jeu, une partie peut se jouer avec les valeurs de vos propres tuiles.',
    more: 'Que signifie ce signe ?',
  },
  asked: rulings,
};
