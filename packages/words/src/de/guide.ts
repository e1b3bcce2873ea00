import type { GuideWords } from '../en/guide.ts';
import { form, many } from './grammar.ts';

const OF_SEASON = {
  spring: 'des Frühlings',
  summer: 'des Sommers',
  autumn: 'des Herbstes',
  winter: 'des Winters',
};

const workersLeft = (n: number): string => `Du hast noch ${many(n, 'Arbeiter', 'Arbeiter')}`;

export const guide: GuideWords = {
  title: 'Deine erste Partie',
  about:
    'Eine richtige Partie gegen freundliche Bots. Neben dem Spielplan wird alles erklärt, sobald es drankommt: was du tun kannst, warum etwas nicht geht und wo du eine Chance auslässt. Die Erklärungen lassen sich jederzeit abschalten.',
  opponents: 'Gegner',
  begin: 'Begleitete Partie starten',
  goOn: 'Begleitete Partie fortsetzen',
  lessonsFirst: 'Erst die kurzen Lektionen',
  name: 'Begleiter',
  off: 'Begleiter abschalten',
  on: 'Begleiter einschalten',
  read: 'Lesen',
  gotIt: 'Verstanden',
  again: 'Noch einmal erklären',
  back: 'Zurück',
  everything: 'Alles von vorn erklären',
  idle: 'Gerade gibt es nichts Neues. Wenn du unsicher bist, schlägt dir „Tipp“ einen Zug vor.',
  waiting: 'Die anderen sind am Zug. Was sie tun, steht im Verlauf.',
  whyNot: 'Warum geht das nicht?',
  elsewhere: 'Auf Plättchen, die leuchten, kannst du etwas tun.',
  tip: 'Eine Chance?',
  topics: {
    start: {
      title: 'Bieten, nutzen oder passen',
      text: (workers) =>
        `Du hast ${workers}. In jedem Zug setzt du einmal Arbeiter ein: Biete auf ein Plättchen im Markt, um es am Ende der Jahreszeit zu gewinnen, oder nutze ein Plättchen und bekomme, was es zeigt. Wähle ein Plättchen: Das Menü daneben sagt, was möglich ist.`,
    },
    colour: {
      title: 'Eine Farbe je Plättchen',
      text: (tile, colour, highest) =>
        `Die ersten Arbeiter bei einem Plättchen legen seine Farbe fest. Bei ${tile} ist es ${colour}: Wer dort bietet oder das Plättchen nutzt, braucht Arbeiter dieser Farbe. Das höchste Gebot ist ${highest}; um zu gewinnen, musst du mehr bieten.`,
    },
    'turn-order': {
      title: 'Die Reihenfolge',
      text: (tile) =>
        `${tile} bleibt im Markt liegen. Wer es gewinnt, wählt am Ende der Jahreszeit vor den anderen ein Boot. Boote bringen neue Arbeiter und Fertigkeiten.`,
    },
    outbid: {
      title: 'Du wurdest überboten',
      text: (tile, player, workers) =>
        `${player} bietet auf ${tile} mehr als du. Deine Gruppe (${workers}) ist nicht verloren: Erhöhe dein Gebot, oder zieh die ganze Gruppe zu einem anderen Plättchen ihrer Farbe, um dort zu bieten oder es zu nutzen. Sonst kommt sie am Ende der Jahreszeit zu dir zurück.`,
    },
    'own-use': {
      title: 'Ein eigenes Plättchen nutzen',
      text: (tile, next) =>
        `Die Arbeiter auf ${tile} kommen am Ende der Jahreszeit zu dir zurück, weil es dein Plättchen ist. Wer es noch einmal nutzt, braucht mindestens ${next} Arbeiter; mehr als sechs haben keinen Platz.`,
    },
    'other-use': {
      title: 'Ein fremdes Plättchen nutzen',
      text: (tile, owner) =>
        `Du bekommst, was ${tile} zeigt, aber deine Arbeiter gehen am Ende der Jahreszeit an ${owner}. Rohstoffe aus fremden Dörfern kommen auf dein Heim.`,
    },
    'market-use': {
      title: 'Ein Plättchen im Markt nutzen',
      text: (tile) =>
        `Wer ${tile} am Ende der Jahreszeit gewinnt, bekommt auch die Arbeiter darauf. Gewinnst du selbst, kommen deine zurück.`,
    },
    green: {
      title: 'Grüne Arbeiter',
      text: (workers) =>
        `Du hast ${workers}. Davon gibt es nur wenige, und ein grünes Gebot lässt sich nur mit mehr grünen Arbeitern überbieten. Heb sie für Plättchen auf, die dir wichtig sind.`,
    },
    passed: {
      title: 'Passen',
      text: (player) =>
        `${player} hat gepasst. Das ist nicht endgültig: Auch danach darf man wieder etwas tun. Die Jahreszeit endet, wenn alle nacheinander passen. Arbeiter, die du nicht einsetzt, bleiben dir für die nächste Jahreszeit.`,
    },
    transport: {
      title: 'Transportieren und verbessern',
      text: (points, upgrades) =>
        `Jetzt kannst du in deinem Dorf Rohstoffe bewegen (${points}) und Plättchen verbessern (${upgrades}). Jeder Schritt auf einer Straße zum nächsten Plättchen kostet einen Punkt. Eine Verbesserung wird mit den Rohstoffen bezahlt, die auf dem Plättchen liegen. Wähle am Ende „Fertig“.`,
    },
    upgrade: {
      title: 'Du kannst verbessern',
      text: (tile) =>
        `Auf ${tile} liegt alles, was die Verbesserung kostet. Danach bringt das Plättchen bei jeder Nutzung mehr, und die meisten geben Punkte.`,
    },
    place: {
      title: 'Dein Dorf wächst',
      text: (tiles) =>
        `Lege ${tiles} an dein Dorf an. Die Kanten müssen passen: Straße an Straße, Feld an Feld, Wasser an Wasser. Rohstoffe reisen auf Straßen. Verbinde also Plättchen, die etwas herstellen, mit solchen, die es brauchen.`,
    },
    summer: {
      title: 'Sommer',
      text: () =>
        'Im Markt liegen neue Plättchen, auf den Booten sind neue Arbeiter. Verbesserungen kosten Rohstoffe: Jetzt ist eine gute Zeit, sie herzustellen und über deine Straßen zu transportieren.',
    },
    autumn: {
      title: 'Herbst',
      text: () =>
        'Viele Herbstplättchen geben am Ende Punkte für Rohstoffe, die auf ihnen liegen. Bring sie im Herbst oder Winter durch Transport dorthin. Bald wählst du auch Winterplättchen; die auf deiner Hand zeigen, womit du Punkte machen kannst.',
    },
    offer: {
      title: 'Deine Winterplättchen',
      text: (tiles) =>
        `Du hast ${tiles}. Was du auswählst, kommt in den Markt, und alle können darauf bieten; der Rest ist aus dem Spiel. Nimm die Plättchen, die werten, was du hast: Fertigkeiten, Arbeiter oder Rohstoffe. Mindestens eines musst du wählen.`,
    },
    winter: {
      title: 'Winter: die letzte Jahreszeit',
      text: (points) =>
        `Wäre die Partie jetzt zu Ende, hättest du ${points}. Winterplättchen kann man nicht nutzen; sie werten am Ende, was dir bleibt. Jeder Arbeiter, jede Fertigkeit und jeder Rohstoff zählt einmal, und die beste Verteilung wird für dich berechnet. Übriges Gold bringt je einen Punkt.`,
    },
    end: {
      title: 'Woher deine Punkte kommen',
      text: (points, sources) =>
        `Du hast ${points}: ${sources}. Alles wurde dort gezählt, wo es am meisten bringt. Das Wertungsblatt zeigt alles im Einzelnen.`,
    },
  },
  seasonEnd: {
    title: (season) => `Das Ende ${OF_SEASON[season]}`,
    won: (tiles) => `Du hast gewonnen: ${tiles}.`,
    wonNothing: 'Du hast kein Plättchen gewonnen.',
    otherWon: (player, tiles) => `${player} hat gewonnen: ${tiles}.`,
    gone: (tiles) => `Ohne Gebot und aus dem Spiel: ${tiles}.`,
    workers: (back) =>
      `Die siegreichen Gebote kamen in den Beutel. Zu dir kommen ${back}: aus unterlegenen Geboten, aus deinem Dorf und von den Plättchen, die du gewonnen hast.`,
    noWorkers: 'Die siegreichen Gebote kamen in den Beutel. Zu dir kommt kein Arbeiter zurück.',
    boats:
      'Jetzt werden der Reihe nach Boote gewählt: Jedes bringt Arbeiter und Fertigkeiten. Danach legen alle die gewonnenen Plättchen an ihr Dorf an.',
    lastBoats:
      'Jetzt werden der Reihe nach Boote gewählt, diesmal als Plättchen, die Punkte bringen. Alle legen an, was sie gewonnen haben, dann wird gewertet.',
  },
  source: (name, points) => `${name} ${points}`,
  chances: {
    bid: (tile, workers, needed) =>
      `${workersLeft(workers)}, und auf ${tile} gibt es noch kein Gebot: Vorerst ${form(needed, 'genügt', 'genügen')} ${needed}.`,
    use: (tile, workers, needed) =>
      `${workersLeft(workers)}. Mit ${needed} davon könntest du ${tile} in deinem Dorf nutzen; am Ende der Jahreszeit ${form(needed, 'kommt er', 'kommen sie')} zurück.`,
    road: (tile) =>
      `So schließt keine Straße von ${tile} an deine Straßen an, und nichts könnte dorthin transportiert werden. Es geht auch mit Anschluss.`,
    upgrade: (tile) =>
      `Du hättest ${tile} verbessern können: Alles Nötige liegt dort. „Zurücknehmen“ führt zurück.`,
  },
};
