import type { Words } from '../words.ts';
import { list, many } from './grammar.ts';

export const end: Words['end'] = {
  list,
  won: (names, winners) => (winners === 1 ? `${names} gewinnt!` : `${names} gewinnen gemeinsam!`),
  youWon: 'Gewonnen!',
  noWinner: 'Die Partie ist zu Ende. Niemand ist bis zum Schluss geblieben.',
  gaveUp: {
    resigned: (bot) => `Hat aufgegeben. ${bot} hat zu Ende gespielt.`,
    left: (bot) => `Hat die Partie verlassen. ${bot} hat zu Ende gespielt.`,
    'timed-out': (bot) => `Zeit abgelaufen. ${bot} hat zu Ende gespielt.`,
  },
  place: (n) => `${n}.`,
  shared: (names) => `${names} haben gleich viele Punkte und teilen sich den Sieg.`,
  tieBroken: (names, winner) =>
    `${names} haben gleich viele Punkte. ${winner} hat im Winter früher ein Boot gewählt und gewinnt.`,
  chart: 'Woher die Punkte kamen',
  asTable: 'Als Tabelle zeigen',
  total: 'Summe',
  skip: 'Alles auf einmal zeigen',
  toBoard: 'Zurück zum Spielbrett',
  nothing: 'Keine Punkte.',
  fields: (n, animal) => `${many(n, 'Feld', 'Felder')} mit ${animal}`,
  proof: 'Wurde fair gezogen?',
  proofWhy:
    'Alles Gezogene folgt aus dem Startwert. Sein Fingerabdruck wurde vor der Partie angezeigt, also konnte er danach nicht mehr geändert werden.',
  proofFrom: (names) =>
    `Er entstand aus Zufallszahlen von ${list(['Server', ...names])}, jede festgelegt, bevor die anderen bekannt waren.`,
  proofWithout: (names) => `Nicht rechtzeitig da und ausgelassen: ${list(names)}.`,
  counted: {
    'adjacent-tiles': (n) => many(n, 'Nachbarplättchen', 'Nachbarplättchen'),
    'transport-capacity': (n) => `Transportkapazität ${n}`,
    'boats-on-river': (n) => many(n, 'Boot', 'Boote'),
    'tiles-of-field': (n) => `Feld reicht über ${many(n, 'weiteres Plättchen', 'weitere Plättchen')}`,
  },
  sources: {
    printed: 'Punkte auf Plättchen',
    workers: 'Arbeiter',
    skills: 'Fertigkeiten',
    goods: 'Rohstoffe',
    roads: 'Straßen und Nachbarplättchen',
    river: 'Boote am Fluss',
    farm: 'Felder und Hof',
    gold: 'Übriges Gold',
  },
  aids: {
    scoreNow: 'Wenn die Partie jetzt endete',
    mine: 'Du',
    atLeast: (n) => `mindestens ${many(n, 'Punkt', 'Punkte')}`,
    bound: '≥ mindestens: Hinter Sichtschirmen zählt nur, was bekannt ist.',
    stock: 'Noch vorhanden',
    bag: (n) => `Im Beutel: ${n}`,
    bagAndScreens: (bag, hidden) => `Im Beutel (${bag}) oder hinter anderen Sichtschirmen (${hidden})`,
    pile: (n) => `Im Stapel: ${many(n, 'Fertigkeit', 'Fertigkeiten')}`,
    pileAndScreens: (pile, hidden) =>
      `Fertigkeiten im Stapel (${pile}) oder hinter anderen Sichtschirmen (${hidden})`,
    supply: 'Im Vorrat',
    tiles: 'Plättchen dieser Partie',
    onMarket: 'Auf dem Markt',
    inVillages: 'In Dörfern',
    held: 'Winterplättchen auf der Hand',
    ahead: (n, of) => `Noch möglich: ${n} von diesen ${of}`,
    heldByOthers: (n, of) => `Bei anderen auf der Hand: ${n} von diesen ${of}`,
    gone: 'Nicht in dieser Partie oder entfernt',
  },
};
