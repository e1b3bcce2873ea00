import type { Naming, Sentences } from './reason.ts';

const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const workers = (n: number): string => `${n} Arbeiter`;
const points = (n: number): string => times(n, 'Punkt', 'Punkte');

const list = (all: readonly string[], last = 'und'): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all[all.length - 1]}`;
const tiles = (ids: readonly string[], name: Naming): string => list(ids.map((id) => name.tile(id)));

const worthIt = (n: number | undefined): string => {
  if (n === undefined) return '';
  return n > 0 ? `: Das brächte dir ${points(n)}` : ', auch wenn es dir bisher keine Punkte bringt';
};
const capacity = (transport: number, upgrades: number): string =>
  list([
    ...(transport > 0 ? [times(transport, 'Transportpunkt', 'Transportpunkte')] : []),
    ...(upgrades > 0 ? [times(upgrades, 'Verbesserung', 'Verbesserungen')] : []),
  ]);

export const german: Sentences = {
  by: (goods) => `mit ${goods}`,
  'bid-first': ({ tile, worth }, name) => `Belegt ${name.tile(tile)}, bevor es andere tun${worthIt(worth)}.`,
  'bid-safer': ({ tile, worth }, name) =>
    `Macht dein Gebot auf ${name.tile(tile)} schwerer zu überbieten${worthIt(worth)}.`,
  'bid-regroup': ({ tile, worth }, name) =>
    `Schickt die Arbeiter unterlegener Gebote weiter zu ${name.tile(tile)}${worthIt(worth)}.`,
  'bid-overbid': ({ tile, player, worth }, name) =>
    `Überbietet ${name.player(player)} auf ${name.tile(tile)}${worthIt(worth)}.`,
  'bid-order': ({ place }) => `Du würdest dein Boot als Nummer ${place} wählen.`,
  'bid-start': () => 'Du würdest die nächste Jahreszeit beginnen.',
  'bid-score': ({ tile, points: n }, name) => `${name.tile(tile)} ist dir etwa ${points(n)} wert.`,
  use: ({ own, cost, gains, transport, upgrades }, name) => {
    const brought = list(
      gains.map((gain) => name.goods(gain)),
      'oder',
    );
    const parts = brought === '' ? [] : [`bringt ${brought}`];
    if (transport + upgrades > 0) parts.push(`gibt ${capacity(transport, upgrades)}`);
    if (cost === 'worker') parts.push('kostet 1 beliebigen Arbeiter');
    else if (cost === 'skill') parts.push('kostet 1 beliebige Fertigkeit');
    else if (cost) parts.push(`kostet ${name.goods(cost)}`);
    return `${list(parts)}${own ? '; die Arbeiter kommen zu dir zurück' : ''}.`;
  },
  'pass-save': ({ workers: n }) => `Spart ${workers(n)} für später.`,
  'pass-keep': ({ workers: n }) =>
    n === 1
      ? 'Dein Arbeiter bleibt hinter deinem Sichtschirm.'
      : `Deine ${workers(n)} bleiben hinter deinem Sichtschirm.`,
  'pass-beaten': () => 'Die Arbeiter deiner unterlegenen Gebote kommen am Ende der Jahreszeit zu dir zurück.',
  'pass-nothing': () => 'Etwas anderes ist nicht zu tun.',
  pay: ({ cost, left }, name) =>
    `Kostet ${name.goods(cost)}; ${left === 0 ? 'davon bleibt nichts' : `übrig ${left === 1 ? 'bleibt' : 'bleiben'} ${left}`}.`,
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
  feed: () => 'Weizen bringt einen Schritt weiter.',
  'boat-goods': ({ workers: n, skills }) =>
    `Bringt ${workers(n)} und ${times(skills, 'Fertigkeit', 'Fertigkeiten')}.`,
  'boat-tile': ({ boat, points: n }, name) =>
    n > 0
      ? `${name.tile(boat)} würde in deinem Dorf etwa ${points(n)} zählen.`
      : `${name.tile(boat)} würde in deinem Dorf nichts zählen.`,
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
  'place-points': ({ tile, points: n }, name) => `${name.tile(tile)} zählt dort ${points(n)}.`,
  offer: ({ tiles: all, points: n }, name) =>
    `Mit dem, was du jetzt hast, ${all.length === 1 ? 'würde' : 'würden'} ${tiles(all, name)} ${n > 0 ? points(n) : 'nichts'} zählen.`,
  animals: ({ tile, there, reaches, points: n }, name) => {
    const herd = Object.keys(there).length === 0 ? 'ist leer' : `hat schon ${name.goods(there)}`;
    const more = n > 0 ? `: ${points(n)} mehr` : '';
    return `Das Feld bei ${name.tile(tile)} ${herd} und reicht über ${reaches} Plättchen${more}.`;
  },
};
