import type { Benefit, Order, Points, RemarkFacts, Use, Yield } from '@keyflower/bots/reasons';
import type { Ability } from '@keyflower/engine';
import type { AdviceWords, Naming } from '../advice.ts';
import { either, form, list, many } from './grammar.ts';

const workers = (n: number): string => `${n} Arbeiter`;
const points = (n: number): string => many(n, 'Punkt', 'Punkte');

const tiles = (ids: readonly string[], name: Naming): string => list(ids.map((id) => name.tile(id)));

/** The points of a tile less those that the workers of the bid would score if they were kept. */
const grossAndNet = (n: number, cost = 0): string => {
  if (cost === 0) return points(n);
  const spent = `die gebotenen Arbeiter würden anderswo ${cost} zählen`;
  return cost < n ? `${points(n)} brutto, ${n - cost} netto (${spent})` : `${points(n)}, aber ${spent}`;
};
const worthIt = (n: number, cost?: number): string => {
  if (n > 0) return `: Das brächte dir ${grossAndNet(n, cost)}`;
  const spent = cost ? ` und die gebotenen Arbeiter anderswo ${points(cost)} zählen würden` : '';
  return `, auch wenn es dir bisher keine Punkte bringt${spent}`;
};
const capacity = (transport: number, upgrades: number): string =>
  list([
    ...(transport > 0 ? [many(transport, 'Transportpunkt', 'Transportpunkte')] : []),
    ...(upgrades > 0 ? [many(upgrades, 'Verbesserung', 'Verbesserungen')] : []),
  ]);

const useParts = ({ cost, gains, transport, upgrades }: Use, name: Naming): string => {
  const brought = either(gains.map((gain) => name.goods(gain)));
  const parts = brought === '' ? [] : [`bringt ${brought}`];
  if (transport + upgrades > 0) parts.push(`gibt ${capacity(transport, upgrades)}`);
  if (cost === 'worker') parts.push('kostet 1 beliebigen Arbeiter');
  else if (cost === 'skill') parts.push('kostet 1 beliebige Fertigkeit');
  else if (cost) parts.push(`kostet ${name.goods(cost)}`);
  return list(parts);
};

const ABILITIES: Readonly<Record<Ability, string>> = {
  '1a': '2 Arbeiter aus dem Beutel bei jeder Bootswahl',
  '1b': '1 grüner Arbeiter bei jeder Bootswahl',
  '2a': 'deine Rohstoffe brauchen keine Straßen, und deine Plättchen müssen nicht passen',
  '2b': 'Transport und Verbesserungen zählen für dich doppelt',
  '3a': 'jeder Rohstoff bezahlt beim Verbessern jeden anderen',
  '3b': 'jeder Rohstoff zählt am Ende als jeder andere',
  '4a': 'du darfst andere in einer anderen Farbe überbieten',
  '4b': 'du darfst Farben mischen, wo schon Arbeiter sind',
  '5a': 'verschiedene Tiere dürfen sich deine Felder teilen',
  '5b': 'Weizen und Rohstoffe zählen am Ende füreinander',
  '6a': '2 Weizen bei jeder Bootswahl',
  '6b': '1 Schaf und 1 Schwein bei jeder Bootswahl',
};

const orderText = ({ at, starts, gives }: Order, name: Naming): string => {
  const more = [
    ...(starts ? ['die nächste Jahreszeit beginnen'] : []),
    ...(Object.keys(gives).length > 0 ? [`${name.goods(gives)} bekommen`] : []),
  ];
  if (typeof at === 'number') {
    return `Stand jetzt würdest du ${list([`dein Boot als Nummer ${at} wählen`, ...more])}`;
  }
  const already = `für dein Boot führst du schon bei ${name.tile(at.tile)}`;
  return more.length > 0
    ? `du würdest ${list(more)}; ${already}`
    : `${already}; dieses Plättchen hält nur andere fern`;
};

const scorer = (each: Yield | undefined, name: Naming): string => {
  if (each === undefined) return 'das Plättchen';
  if (each === 'sheep') return 'jedes Schaf auf seinem Feld';
  return each === 'resource' ? 'jeder Rohstoff darauf' : `${name.goods(each)} darauf`;
};

const pointsText = (benefit: Points, name: Naming): string => {
  const { points: n, each, upgraded, cost, anyResources, anySkills } = benefit;
  const paid = [
    ...(Object.keys(cost).length > 0 ? [name.goods(cost)] : []),
    ...(anyResources > 0 ? [many(anyResources, 'Rohstoff', 'Rohstoffe')] : []),
    ...(anySkills > 0 ? [many(anySkills, 'Fertigkeit', 'Fertigkeiten')] : []),
  ];
  const what = `${scorer(each, name)} zählt`;
  if (upgraded <= n) return `${what} ${points(n)}`;
  const later = paid.length > 0 ? `nach dem Verbessern für ${list(paid)}` : 'nach dem Verbessern';
  return n > 0 ? `${what} ${points(n)}, ${later} ${upgraded}` : `${what} ${later} ${points(upgraded)}`;
};

