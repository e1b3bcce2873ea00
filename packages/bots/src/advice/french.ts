import type { Sentences } from './reason.ts';

const times = (n: number, one: string): string => `${n} ${one}${n < 2 ? '' : 's'}`;
const workers = (n: number): string => times(n, 'ouvrier');
const points = (n: number): string => times(n, 'point');

export const french: Sentences = {
  'bid-first': ({ tile, workers: n }, name) =>
    `Réserve ${name.tile(tile)} avec ${workers(n)}, avant tous les autres.`,
  'bid-safer': ({ tile }, name) => `Rend votre mise sur ${name.tile(tile)} plus difficile à battre.`,
  'bid-regroup': ({ tile }, name) => `Envoie les ouvriers de mises perdantes vers ${name.tile(tile)}.`,
  'bid-overbid': ({ tile, player }, name) => `Passe devant ${name.player(player)} sur ${name.tile(tile)}.`,
  'bid-order': ({ place }) => `Vous choisiriez votre bateau en position ${place}.`,
  'bid-start': () => 'Vous commenceriez la prochaine saison.',
  'bid-score': ({ tile, points: n }, name) => `${name.tile(tile)} vaut environ ${points(n)} pour vous.`,
  'use-goods': ({ goods }, name) => `Rapporte ${name.goods(goods)}.`,
  'use-own-goods': ({ goods }, name) => `Rapporte ${name.goods(goods)}, et les ouvriers vous reviennent.`,
  'use-transport': ({ transport, upgrades }) =>
    `Donne ${times(transport, 'point')} de transport et ${times(upgrades, 'amélioration')}.`,
  'pass-save': ({ workers: n }) => `Garde ${workers(n)} pour plus tard.`,
  'pass-nothing': () => 'Il n’y a rien d’autre à faire.',
  pay: () => 'C’est ce qui vous manquera le moins.',
  choose: ({ goods }, name) => `C’est ce qu’il vous faut le plus : ${name.goods(goods)}.`,
  move: ({ tile }, name) => `On en a besoin sur ${name.tile(tile)}.`,
  'upgrade-points': ({ tile, points: n }, name) => `${name.tile(tile)} marque ${points(n)} de plus.`,
  'upgrade-use': ({ tile }, name) => `${name.tile(tile)} rapporte désormais davantage.`,
  done: () => 'Transporter encore n’apporte rien.',
  'boat-goods': ({ workers: n, skills }) => `Apporte ${workers(n)} et ${skills} savoir-faire.`,
  'boat-tile': ({ boat }, name) => `${name.tile(boat)} convient le mieux à votre village.`,
  'place-links': ({ roads, rivers }) =>
    rivers === 0
      ? `Relie ${times(roads, 'route')}.`
      : roads === 0
        ? `Relie ${times(rivers, 'rivière')}.`
        : `Relie ${times(roads, 'route')} et ${times(rivers, 'rivière')}.`,
  'place-points': ({ points: n }) => `Y marque ${points(n)}.`,
  'place-open': () => 'Laisse de la place pour la suite.',
  offer: ({ tiles }, name) =>
    `C’est vous qui en tirez le plus : ${tiles.map((tile) => name.tile(tile)).join(', ')}.`,
  feed: () => 'Le blé mène un pas plus loin.',
  animals: () => 'C’est là que les animaux ont le plus de place.',
};
