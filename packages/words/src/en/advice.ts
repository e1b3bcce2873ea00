import type { Benefit, Order, Points, RemarkFacts, Use, Yield } from '@keyflower/bots/reasons';
import type { Ability } from '@keyflower/engine';
import type { AdviceWords, Naming } from '../advice.ts';
import { either, form, list, many } from './grammar.ts';

const workers = (n: number): string => many(n, 'worker');
const points = (n: number): string => many(n, 'point');

const tiles = (ids: readonly string[], name: Naming): string => list(ids.map((id) => name.tile(id)));

/** The points of a tile less those that the workers of the bid would score if they were kept. */
const grossAndNet = (n: number, cost = 0): string => {
  if (cost === 0) return points(n);
  const spent = `the workers you give up would score ${cost} elsewhere`;
  return cost < n ? `${points(n)} gross and ${n - cost} net: ${spent}` : `${points(n)}, but ${spent}`;
};
const worthIt = (n: number, cost?: number): string => {
  if (n > 0) return `: it would bring you ${grossAndNet(n, cost)}`;
  const spent = cost ? `, and the workers you give up would score ${points(cost)} elsewhere` : '';
  return `, though it scores nothing for you so far${spent}`;
};
const steps = (transport: number, upgrades: number): string =>
  list([
    ...(transport > 0 ? [`move goods by ${many(transport, 'step')}`] : []),
    ...(upgrades > 0 ? [`make ${many(upgrades, 'upgrade')}`] : []),
  ]);

const useParts = ({ cost, gains, transport, upgrades }: Use, name: Naming): string => {
  const brought = either(gains.map((gain) => name.goods(gain)));
  const parts = brought === '' ? [] : [`brings ${brought}`];
  if (transport + upgrades > 0) parts.push(`lets you ${steps(transport, upgrades)}`);
  if (cost === 'worker') parts.push('costs 1 worker of any colour');
  else if (cost === 'skill') parts.push('costs 1 skill of any kind');
  else if (cost) parts.push(`costs ${name.goods(cost)}`);
  return list(parts);
};

const ABILITIES: Readonly<Record<Ability, string>> = {
  '1a': '2 workers from the bag whenever you choose a boat',
  '1b': '1 green worker whenever you choose a boat',
  '2a': 'your goods need no roads, and your tiles need not match',
  '2b': 'doubles all your steps and upgrades',
  '3a': 'any resource pays for any other when you upgrade',
  '3b': 'any resource counts as any other at the end',
  '4a': 'you may outbid others in another colour',
  '4b': 'you may mix colours on tiles where workers are',
  '5a': 'different animals may share your fields',
  '5b': 'wheat and resources count as each other at the end',
  '6a': '2 wheat whenever you choose a boat',
  '6b': '1 sheep and 1 pig whenever you choose a boat',
};

const orderText = ({ at, starts, gives }: Order, name: Naming): string => {
  const more = [
    ...(starts ? ['start the next season'] : []),
    ...(Object.keys(gives).length > 0 ? [`get ${name.goods(gives)}`] : []),
  ];
  if (typeof at === 'number') {
    return `as things stand you would ${list([`choose your boat as number ${at}`, ...more])}`;
  }
  const already = `for your boat you already lead ${name.tile(at.tile)}`;
  return more.length > 0
    ? `you would ${list(more)}; ${already}`
    : `${already}; this one only keeps others away`;
};

const scorer = (each: Yield | undefined, name: Naming): string => {
  if (each === undefined) return 'it';
  if (each === 'sheep') return 'each sheep in its field';
  return each === 'resource' ? 'each resource on it' : `${name.goods(each)} on it`;
};

const pointsText = (benefit: Points, name: Naming): string => {
  const { points: n, each, upgraded, cost, anyResources, anySkills } = benefit;
  const paid = [
    ...(Object.keys(cost).length > 0 ? [name.goods(cost)] : []),
    ...(anyResources > 0 ? [many(anyResources, 'resource')] : []),
    ...(anySkills > 0 ? [many(anySkills, 'skill')] : []),
  ];
  const what = `${scorer(each, name)} scores`;
  if (upgraded <= n) return `${what} ${points(n)}`;
  const later = paid.length > 0 ? `once it is upgraded with ${list(paid)}` : 'once it is upgraded';
  return n > 0 ? `${what} ${points(n)}, and ${upgraded} ${later}` : `${what} ${points(upgraded)} ${later}`;
};

