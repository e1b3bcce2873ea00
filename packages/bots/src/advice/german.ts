import type { Sentences } from './reason.ts';

const workers = (n: number): string => `${n} Arbeiter`;
const workersFrom = (n: number): string => (n === 1 ? '1 Arbeiter' : `${n} Arbeitern`);
const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);
const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const german: Sentences = {
  'bid-first': ({ tile, workers: n }, name) =>
    `Belegt ${name.tile(tile)} mit ${workersFrom(n)}, bevor es andere tun.`,
  'bid-safer': ({ tile }, name) => `Macht dein Gebot auf ${name.tile(tile)} schwerer zu überbieten.`,
  'bid-regroup': ({ tile }, name) => `Schickt die Arbeiter unterlegener Gebote weiter zu ${name.tile(tile)}.`,
  'bid-overbid': ({ tile, player }, name) => `Überbietet ${name.player(player)} auf ${name.tile(tile)}.`,
  'bid-order': ({ place }) => `Du würdest dein Boot als Nummer ${place} wählen.`,
  'bid-start': () => 'Du würdest die nächste Jahreszeit beginnen.',
  'bid-score': ({ tile, points: n }, name) => `${name.tile(tile)} ist dir etwa ${points(n)} wert.`,
  'use-goods': ({ goods }, name) => `Bringt ${name.goods(goods)}.`,
  'use-own-goods': ({ goods }, name) => `Bringt ${name.goods(goods)}, und die Arbeiter kommen zu dir zurück.`,
  'use-transport': ({ transport, upgrades }) =>
    `Gibt ${times(transport, 'Transportpunkt', 'Transportpunkte')} und ${times(upgrades, 'Verbesserung', 'Verbesserungen')}.`,
  'pass-save': ({ workers: n }) => `Spart ${workers(n)} für später.`,
  'pass-nothing': () => 'Etwas anderes ist nicht zu tun.',
  pay: () => 'Das fehlt dir am wenigsten.',
  choose: ({ goods }, name) => `Das brauchst du am meisten: ${name.goods(goods)}.`,
  move: ({ tile }, name) => `Gebraucht wird es auf ${name.tile(tile)}.`,
  'upgrade-points': ({ tile, points: n }, name) => `${name.tile(tile)} zählt ${points(n)} mehr.`,
  'upgrade-use': ({ tile }, name) => `${name.tile(tile)} bringt von nun an mehr.`,
  done: () => 'Weiterer Transport bringt nichts mehr.',
  'boat-goods': ({ workers: n, skills }) =>
    `Bringt ${workers(n)} und ${times(skills, 'Fertigkeit', 'Fertigkeiten')}.`,
  'boat-tile': ({ boat }, name) => `${name.tile(boat)} passt am besten zu deinem Dorf.`,
  'place-links': ({ roads, rivers }) =>
    rivers === 0
      ? `Verbindet ${times(roads, 'Straße', 'Straßen')}.`
      : roads === 0
        ? `Verbindet ${times(rivers, 'Fluss', 'Flüsse')}.`
        : `Verbindet ${times(roads, 'Straße', 'Straßen')} und ${times(rivers, 'Fluss', 'Flüsse')}.`,
  'place-points': ({ points: n }) => `Zählt dort ${points(n)}.`,
  'place-open': () => 'Lässt Platz für das, was noch kommt.',
  offer: ({ tiles }, name) => `Davon hast du am meisten: ${tiles.map((tile) => name.tile(tile)).join(', ')}.`,
  feed: () => 'Weizen bringt einen Schritt weiter.',
  animals: () => 'Dort haben die Tiere am meisten Platz.',
};
