import type { Benefit, Order, Points, RemarkFacts, Use, Yield } from '@keyflower/bots/reasons';
import type { Ability } from '@keyflower/engine';
import type { AdviceWords, Naming } from '../advice.ts';
import { either, form, list, many } from './grammar.ts';

const workers = (n: number): string => many(n, 'ouvrier');
const points = (n: number): string => many(n, 'point');

const tiles = (ids: readonly string[], name: Naming): string => list(ids.map((id) => name.tile(id)));

/** The points of a tile less those that the workers of the bid would score if they were kept. */
const grossAndNet = (n: number, cost = 0): string => {
  if (cost === 0) return points(n);
  const spent = `ailleurs, les ouvriers misés en rapporteraient ${cost}`;
  return cost < n ? `${points(n)} brut, ${n - cost} net (${spent})` : `${points(n)}, mais ${spent}`;
};
const worthIt = (n: number, cost?: number): string => {
  if (n > 0) return ` : de quoi marquer ${grossAndNet(n, cost)}`;
  const spent = cost ? `, alors qu’ailleurs les ouvriers misés rapporteraient ${points(cost)}` : '';
  return `, qui pour l’instant ne vous rapporte aucun point${spent}`;
};
const capacity = (transport: number, upgrades: number): string =>
  list([
    ...(transport > 0 ? [`${many(transport, 'point')} de transport`] : []),
    ...(upgrades > 0 ? [many(upgrades, 'amélioration')] : []),
  ]);

const useParts = ({ cost, gains, transport, upgrades }: Use, name: Naming): string => {
  const brought = either(gains.map((gain) => name.goods(gain)));
  const parts = brought === '' ? [] : [`rapporte ${brought}`];
  if (transport + upgrades > 0) parts.push(`donne ${capacity(transport, upgrades)}`);
  if (cost === 'worker') parts.push('coûte 1 ouvrier au choix');
  else if (cost === 'skill') parts.push('coûte 1 compétence au choix');
  else if (cost) parts.push(`coûte ${name.goods(cost)}`);
  return list(parts);
};

const ABILITIES: Readonly<Record<Ability, string>> = {
  '1a': '2 ouvriers du sac à chaque choix de bateau',
  '1b': '1 ouvrier vert à chaque choix de bateau',
  '2a': 'vos marchandises se passent de routes, et vos tuiles se posent librement',
  '2b': 'double vos transports et vos améliorations',
  '3a': 'toute ressource en paie une autre pour améliorer',
  '3b': 'toute ressource en vaut une autre à la fin',
  '4a': 'vous pouvez surenchérir dans une autre couleur',
  '4b': 'vous pouvez mélanger les couleurs là où il y a des ouvriers',
  '5a': 'des animaux différents peuvent partager vos champs',
  '5b': 'blé et ressources se valent à la fin',
  '6a': '2 blé à chaque choix de bateau',
  '6b': '1 mouton et 1 cochon à chaque choix de bateau',
};

const orderText = ({ at, starts, gives }: Order, name: Naming): string => {
  const more = [
    ...(starts ? ['commenceriez la saison suivante'] : []),
    ...(Object.keys(gives).length > 0 ? [`recevriez ${name.goods(gives)}`] : []),
  ];
  if (typeof at === 'number') {
    return `en l’état, vous ${list([`choisiriez votre bateau en position ${at}`, ...more])}`;
  }
  const already = `pour votre bateau, vous menez déjà sur ${name.tile(at.tile)}`;
  return more.length > 0
    ? `vous ${list(more)} ; ${already}`
    : `${already} ; celle-ci ne fait qu’écarter les autres`;
};

const scorer = (each: Yield | undefined, name: Naming): string => {
  if (each === undefined) return 'la tuile';
  if (each === 'sheep') return 'chaque mouton dans son champ';
  return each === 'resource' ? 'chaque ressource dessus' : `${name.goods(each)} dessus`;
};

const pointsText = (benefit: Points, name: Naming): string => {
  const { points: n, each, upgraded, cost, anyResources, anySkills } = benefit;
  const paid = [
    ...(Object.keys(cost).length > 0 ? [name.goods(cost)] : []),
    ...(anyResources > 0 ? [many(anyResources, 'ressource')] : []),
    ...(anySkills > 0 ? [many(anySkills, 'compétence')] : []),
  ];
  const what = `${scorer(each, name)} rapporte`;
  if (upgraded <= n) return `${what} ${points(n)}`;
  const once = each ? 'une fois la tuile améliorée' : 'une fois améliorée';
  const later = paid.length > 0 ? `${once} avec ${list(paid)}` : once;
  return n > 0 ? `${what} ${points(n)}, et ${upgraded} ${later}` : `${what} ${points(upgraded)} ${later}`;
};

