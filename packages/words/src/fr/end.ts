import type { Words } from '../words.ts';
import { list, many } from './grammar.ts';

export const end: Words['end'] = {
  list,
  won: (names, winners) => (winners === 1 ? `${names} gagne !` : `${names} gagnent ensemble !`),
  youWon: 'Vous gagnez !',
  place: (n) => (n === 1 ? '1ᵉʳ' : `${n}ᵉ`),
  shared: (names) => `${names} ont autant de points et se partagent la victoire.`,
  tieBroken: (names, winner) =>
    `${names} ont autant de points. ${winner} a choisi son bateau plus tôt en hiver, et cela décide.`,
  chart: 'D’où viennent les points',
  asTable: 'La même chose en tableau',
  total: 'Total',
  skip: 'Tout montrer',
  toBoard: 'Voir le plateau',
  nothing: 'Aucun point.',
  fields: (n, animal) => `${many(n, 'champ')} avec ${animal}`,
  proof: 'Le hasard était-il honnête ?',
  proofWhy:
    'Tout ce qui a été tiré découle de la graine. Son empreinte a été montrée avant le début de la partie : personne n’a pu la changer ensuite.',
  counted: {
    'adjacent-tiles': (n) => many(n, 'tuile voisine', 'tuiles voisines'),
    'transport-capacity': (n) => many(n, 'point de transport', 'points de transport'),
    'boats-on-river': (n) => many(n, 'bateau', 'bateaux'),
    'tiles-of-field': (n) => `son champ touche ${many(n, 'autre tuile', 'autres tuiles')}`,
  },
  sources: {
    printed: 'Points sur les tuiles',
    workers: 'Ouvriers',
    skills: 'Savoir-faire',
    goods: 'Ressources',
    roads: 'Routes et voisinage',
    river: 'Bateaux sur la rivière',
    farm: 'Champs et ferme',
    gold: 'Or restant',
  },
  replay: {
    play: 'Lecture automatique',
    pause: 'Pause',
    slider: 'Étape de la partie',
    link: 'Copier le lien',
    linkHint: 'Copier un lien vers ce moment',
    decided: (name) => `${name} a décidé ; on le verra plus tard.`,
    toTable: 'À la table',
  },
  aids: {
    scoreNow: 'Si la partie s’arrêtait maintenant',
    mine: 'Vous',
    atLeast: (n) => `au moins ${many(n, 'point')}`,
    bound:
      '≥ au moins : ce qui est derrière les paravents des autres ne compte que dans la mesure où tout le monde le connaît.',
    stock: 'Ce qui reste',
    bag: (n) => `Dans le sac : ${n}`,
    bagAndScreens: (bag, hidden) => `Dans le sac (${bag}) ou derrière les paravents des autres (${hidden})`,
    pile: (n) => `Dans la pile : ${n} savoir-faire`,
    pileAndScreens: (pile, hidden) =>
      `Savoir-faire dans la pile (${pile}) ou derrière les paravents des autres (${hidden})`,
    supply: 'Dans la réserve',
    tiles: 'Quelles tuiles sont sorties',
    onMarket: 'Au marché',
    inVillages: 'Dans les villages',
    held: 'Tuiles d’hiver en main',
    ahead: (n, of) => `À venir : ${n} de ces ${of}`,
    heldByOthers: (n, of) => `Les autres ont ${n} de ces ${of}`,
    gone: 'Hors de cette partie, ou parties',
  },
};
