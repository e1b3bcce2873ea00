import type { Naming, Sentences } from './reason.ts';

const times = (n: number, one: string): string => `${n} ${one}${n < 2 ? '' : 's'}`;
const workers = (n: number): string => times(n, 'ouvrier');
const points = (n: number): string => times(n, 'point');

const list = (all: readonly string[], last = 'et'): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all[all.length - 1]}`;
const tiles = (ids: readonly string[], name: Naming): string => list(ids.map((id) => name.tile(id)));

const worthIt = (n: number | undefined): string => {
  if (n === undefined) return '';
  return n > 0 ? ` : de quoi marquer ${points(n)}` : ', qui pour l’instant ne vous rapporte aucun point';
};
const capacity = (transport: number, upgrades: number): string =>
  list([
    ...(transport > 0 ? [`${times(transport, 'point')} de transport`] : []),
    ...(upgrades > 0 ? [times(upgrades, 'amélioration')] : []),
  ]);

export const french: Sentences = {
  by: (goods) => `avec ${goods}`,
  'bid-first': ({ tile, worth }, name) =>
    `Réserve, avant tous les autres, ${name.tile(tile)}${worthIt(worth)}.`,
  'bid-safer': ({ tile, worth }, name) =>
    `Rend plus difficile à battre votre mise sur ${name.tile(tile)}${worthIt(worth)}.`,
  'bid-regroup': ({ tile, worth }, name) =>
    `Envoie les ouvriers de mises perdantes vers ${name.tile(tile)}${worthIt(worth)}.`,
  'bid-overbid': ({ tile, player, worth }, name) =>
    `Passe devant ${name.player(player)} sur ${name.tile(tile)}${worthIt(worth)}.`,
  'bid-order': ({ place }) => `Vous choisiriez votre bateau en position ${place}.`,
  'bid-start': () => 'Vous commenceriez la prochaine saison.',
  'bid-score': ({ tile, points: n }, name) => `${name.tile(tile)} vaut environ ${points(n)} pour vous.`,
  use: ({ own, cost, gains, transport, upgrades }, name) => {
    const brought = list(
      gains.map((gain) => name.goods(gain)),
      'ou',
    );
    const parts = brought === '' ? [] : [`rapporte ${brought}`];
    if (transport + upgrades > 0) parts.push(`donne ${capacity(transport, upgrades)}`);
    if (cost === 'worker') parts.push('coûte 1 ouvrier au choix');
    else if (cost === 'skill') parts.push('coûte 1 savoir-faire au choix');
    else if (cost) parts.push(`coûte ${name.goods(cost)}`);
    return `${parts.join(', ')}${own ? ' ; les ouvriers vous reviennent' : ''}.`;
  },
  'pass-save': ({ workers: n }) => `Garde ${workers(n)} pour plus tard.`,
  'pass-keep': ({ workers: n }) =>
    n === 1
      ? 'Votre ouvrier reste derrière votre paravent.'
      : `Vos ${workers(n)} restent derrière votre paravent.`,
  'pass-beaten': () => 'Les ouvriers de vos mises perdantes vous reviennent à la fin de la saison.',
  'pass-nothing': () => 'Il n’y a rien d’autre à faire.',
  pay: ({ cost, left }, name) =>
    `Coûte ${name.goods(cost)} ; il ${left === 0 ? 'n’en reste plus' : `en reste ${left}`}.`,
  'pay-bid': ({ tile, workers: all }, name) =>
    `Sacrifie votre mise perdante sur ${name.tile(tile)} : ${name.goods(all)}.`,
  choose: ({ goods, lacking }, name) =>
    lacking.length === 0
      ? `Rapporte ${name.goods(goods)}.`
      : `Rapporte ${name.goods(goods)}, ce qui manque pour améliorer ${tiles(lacking, name)}.`,
  move: ({ goods, tile }, name) => `Apporte ${name.goods(goods)} à ${name.tile(tile)}.`,
  'move-needed': ({ goods, tile }, name) => `${name.goods(goods)} servira à améliorer ${name.tile(tile)}.`,
  'move-points': ({ goods, tile, points: n }, name) =>
    `${name.goods(goods)} sur ${name.tile(tile)} : de quoi marquer ${points(n)}.`,
  'upgrade-points': ({ tile, points: n }, name) =>
    `Améliorer ${name.tile(tile)} rapporte ${points(n)}, coût déduit.`,
  'upgrade-use': ({ tile }, name) => `${name.tile(tile)} rapporte davantage à chaque utilisation.`,
  'upgrade-turn': ({ tile }, name) => `Tourne ${name.tile(tile)} de son meilleur côté.`,
  done: ({ steps, upgrades }) =>
    steps + upgrades === 0
      ? 'Il ne reste ni point de transport ni amélioration.'
      : `Laisse de côté ${capacity(steps, upgrades)}.`,
  feed: () => 'Le blé mène un pas plus loin.',
  'boat-goods': ({ workers: n, skills }) => `Apporte ${workers(n)} et ${skills} savoir-faire.`,
  'boat-tile': ({ boat, points: n }, name) =>
    n > 0
      ? `${name.tile(boat)} marquerait environ ${points(n)} dans votre village.`
      : `${name.tile(boat)} ne marquerait aucun point dans votre village.`,
  'place-links': ({ tile, roads, rivers, beside }, name) => {
    const links = [
      ...(roads.length > 0 ? [`${tiles(roads, name)} par la route`] : []),
      ...(rivers.length > 0 ? [`${tiles(rivers, name)} par la rivière`] : []),
    ];
    const rest = beside.length > 0 ? ` ; à côté : ${tiles(beside, name)}` : '';
    return `${name.tile(tile)} rejoint ${list(links)}${rest}.`;
  },
  'place-beside': ({ tile, beside }, name) =>
    `${name.tile(tile)} touche ${tiles(beside, name)}, sans route ni rivière pour les relier.`,
  'place-points': ({ tile, points: n }, name) => `${name.tile(tile)} y marque ${points(n)}.`,
  offer: ({ tiles: all, points: n }, name) =>
    `Avec ce que vous avez maintenant, ${tiles(all, name)} : ${n > 0 ? points(n) : 'aucun point'}.`,
  animals: ({ tile, there, reaches, points: n }, name) => {
    const herd = Object.keys(there).length === 0 ? 'est vide' : `a déjà ${name.goods(there)}`;
    const more = n > 0 ? ` : ${points(n)} de plus` : '';
    return `Le champ de ${name.tile(tile)} ${herd} et touche ${times(reaches, 'tuile')}${more}.`;
  },
};