const benefitText = (benefit: Benefit, name: Naming): string => {
  switch (benefit.is) {
    case 'use':
      return `chaque activation ${useParts(benefit, name)}`;
    case 'ability':
      return ABILITIES[benefit.ability];
    case 'order':
      return orderText(benefit, name);
    case 'points':
      return pointsText(benefit, name);
  }
};

/** What makes the tile of a bid valuable. */
const forIt = (
  { worth, cost, boon: benefit }: { worth?: number; cost?: number; boon?: Benefit },
  name: Naming,
): string => {
  const more = benefit ? benefitText(benefit, name) : '';
  return worth === undefined
    ? benefit
      ? ` : ${more}`
      : ''
    : `${worthIt(worth, cost)}${benefit ? ` ; ${more}` : ''}`;
};

const wheatLeft = (n: number): string => (n === 0 ? 'il n’en reste plus' : `il en reste ${n}`);

/** Where the workers of a use end up. */
const placedWorkers = (
  { own, owner, leads }: { own: boolean; owner?: number; leads?: true },
  name: Naming,
): string => {
  if (own) return ' ; les ouvriers placés vous reviennent';
  if (leads) return ' ; les ouvriers placés vous reviennent si vous remportez la tuile';
  return owner === undefined ? '' : ` ; les ouvriers placés reviennent à ${name.player(owner)}`;
};

const endingText = ({ isGame, wins, back }: RemarkFacts['pass-ends'], name: Naming): string => {
  const won = wins.length > 0 ? `remportez ${tiles(wins, name)}` : 'ne remportez aucune tuile';
  const all = Object.keys(back).length > 0 ? list([won, `récupérez ${name.goods(back)}`]) : won;
  return `la ${isGame ? 'partie' : 'saison'} se termine : vous ${all}.`;
};

