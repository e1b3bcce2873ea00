import type { SheetsWords } from '../en/sheets.ts';
import { sheetNames } from './sheet-names.ts';

export const sheets: SheetsWords = {
  print: 'Drucken',
  hint: 'Für A4 und Letter gemacht. Als PDF speichern lässt es sich im Druckdialog.',
  rules: 'Regeln:',
  names: sheetNames,
  table: {
    title: 'Zahlen nach Spielern',
    players: 'Spieler',
    market: 'Dorfplättchen je Jahreszeit',
    turnOrder: 'Reihenfolgeplättchen',
    boats: 'Boote',
    winter: 'Winterplättchen je Spieler (mit The Farmers eines mehr)',
  },
  summary: {
    parts: {
      goal: {
        title: 'Ziel',
        lines: [
          'Baue in vier Jahreszeiten ein Dorf. Arbeiter gewinnen Plättchen im Markt und nutzen Plättchen für Rohstoffe, Fertigkeiten und weitere Arbeiter.',
          'Wer nach dem Winter die meisten Punkte hat, gewinnt.',
        ],
      },
      setup: {
        title: 'Aufbau',
        lines: [
          'Alle ziehen 8 Arbeiter aus dem Beutel, verbergen sie hinter dem Sichtschirm und bekommen zufällig ein Heim und geheime Winterplättchen.',
          'Die niedrigste Heimnummer beginnt. In Frühling, Sommer und Herbst werden die Boote mit Arbeitern und Fertigkeiten beladen.',
        ],
      },
      turn: {
        title: 'Ein Zug',
        lines: [
          'Im Uhrzeigersinn bietet jeder, nutzt ein Plättchen oder passt. Alle Arbeiter eines Zugs gehen an denselben Ort.',
          'Die Aktionen enden, wenn alle nacheinander passen. Bis dahin darf man nach dem Passen wieder handeln.',
        ],
      },
      bidding: {
        title: 'Bieten',
        lines: [
          'Geboten wird auf Plättchen im Markt und auf Reihenfolgeplättchen. Dein Gebot muss höher sein als jedes andere dort.',
          'Ein führendes Gebot bleibt; man kann es nur erhöhen. Ein unterlegenes darf in einem späteren Zug umziehen, um zu bieten oder ein Plättchen zu nutzen. Es zieht als Ganzes um, und Arbeiter hinter dem Sichtschirm dürfen dazu.',
        ],
      },
      using: {
        title: 'Ein Plättchen nutzen',
        lines: [
          'Nutze ein Plättchen im Markt, im eigenen oder in einem anderen Dorf. Die erste Nutzung einer Jahreszeit braucht 1 Arbeiter, jede weitere mindestens einen mehr als die vorige; höchstens 6 Arbeiter insgesamt.',
          'Bezahle, was das Plättchen verlangt, dann nimm, was es gibt. Rohstoffe kommen auf das Plättchen, wenn es im eigenen Dorf liegt, sonst auf das Heim. Arbeiter und Fertigkeiten kommen hinter den Sichtschirm.',
        ],
      },
      colours: {
        title: 'Farben',
        lines: [
          'Der erste Arbeiter bestimmt die Farbe eines Plättchens: Bis zum Ende der Jahreszeit haben alle Gebote und Nutzungen dort diese Farbe. Grün ist eine Farbe wie die anderen.',
        ],
      },
      transport: {
        title: 'Transport und Verbesserung',
        lines: [
          'Das Heim und Plättchen mit Wagen transportieren und verbessern im eigenen Dorf. Ein Punkt bringt einen Rohstoff über eine Straße auf ein Nachbarplättchen.',
          'Zum Verbessern müssen die Rohstoffe, die es kostet, auf dem Plättchen liegen; Fertigkeiten kommen hinter dem Sichtschirm hervor. Gold ersetzt jeden anderen Rohstoff. Dann wird umgedreht. Alles in beliebiger Reihenfolge, nichts ist Pflicht.',
        ],
      },
      ending: {
        title: 'Ende von Frühling, Sommer und Herbst',
        lines: [
          'Unterlegene Gebote kommen hinter die Sichtschirme, führende in den Beutel. Man nimmt die gewonnenen Plättchen mit den Arbeitern darauf und alle Arbeiter im eigenen Dorf.',
          'Der Reihe nach nehmen alle die Arbeiter und Fertigkeiten eines Boots. Das Startspielerplättchen bringt die violette Figur.',
          'Dann werden die Plättchen gelegt: Angrenzende Kanten müssen passen, Straße an Straße, Feld an Feld, Wasser an Wasser.',
        ],
      },
      winter: {
        title: 'Winter',
        lines: [
          'Alle wählen geheim mindestens eines ihrer Winterplättchen. Gemischt bilden sie den Markt. Nutzen kann man sie nicht.',
          'Am Ende nimmt man ein Bootsplättchen statt der Ladung, dazu die gewonnenen Reihenfolgeplättchen, und legt auch sie.',
        ],
      },
      scoring: {
        title: 'Wertung',
        lines: [
          'Zähle die sichtbaren Punkte deiner Plättchen. Herbstplättchen, die Rohstoffe werten, zählen, was darauf liegt.',
          'Alle anderen Rohstoffe, Fertigkeiten und Arbeiter dürfen auf deinen Wertungsplättchen zählen, jedes Stück einmal. Die im Winter gewonnene Figur ist ein weiteres Stück nach Wahl.',
          'Gold, das nirgends sonst zählt: 1 Punkt. Reihenfolgeplättchen: 1 Punkt je Nachbarplättchen. Bei Gleichstand teilt man sich den Sieg.',
        ],
      },
      farmers: {
        title: 'The Farmers',
        lines: [
          'Tiere leben auf Feldern, die durch Straßen und Flüsse getrennt sind. Ein Feld nimmt eine Art auf. Am Ende von Frühling, Sommer und Herbst bekommt ein Feld mit zwei oder mehr Tieren eines dazu.',
          'Beim Transport gibt jeder ausgegebene Weizen einen Punkt mehr; ein Tier zieht für einen Punkt auf ein benachbartes Feld.',
          'Jedes Feld zählt: Kuh 3, Schwein 2, Schaf 1. Bei Gleichstand gewinnt, wer im Winter früher ein Boot gewählt hat.',
        ],
      },
    },
  },
  aid: {
    parts: {
      turn: {
        title: 'Dein Zug: eines von dreien',
        lines: [
          'Bieten: auf ein Plättchen im Markt oder ein Reihenfolgeplättchen, höher als jedes andere Gebot.',
          'Nutzen: ein Plättchen im Markt oder in einem beliebigen Dorf. Bezahle, dann nimm, was es zeigt.',
          'Passen: Man darf wieder handeln, bis alle nacheinander gepasst haben.',
        ],
      },
      workers: {
        title: 'Welche Arbeiter',
        lines: [
          'Hinter dem Sichtschirm hervor, aus eigenen unterlegenen Geboten oder beides. Ein unterlegenes Gebot zieht als Ganzes um.',
          'Führende Gebote und Arbeiter auf Plättchen bleiben bis zum Ende der Jahreszeit.',
        ],
      },
      colours: {
        title: 'Farben',
        lines: [
          'Eine Farbe je Plättchen und Jahreszeit, zum Bieten und Nutzen. Der erste Arbeiter bestimmt sie.',
          'Grün ist eine Farbe wie die anderen und ersetzt keine davon.',
        ],
      },
      costs: {
        title: 'Kosten',
        lines: [
          'Nutzen: mindestens 1, dann einer mehr als beim letzten Mal. Höchstens 6 Arbeiter je Plättchen und Jahreszeit.',
          'Ein bezahlter Arbeiter kommt in den Beutel. Ein ganzes unterlegenes Gebot bezahlt als ein Arbeiter. Eine Fertigkeit kommt in den Stapel.',
          'Transport: 1 Punkt für 1 Rohstoff über 1 Straßenkante, im eigenen Dorf.',
          'Verbessern: Rohstoffe von diesem Plättchen, Fertigkeiten hinter dem Sichtschirm hervor. Gold ersetzt jeden anderen Rohstoff.',
          'Rohstoffe aus dem eigenen Dorf bleiben auf dem Plättchen; von anderswo kommen sie auf das Heim.',
        ],
      },
      ending: {
        title: 'Ende einer Jahreszeit, in dieser Reihenfolge',
        lines: [
          'Unterlegene Gebote kommen hinter die Sichtschirme.',
          'Plättchen ohne Gebot kommen aus dem Spiel; Arbeiter darauf in den Beutel.',
          'Gewinner nehmen ihre Plättchen und die Arbeiter darauf. Führende Gebote kommen in den Beutel.',
          'Man nimmt alle Arbeiter im eigenen Dorf.',
          'Boote: Gewinner von Reihenfolge 1, 2, 3, 4, dann die anderen im Uhrzeigersinn vom Startspieler an. Winter: das Boot selbst und die gewonnenen Reihenfolgeplättchen.',
          'The Farmers: Nachwuchs (nicht im Winter).',
          'Alle neuen Plättchen werden gelegt; Kanten müssen passen. Was nirgends passt, kommt aus dem Spiel.',
        ],
      },
      scoring: {
        title: 'Wertung',
        lines: [
          'Punkte der sichtbaren Seiten.',
          'Herbstplättchen: Punkte je Rohstoff darauf; Gold ersetzt ihn.',
          'Winterplättchen: Sätze von Arbeitern, Fertigkeiten oder Rohstoffen, jedes Stück einmal.',
          'Übriges Gold: je 1 Punkt.',
          'Reihenfolgeplättchen: 1 Punkt je Nachbarplättchen.',
          'Im Winter gewonnene violette Figur: ein weiteres Stück nach Wahl.',
        ],
      },
      wheat: {
        title: 'Weizen',
        lines: [
          'Hinter dem Sichtschirm. Beim Transport gibt 1 Weizen 1 Transportpunkt mehr. Er wird nie verdoppelt und liegt nie auf einem Plättchen.',
        ],
      },
      fields: {
        title: 'Felder und Tiere',
        lines: [
          'Straßen und Flüsse teilen ein Plättchen in Felder; sie verbinden sich an passenden Kanten. Ein Heim hat fünf.',
          'Ein neues Tier kommt auf ein Feld des Plättchens, von dem es stammt, oder des Heims, wenn es von anderswo kommt. Eine Art je Feld.',
          'Umzug auf ein benachbartes Feld: 1 Transportpunkt.',
          'Nachwuchs am Ende von Frühling, Sommer und Herbst: zwei oder mehr einer Art auf einem Feld und keine andere: 1 dazu.',
        ],
      },
      farmScoring: {
        title: 'Wertung von The Farmers',
        lines: [
          'Jedes Feld mit Kuh 3, mit Schwein 2, mit Schaf 1. Mit den Winterplättchen stattdessen 7, 5 und 3.',
          'Gleichstand: Es gewinnt, wer im Winter früher ein Boot gewählt hat.',
        ],
      },
    },
    seasons: {
      title: 'Jahreszeiten',
      season: 'Jahreszeit',
      market: 'Neu im Markt',
      end: 'Am Ende',
      rows: {
        spring: [
          'Dorfplättchen, die Rohstoffe, Fertigkeiten und Arbeiter geben',
          'Ladung eines Boots; Plättchen legen',
        ],
        summer: [
          'Dorfplättchen und Sommerboote mit dauerhaften Fähigkeiten',
          'Ladung eines Boots; Plättchen legen',
        ],
        autumn: ['Dorfplättchen, von denen viele Punkte bringen', 'Ladung eines Boots; Plättchen legen'],
        winter: [
          'Die geheim gewählten Winterplättchen; sie bringen nur Punkte',
          'Ein Bootsplättchen; Plättchen legen; Wertung',
        ],
      },
    },
    boats: 'Die Boote im Winter',
    abilities: 'Sommerboote: eine Seite, das ganze Spiel',
    icons: 'Symbole',
    farmers: 'The Farmers',
  },
};
