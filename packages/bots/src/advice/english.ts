import type { Naming, Sentences } from './reason.ts';

const times = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);
const workers = (n: number): string => times(n, 'worker');
const points = (n: number): string => times(n, 'point');

const list = (all: readonly string[], last = 'and'): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all[all.length - 1]}`;
const tiles = (ids: readonly string[], name: Naming): string => list(ids.map((id) => name.tile(id)));

const worthIt = (n: number | undefined): string => {
  if (n === undefined) return '';
  return n > 0 ? `: it would bring you ${points(n)}` : ', though it scores nothing for you so far';
};
const steps = (transport: number, upgrades: number): string =>
  list([
    ...(transport > 0 ? [`move goods by ${times(transport, 'step')}`] : []),
    ...(upgrades > 0 ? [`make ${times(upgrades, 'upgrade')}`] : []),
  ]);

export const english: Sentences = {
  by: (goods) => `with ${goods}`,
  'bid-first': ({ tile, worth }, name) =>
    `Claims ${name.tile(tile)} before anyone else does${worthIt(worth)}.`,
  'bid-safer': ({ tile, worth }, name) =>
    `Makes your bid on ${name.tile(tile)} harder to beat${worthIt(worth)}.`,
  'bid-regroup': ({ tile, worth }, name) =>
    `Sends your beaten workers on to ${name.tile(tile)}${worthIt(worth)}.`,
  'bid-overbid': ({ tile, player, worth }, name) =>
    `Takes the lead on ${name.tile(tile)} from ${name.player(player)}${worthIt(worth)}.`,
  'bid-order': ({ place }) => `You would choose your boat as number ${place}.`,
  'bid-start': () => 'You would start the next season.',
  'bid-score': ({ tile, points: n }, name) => `${name.tile(tile)} is worth about ${points(n)} to you.`,
  use: ({ own, cost, gains, transport, upgrades }, name) => {
    const brought = list(
      gains.map((gain) => name.goods(gain)),
      'or',
    );
    const parts = brought === '' ? [] : [`brings ${brought}`];
    if (transport + upgrades > 0) parts.push(`lets you ${steps(transport, upgrades)}`);
    if (cost === 'worker') parts.push('costs 1 worker of any colour');
    else if (cost === 'skill') parts.push('costs 1 skill of any kind');
    else if (cost) parts.push(`costs ${name.goods(cost)}`);
    return `${list(parts)}${own ? '; the workers come back to you' : ''}.`;
  },
  'pass-save': ({ workers: n }) => `Keeps your ${workers(n)} for later.`,
  'pass-keep': ({ workers: n }) => `Your ${workers(n)} ${n === 1 ? 'stays' : 'stay'} behind your screen.`,
  'pass-beaten': () => 'The workers of your beaten bids come back to you when the season ends.',
  'pass-nothing': () => 'There is nothing else to do.',
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
          ...(transport > 0 ? [times(transport, 'step')] : []),
          ...(upgrades > 0 ? [times(upgrades, 'upgrade')] : []),
        ])} unused.`,
  feed: () => 'Wheat takes you one step further.',
  'boat-goods': ({ workers: n, skills }) => `Brings ${workers(n)} and ${times(skills, 'skill')}.`,
  'boat-tile': ({ boat, points: n }, name) =>
    n > 0
      ? `${name.tile(boat)} would score about ${points(n)} in your village.`
      : `${name.tile(boat)} would score nothing in your village.`,
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
  'place-points': ({ tile, points: n }, name) => `${name.tile(tile)} scores ${points(n)} there.`,
  offer: ({ tiles: all, points: n }, name) =>
    `With what you have now, ${tiles(all, name)} would score ${n > 0 ? points(n) : 'nothing'}.`,
  animals: ({ tile, there, reaches, points: n }, name) => {
    const herd = Object.keys(there).length === 0 ? 'is empty' : `has ${name.goods(there)} already`;
    const more = n > 0 ? `: ${points(n)} more` : '';
    return `The field at ${name.tile(tile)} ${herd} and reaches ${times(reaches, 'tile')}${more}.`;
  },
};