const benefitText = (benefit: Benefit, name: Naming): string => {
  switch (benefit.is) {
    case 'use':
      return `each use ${useParts(benefit, name)}`;
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
      ? `: ${more}`
      : ''
    : `${worthIt(worth, cost)}${benefit ? `; ${more}` : ''}`;
};

const wheatLeft = (n: number): string => (n === 0 ? 'no wheat is left' : `${n} ${form(n, 'is', 'are')} left`);

/** Where the workers of a use end up. */
const placedWorkers = (
  { own, owner, leads }: { own: boolean; owner?: number; leads?: true },
  name: Naming,
): string => {
  if (own) return '; the workers you place come back to you';
  if (leads) return '; the workers you place come back to you if you win the tile';
  return owner === undefined ? '' : `; the workers you place go to ${name.player(owner)}`;
};

const endingText = ({ isGame, wins, back }: RemarkFacts['pass-ends'], name: Naming): string => {
  const won = wins.length > 0 ? `win ${tiles(wins, name)}` : 'win no tile';
  const all = Object.keys(back).length > 0 ? list([won, `get back ${name.goods(back)}`]) : won;
  return `the ${isGame ? 'game' : 'season'} ends: you ${all}.`;
};

export const advice: AdviceWords = {
  panel: {
    found: (n) => form(n, 'Suggestion:', 'Suggestions, the best first:'),
    failed: 'No hint this time. The game is not affected.',
    again: 'Try again',
    doIt: 'Do this',
    doThis: (what) => `Do this: ${what}`,
    odds: (percent) => `${percent}% to win`,
    points: (n) => `about ${n} points at the end`,
    guess: 'These are estimates. They use only what you can see.',
  },
  by: (goods) => `This takes ${goods}.`,
  'bid-first': (bid, name) => `Claims ${name.tile(bid.tile)} first${forIt(bid, name)}.`,
  'bid-safer': (bid, name) => `Makes your bid on ${name.tile(bid.tile)} harder to beat${forIt(bid, name)}.`,
  'bid-regroup': (bid, name) => `Sends your beaten workers on to ${name.tile(bid.tile)}${forIt(bid, name)}.`,
  'bid-overbid': (bid, name) =>
    `Takes the lead on ${name.tile(bid.tile)} from ${name.player(bid.player)}${forIt(bid, name)}.`,
  'bid-order': ({ boon: benefit }, name) => `${orderText(benefit, name)}.`,
  'bid-score': ({ tile, points: n, cost, boon: benefit }, name) =>
    `${name.tile(tile)} would bring you ${grossAndNet(n, cost)}${benefit ? `; ${benefitText(benefit, name)}` : ''}.`,
  use: (use, name) => `${useParts(use, name)}${placedWorkers(use, name)}.`,
  'pass-save': ({ workers: n }) => `Keeps your ${n === 1 ? 'worker' : workers(n)} for later.`,
  'pass-keep': ({ workers: n }) =>
    n === 1 ? 'Your worker stays behind your screen.' : `Your ${workers(n)} stay behind your screen.`,
  'pass-beaten': () => 'Leaves the workers of your beaten bids where they are.',
  'pass-nothing': () => 'Only passing is possible.',
  pay: ({ cost, left }, name) =>
    `Costs ${name.goods(cost)}; ${left === 0 ? 'none is' : left === 1 ? '1 is' : `${left} are`} left.`,
  'pay-bid': ({ tile, workers: all }, name) =>
    `Gives up your beaten bid on ${name.tile(tile)}: ${name.goods(all)}.`,
  choose: ({ goods, lacking }, name) =>
    lacking.length === 0
      ? `Brings ${name.goods(goods)}.`
      : `Brings ${name.goods(goods)}, which you lack for upgrading ${tiles(lacking, name)}.`,
  move: ({ goods, tile }, name) => `Brings ${name.goods(goods)} to ${name.tile(tile)}.`,
  'move-needed': ({ goods, tile }, name) => `${name.goods(goods)} goes towards upgrading ${name.tile(tile)}.`,
  'move-points': ({ goods, tile, points: n }, name) =>
    `${name.goods(goods)} on ${name.tile(tile)} makes ${points(n)}.`,
  'upgrade-points': ({ tile, points: n }, name) =>
    `Upgrading ${name.tile(tile)} gains ${points(n)} after its cost.`,
  'upgrade-use': ({ tile }, name) => `${name.tile(tile)} gives more with every use.`,
  'upgrade-turn': ({ tile }, name) => `Turns ${name.tile(tile)} to its better side.`,
  done: ({ steps: transport, upgrades }) =>
    transport + upgrades === 0
      ? 'No steps and no upgrades are left.'
      : `Leaves ${list([
          ...(transport > 0 ? [many(transport, 'step')] : []),
          ...(upgrades > 0 ? [many(upgrades, 'upgrade')] : []),
        ])} unused.`,
  feed: ({ left }) => `1 wheat pays for one more step with goods or animals; ${wheatLeft(left)}.`,
  'feed-upgrade': ({ left, tile }, name) =>
    `1 wheat pays for one more step towards upgrading ${name.tile(tile)}; ${wheatLeft(left)}.`,
  'feed-goods': ({ left, goods, tile }, name) =>
    `1 wheat pays for one more step, to bring ${name.goods(goods)} to ${name.tile(tile)}; ${wheatLeft(left)}.`,
  'feed-field': ({ left, goods, tile }, name) =>
    `1 wheat pays for one more step, to drive ${name.goods(goods)} to the field at ${name.tile(tile)}; ${wheatLeft(left)}.`,
  'boat-goods': ({ goods }, name) =>
    Object.keys(goods).length === 0 ? 'This boat brings nothing.' : `Brings ${name.goods(goods)}.`,
  'boat-tile': ({ boat, points: n }, name) =>
    n > 0
      ? `${name.tile(boat)} would bring you about ${points(n)}.`
      : `${name.tile(boat)} would bring you no points.`,
  'place-links': ({ tile, roads, rivers, beside }, name) => {
    const links = [
      ...(roads.length > 0 ? [`${tiles(roads, name)} by road`] : []),
      ...(rivers.length > 0 ? [`${tiles(rivers, name)} by river`] : []),
    ];
    const rest = beside.length > 0 ? `; it lies beside ${tiles(beside, name)}` : '';
    return `${name.tile(tile)} joins ${list(links)}${rest}.`;
  },
  'place-beside': ({ tile, beside }, name) =>
    `${name.tile(tile)} lies beside ${tiles(beside, name)}, with no road or river in between.`,
  'place-points': ({ tile, points: n }, name) => `${name.tile(tile)} brings you ${points(n)} there.`,
  offer: ({ tiles: all, points: n }, name) =>
    `With what you have now, ${tiles(all, name)} would score ${n > 0 ? points(n) : 'nothing'}.`,
  animals: ({ tile, there, reaches, points: n }, name) => {
    const herd = Object.keys(there).length === 0 ? 'is empty' : `has ${name.goods(there)} already`;
    const more = n > 0 ? `: ${points(n)} more` : '';
    return `The field at ${name.tile(tile)} ${herd} and reaches ${many(reaches, 'tile')}${more}.`;
  },
  also: {
    'colour-fixed': () => 'The colour there is already fixed.',
    'colour-kept': ({ workers: kept, tile }, name) =>
      `Keeps ${name.goods(kept)} for raising your bid on ${name.tile(tile)}.`,
    'green-kept': ({ workers: kept }, name) => `Keeps ${name.goods(kept)} back.`,
    'colour-most': ({ workers: held }, name) => `It is the colour you have most of: ${name.goods(held)}.`,
    'green-unbeaten': () => 'At the moment the other players cannot have enough green workers to beat it.',
    'rival-gains': ({ player, points: n }, name) =>
      `As far as can be seen, the tile would bring ${name.player(player)} ${points(n)}.`,
    'pass-ends': (ending, name) => `With this pass ${endingText(ending, name)}`,
    'pass-may-end': ({ players, all, ...ending }, name) => {
      const n = players.length;
      const several = all ? 'all other players' : `the next ${n} players`;
      const who = n > 2 ? several : list(players.map((seat) => name.player(seat)));
      return `If ${who} ${form(n, 'passes', 'pass')} too, ${endingText(ending, name)}`;
    },
  },
};