const benefitText = (benefit: Benefit, name: Naming): string => {
  switch (benefit.is) {
    case 'use':
      return `jede Nutzung ${useParts(benefit, name)}`;
    case 'ability':
      return ABILITIES[benefit.ability];
    case 'order':
      return orderText(benefit, name);
    case 'points':
      return pointsText(benefit, name);
  }
};

/** After a colon a full sentence starts with a capital. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What makes the tile of a bid valuable. */
const forIt = (
  { worth, cost, boon: benefit }: { worth?: number; cost?: number; boon?: Benefit },
  name: Naming,
): string => {
  const more = benefit ? benefitText(benefit, name) : '';
  return worth === undefined
    ? benefit
      ? `: ${capital(more)}`
      : ''
    : `${worthIt(worth, cost)}${benefit ? `; ${more}` : ''}`;
};

const wheatLeft = (n: number): string =>
  n === 0 ? 'danach bleibt keiner' : `übrig ${form(n, 'bleibt', 'bleiben')} ${n}`;

/** Where the workers of a use end up. */
const placedWorkers = (
  { own, owner, leads }: { own: boolean; owner?: number; leads?: true },
  name: Naming,
): string => {
  if (own) return '; die eingesetzten Arbeiter kommen zu dir zurück';
  if (leads) return '; gewinnst du das Plättchen, kommen die eingesetzten Arbeiter zu dir zurück';
  return owner === undefined ? '' : `; die eingesetzten Arbeiter bekommt ${name.player(owner)}`;
};

const endingText = ({ isGame, wins, back }: RemarkFacts['pass-ends'], name: Naming): string => {
  const won = wins.length > 0 ? `gewinnst ${tiles(wins, name)}` : 'gewinnst kein Plättchen';
  const all = Object.keys(back).length > 0 ? list([won, `bekommst ${name.goods(back)} zurück`]) : won;
  return `endet ${isGame ? 'das Spiel' : 'die Jahreszeit'}: Du ${all}.`;
};

