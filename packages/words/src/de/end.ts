import type { Words } from '../words.ts';

const join = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names[names.length - 1]}`;
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const end: Words['end'] = {
  list: join,
  won: (names, winners) => (winners === 1 ? `${names} gewinnt!` : `${names} gewinnen gemeinsam!`),
  youWon: 'Gewonnen!',
  place: (n) => `${n}.`,
  shared: (names) => `${names} haben gleich viele Punkte und teilen sich den Sieg.`,
  tieBroken: (names, winner) =>
    `${names} haben gleich viele Punkte. ${winner} hat im Winter früher ein Boot genommen, und das entscheidet.`,
  chart: 'Woher die Punkte kamen',
  asTable: 'Dasselbe als Tabelle',
  total: 'Summe',
  skip: 'Alles auf einmal zeigen',
  toBoard: 'Zum Spielbrett',
  nothing: 'Keine Punkte.',
  fields: (n, animal) => `${many(n, 'Feld', 'Felder')} mit ${animal}`,
  proof: 'War der Zufall ehrlich?',
  proofWhy:
    'Alles, was gezogen wurde, folgt aus dem Startwert. Sein Fingerabdruck wurde vor der Partie gezeigt: So konnte ihn niemand nachträglich ändern.',
  counted: {
    'adjacent-tiles': (n) => many(n, 'Nachbarplättchen', 'Nachbarplättchen'),
    'transport-capacity': (n) => many(n, 'Transportpunkt', 'Transportpunkte'),
    'boats-on-river': (n) => many(n, 'Boot', 'Boote'),
    'tiles-of-field': (n) => `sein Feld reicht an ${many(n, 'anderes Plättchen', 'andere Plättchen')}`,
  },
  sources: {
    printed: 'Punkte auf Plättchen',
    workers: 'Arbeiter',
    skills: 'Fertigkeiten',
    goods: 'Rohstoffe',
    roads: 'Straßen und Nachbarn',
    river: 'Boote am Fluss',
    farm: 'Felder und Hof',
    gold: 'Übriges Gold',
  },
  replay: {
    play: 'Von selbst weiter',
    pause: 'Anhalten',
    slider: 'Schritt der Partie',
    link: 'Link kopieren',
    linkHint: 'Link zu diesem Moment kopieren',
    decided: (name) => `${name} hat entschieden; gezeigt wird es später.`,
    toTable: 'Zum Tisch',
  },
  aids: {
    scoreNow: 'Wenn jetzt Schluss wäre',
    mine: 'Du',
    atLeast: (n) => `mindestens ${many(n, 'Punkt', 'Punkte')}`,
    bound: '≥ mindestens: Was hinter den Sichtschirmen der anderen liegt, zählt nur, soweit es alle wissen.',
    stock: 'Was noch da ist',
    bag: (n) => `Im Beutel: ${n}`,
    bagAndScreens: (bag, hidden) => `Im Beutel (${bag}) oder hinter Sichtschirmen der anderen (${hidden})`,
    pile: (n) => `Im Stapel: ${many(n, 'Fertigkeit', 'Fertigkeiten')}`,
    pileAndScreens: (pile, hidden) =>
      `Fertigkeiten im Stapel (${pile}) oder hinter Sichtschirmen der anderen (${hidden})`,
    supply: 'Im Vorrat',
    tiles: 'Welche Plättchen im Spiel sind',
    onMarket: 'Auf dem Markt',
    inVillages: 'In Dörfern',
    held: 'Winterplättchen auf der Hand',
    ahead: (n, of) => `Noch möglich: ${n} von diesen ${of}`,
    heldByOthers: (n, of) => `Andere halten ${n} von diesen ${of}`,
    gone: 'Nicht in dieser Partie oder weg',
  },
};