export const advice: AdviceWords = {
  panel: {
    found: (n) => form(n, 'Suggestion :', 'Suggestions, la meilleure d’abord :'),
    failed: 'Pas de conseil cette fois-ci. La partie n’en souffre pas.',
    again: 'Réessayer',
    doIt: 'Jouer ce coup',
    doThis: (what) => `Jouer ce coup : ${what}`,
    odds: (percent) => `${percent} % de chances de gagner`,
    points: (n) => `environ ${n} points à la fin`,
    guess: 'Ce sont des estimations, fondées uniquement sur ce que vous pouvez voir.',
  },
  by: (goods) => `Cela demande ${goods}.`,
  'bid-first': (bid, name) => `Réserve ${name.tile(bid.tile)} en premier${forIt(bid, name)}.`,
  'bid-safer': (bid, name) =>
    `Rend plus difficile à battre votre mise sur ${name.tile(bid.tile)}${forIt(bid, name)}.`,
  'bid-regroup': (bid, name) =>
    `Envoie les ouvriers de mises perdantes vers ${name.tile(bid.tile)}${forIt(bid, name)}.`,
  'bid-overbid': (bid, name) =>
    `Passe devant ${name.player(bid.player)} sur ${name.tile(bid.tile)}${forIt(bid, name)}.`,
  'bid-order': ({ boon: benefit }, name) => `${orderText(benefit, name)}.`,
  'bid-score': ({ tile, points: n, cost, boon: benefit }, name) =>
    `${name.tile(tile)} vous rapporterait ${grossAndNet(n, cost)}${benefit ? ` ; ${benefitText(benefit, name)}` : ''}.`,
  use: (use, name) => `${useParts(use, name)}${placedWorkers(use, name)}.`,
  'pass-save': ({ workers: n }) => `Garde ${workers(n)} pour plus tard.`,
  'pass-keep': ({ workers: n }) =>
    n === 1 ? 'Votre ouvrier reste derrière votre écran.' : `Vos ${workers(n)} restent derrière votre écran.`,
  'pass-beaten': () => 'Laisse en place les ouvriers de vos mises perdantes.',
  'pass-nothing': () => 'Vous ne pouvez que passer.',
  pay: ({ cost, left }, name) =>
    `Coûte ${name.goods(cost)} ; il ${left === 0 ? 'n’en reste plus' : `en reste ${left}`}.`,
  'pay-bid': ({ tile, workers: all }, name) =>
    `Sacrifie votre mise perdante sur ${name.tile(tile)} : ${name.goods(all)}.`,
  choose: ({ goods, lacking }, name) =>
    lacking.length === 0
      ? `Rapporte ${name.goods(goods)}.`
      : `Rapporte ${name.goods(goods)}, ce qui manque pour améliorer ${tiles(lacking, name)}.`,
  move: ({ goods, tile }, name) => `Apporte ${name.goods(goods)} à ${name.tile(tile)}.`,
  'move-needed': ({ goods, tile }, name) => `${name.goods(goods)} servira à améliorer ${name.tile(tile)}.`,
  'move-points': ({ goods, tile, points: n }, name) =>
    `${name.goods(goods)} sur ${name.tile(tile)} : de quoi marquer ${points(n)}.`,
  'upgrade-points': ({ tile, points: n }, name) =>
    `Améliorer ${name.tile(tile)} rapporte ${points(n)}, coût déduit.`,
  'upgrade-use': ({ tile }, name) => `${name.tile(tile)} rapporte davantage à chaque activation.`,
  'upgrade-turn': ({ tile }, name) => `Tourne ${name.tile(tile)} de son meilleur côté.`,
  done: ({ steps, upgrades }) =>
    steps + upgrades === 0
      ? 'Il ne reste ni point de transport ni amélioration.'
      : `Laisse de côté ${capacity(steps, upgrades)}.`,
  feed: ({ left }) => `1 blé paie un pas de plus pour des marchandises ou des animaux ; ${wheatLeft(left)}.`,
  'feed-upgrade': ({ left, tile }, name) =>
    `1 blé paie un pas de plus vers l’amélioration de ${name.tile(tile)} ; ${wheatLeft(left)}.`,
  'feed-goods': ({ left, goods, tile }, name) =>
    `1 blé paie un pas de plus pour apporter ${name.goods(goods)} à ${name.tile(tile)} ; ${wheatLeft(left)}.`,
  'feed-field': ({ left, goods, tile }, name) =>
    `1 blé paie un pas de plus pour mener ${name.goods(goods)} au champ de ${name.tile(tile)} ; ${wheatLeft(left)}.`,
  'boat-goods': ({ goods }, name) =>
    Object.keys(goods).length === 0 ? 'Ce bateau n’apporte rien.' : `Apporte ${name.goods(goods)}.`,
  'boat-tile': ({ boat, points: n }, name) =>
    n > 0
      ? `${name.tile(boat)} vous rapporterait environ ${points(n)}.`
      : `${name.tile(boat)} ne vous rapporterait aucun point.`,
  'place-links': ({ tile, roads, rivers, beside }, name) => {
    const links = [
      ...(roads.length > 0 ? [`${tiles(roads, name)} par la route`] : []),
      ...(rivers.length > 0 ? [`${tiles(rivers, name)} par la rivière`] : []),
    ];
    const rest = beside.length > 0 ? ` ; à côté : ${tiles(beside, name)}` : '';
    return `${name.tile(tile)} rejoint ${list(links)}${rest}.`;
  },
  'place-beside': ({ tile, beside }, name) =>
    `${name.tile(tile)} touche ${tiles(beside, name)}, sans route ni rivière pour les relier.`,
  'place-points': ({ tile, points: n }, name) => `${name.tile(tile)} vous y rapporte ${points(n)}.`,
  offer: ({ tiles: all, points: n }, name) =>
    `Avec ce que vous avez maintenant, ${tiles(all, name)} : ${n > 0 ? points(n) : 'aucun point'}.`,
  animals: ({ tile, there, reaches, points: n }, name) => {
    const herd = Object.keys(there).length === 0 ? 'est vide' : `a déjà ${name.goods(there)}`;
    const more = n > 0 ? ` : ${points(n)} de plus` : '';
    return `Le champ de ${name.tile(tile)} ${herd} et touche ${many(reaches, 'tuile')}${more}.`;
  },
  also: {
    'colour-fixed': () => 'La couleur y est déjà fixée.',
    'colour-kept': ({ workers: kept, tile }, name) =>
      `Garde ${name.goods(kept)} pour augmenter votre mise sur ${name.tile(tile)}.`,
    'green-kept': ({ workers: kept }, name) => `Garde ${name.goods(kept)} en réserve.`,
    'colour-most': ({ workers: held }, name) =>
      `C’est la couleur dont vous avez le plus : ${name.goods(held)}.`,
    'green-unbeaten': () =>
      'Pour l’instant, les autres joueurs ne peuvent pas avoir assez d’ouvriers verts pour la dépasser.',
    'rival-gains': ({ player, points: n }, name) =>
      `D’après ce qui est visible, la tuile rapporterait ${points(n)} à ${name.player(player)}.`,
    'pass-ends': (ending, name) => `Si vous passez, ${endingText(ending, name)}`,
    'pass-may-end': ({ players, all, ...ending }, name) => {
      const n = players.length;
      const several = all ? 'tous les autres joueurs' : `les ${n} joueurs suivants`;
      const who = n > 2 ? several : list(players.map((seat) => name.player(seat)));
      return `Si ${who} ${form(n, 'passe', 'passent')} aussi, ${endingText(ending, name)}`;
    },
  },
};