export const advice: AdviceWords = {
  panel: {
    found: (n) => form(n, 'Vorschlag:', 'Vorschläge, der beste zuerst:'),
    failed: 'Diesmal kam kein Tipp zustande. Die Partie leidet nicht darunter.',
    again: 'Noch einmal versuchen',
    doIt: 'So machen',
    doThis: (what) => `So machen: ${what}`,
    odds: (percent) => `${percent} % Siegchance`,
    points: (n) => `am Ende etwa ${n} Punkte`,
    guess: 'Das sind Schätzungen. Sie beruhen nur auf dem, was du sehen kannst.',
  },
  by: (goods) => `Dafür gibst du ${goods}.`,
  'bid-first': (bid, name) => `Belegt ${name.tile(bid.tile)} zuerst${forIt(bid, name)}.`,
  'bid-safer': (bid, name) =>
    `Macht dein Gebot auf ${name.tile(bid.tile)} schwerer zu überbieten${forIt(bid, name)}.`,
  'bid-regroup': (bid, name) =>
    `Schickt die Arbeiter unterlegener Gebote weiter zu ${name.tile(bid.tile)}${forIt(bid, name)}.`,
  'bid-overbid': (bid, name) =>
    `Überbietet ${name.player(bid.player)} auf ${name.tile(bid.tile)}${forIt(bid, name)}.`,
  'bid-order': ({ boon: benefit }, name) => `${orderText(benefit, name)}.`,
  'bid-score': ({ tile, points: n, cost, boon: benefit }, name) =>
    `${name.tile(tile)} brächte dir ${grossAndNet(n, cost)}${benefit ? `; ${benefitText(benefit, name)}` : ''}.`,
  use: (use, name) => `${useParts(use, name)}${placedWorkers(use, name)}.`,
  'pass-save': ({ workers: n }) => `Spart ${workers(n)} für später.`,
  'pass-keep': ({ workers: n }) =>
    n === 1
      ? 'Dein Arbeiter bleibt hinter deinem Sichtschirm.'
      : `Deine ${workers(n)} bleiben hinter deinem Sichtschirm.`,
  'pass-beaten': () => 'Lässt die Arbeiter deiner unterlegenen Gebote, wo sie sind.',
  'pass-nothing': () => 'Du kannst nur passen.',
  pay: ({ cost, left }, name) =>
    `Kostet ${name.goods(cost)}; ${left === 0 ? 'davon bleibt nichts' : `übrig ${form(left, 'bleibt', 'bleiben')} ${left}`}.`,
  'pay-bid': ({ tile, workers: all }, name) =>
    `Gibt dein unterlegenes Gebot auf ${name.tile(tile)} auf: ${name.goods(all)}.`,
  choose: ({ goods, lacking }, name) =>
    lacking.length === 0
      ? `Bringt ${name.goods(goods)}.`
      : `Bringt ${name.goods(goods)}; das fehlt, um ${tiles(lacking, name)} zu verbessern.`,
  move: ({ goods, tile }, name) => `Bringt ${name.goods(goods)} zu ${name.tile(tile)}.`,
  'move-needed': ({ goods, tile }, name) => `${name.goods(goods)} hilft, ${name.tile(tile)} zu verbessern.`,
  'move-points': ({ goods, tile, points: n }, name) =>
    `${name.goods(goods)} auf ${name.tile(tile)} zählt ${points(n)}.`,
  'upgrade-points': ({ tile, points: n }, name) =>
    `${name.tile(tile)} zu verbessern bringt unterm Strich ${points(n)}.`,
  'upgrade-use': ({ tile }, name) => `${name.tile(tile)} bringt bei jeder Nutzung mehr.`,
  'upgrade-turn': ({ tile }, name) => `Dreht ${name.tile(tile)} auf die bessere Seite.`,
  done: ({ steps, upgrades }) =>
    steps + upgrades === 0
      ? 'Es ist kein Transportpunkt und keine Verbesserung übrig.'
      : `Lässt ${capacity(steps, upgrades)} ungenutzt.`,
  feed: ({ left }) => `1 Weizen bezahlt einen weiteren Schritt für Rohstoffe oder Tiere; ${wheatLeft(left)}.`,
  'feed-upgrade': ({ left, tile }, name) =>
    `1 Weizen bezahlt einen weiteren Schritt, um ${name.tile(tile)} zu verbessern; ${wheatLeft(left)}.`,
  'feed-goods': ({ left, goods, tile }, name) =>
    `1 Weizen bezahlt einen weiteren Schritt, um ${name.goods(goods)} zu ${name.tile(tile)} zu bringen; ${wheatLeft(left)}.`,
  'feed-field': ({ left, goods, tile }, name) =>
    `1 Weizen bezahlt einen weiteren Schritt, um ${name.goods(goods)} auf das Feld bei ${name.tile(tile)} zu treiben; ${wheatLeft(left)}.`,
  'boat-goods': ({ goods }, name) =>
    Object.keys(goods).length === 0 ? 'Dieses Boot bringt nichts.' : `Bringt ${name.goods(goods)}.`,
  'boat-tile': ({ boat, points: n }, name) =>
    n > 0
      ? `${name.tile(boat)} würde dir etwa ${points(n)} bringen.`
      : `${name.tile(boat)} würde dir keine Punkte bringen.`,
  'place-links': ({ tile, roads, rivers, beside }, name) => {
    const links = [
      ...(roads.length > 0 ? [`per Straße an ${tiles(roads, name)}`] : []),
      ...(rivers.length > 0 ? [`per Fluss an ${tiles(rivers, name)}`] : []),
    ];
    const rest = beside.length > 0 ? `; daneben: ${tiles(beside, name)}` : '';
    return `${name.tile(tile)} grenzt ${list(links)}${rest}.`;
  },
  'place-beside': ({ tile, beside }, name) =>
    `${name.tile(tile)} liegt neben ${tiles(beside, name)}, ohne Straße oder Fluss dazwischen.`,
  'place-points': ({ tile, points: n }, name) => `${name.tile(tile)} bringt dir dort ${points(n)}.`,
  offer: ({ tiles: all, points: n }, name) =>
    `Mit dem, was du jetzt hast, ${form(all.length, 'würde', 'würden')} ${tiles(all, name)} ${n > 0 ? points(n) : 'nichts'} zählen.`,
  animals: ({ tile, there, reaches, points: n }, name) => {
    const herd = Object.keys(there).length === 0 ? 'ist leer' : `hat schon ${name.goods(there)}`;
    const more = n > 0 ? `: ${points(n)} mehr` : '';
    return `Das Feld bei ${name.tile(tile)} ${herd} und reicht über ${reaches} Plättchen${more}.`;
  },
  also: {
    'colour-fixed': () => 'Die Farbe steht dort schon fest.',
    'colour-kept': ({ workers: kept, tile }, name) =>
      `Behält ${name.goods(kept)}, um dein Gebot auf ${name.tile(tile)} zu erhöhen.`,
    'green-kept': ({ workers: kept }, name) => `Behält ${name.goods(kept)} in Reserve.`,
    'colour-most': ({ workers: held }, name) => `Von dieser Farbe hast du am meisten: ${name.goods(held)}.`,
    'green-unbeaten': () =>
      'Im Moment können die Mitspieler nicht genug grüne Arbeiter haben, um das Gebot zu schlagen.',
    'rival-gains': ({ player, points: n }, name) =>
      `Soweit zu sehen ist, brächte das Plättchen ${name.player(player)} ${points(n)}.`,
    'pass-ends': (ending, name) => `Passt du, ${endingText(ending, name)}`,
    'pass-may-end': ({ players, all, ...ending }, name) => {
      const n = players.length;
      const several = all ? 'alle Mitspieler' : `die nächsten ${n} Spieler`;
      const who = n > 2 ? several : list(players.map((seat) => name.player(seat)));
      return `${form(n, 'Passt', 'Passen')} auch ${who}, ${endingText(ending, name)}`;
    },
  },
};
