import type { VillageLessons } from '../en/lessons-village.ts';

export const villageLessons: VillageLessons = {
  transport: {
    title: 'Transportieren und verbessern',
    about:
      'Um ein Plättchen zu verbessern, bring dorthin, was es kostet. Verbesserte Plättchen können mehr, die meisten bringen Punkte.',
    steps: {
      upgrade: {
        goal: 'Nutze dein Heim: Transportiere das Holz dorthin und verbessere es.',
        hint: 'Nutze das Heim mit einem Arbeiter. Zieh das Holz vom Schlüsselwald auf das Heim, verbessere das Heim und wähle „Fertig“.',
        solved: 'Dein Heim ist verbessert: fünf Punkte, und es transportiert jetzt zwei Schritte.',
        wrong: {
          unfinished:
            'Du hast den Transport beendet, bevor dein Heim verbessert war. Erst muss das Holz dort liegen, dann kannst du im selben Zug verbessern.',
        },
      },
      gold: {
        goal: 'Nutze den Hufschmied im Markt, um deine Goldmine zu verbessern. Das kostet Stein und Eisen; Gold ersetzt das Eisen.',
        hint: 'Der Hufschmied hat drei Transportpunkte: einen für den Stein, zwei für das Gold. Verbessere dann die Goldmine und wähle „Fertig“.',
        solved: 'Gold ersetzt jeden anderen Rohstoff. Deine Goldmine gibt von nun an zwei Gold.',
        wrong: {
          unfinished:
            'Die Goldmine ist nicht verbessert. Bring Stein und Gold dorthin: Jede Straße von Plättchen zu Plättchen kostet einen Punkt.',
        },
      },
    },
  },
  season: {
    title: 'Das Ende einer Jahreszeit',
    about: 'Eine Jahreszeit endet, wenn alle nacheinander passen. Dann werden Plättchen und Boote verteilt.',
    steps: {
      order: {
        goal: 'Wer das Reihenfolgeplättchen gewinnt, wählt zuerst ein Boot. Biete darauf.',
        hint: 'Das Reihenfolgeplättchen liegt am Ende des Marktes bei den Booten. Jeder Arbeiter passt.',
        solved: 'Du führst. Das Plättchen macht dich außerdem zum Startspieler der nächsten Jahreszeit.',
        wrong: {
          raised: 'Dort führst du schon. Spar deine Arbeiter.',
        },
      },
      pass: {
        goal: 'Ben hat gepasst, und für dich gibt es hier nichts mehr zu holen. Beende die Jahreszeit.',
        hint: 'Wähle „Passen“.',
        solved:
          'Du hast die Werkstatt gewonnen und dazu den roten Arbeiter darauf. Überbotene Gebote kamen hinter die Sichtschirme zurück, siegreiche in den Beutel.',
        wrong: {
          played: 'Das ist erlaubt, aber dann geht die Jahreszeit weiter, und Ben ist wieder am Zug.',
        },
      },
      boat: {
        goal: 'Du darfst zuerst ein Boot wählen. Nimm das mit den meisten Arbeitern.',
        hint: 'Die Keyflower bringt sieben Arbeiter, die Sea Bastion sechs und eine Fertigkeit mehr.',
        solved:
          'Sieben neue Arbeiter und eine Fertigkeit. Als Nächstes kommen die gewonnenen Plättchen ins Dorf.',
        wrong: {
          other:
            'Dieses Boot bringt weniger Arbeiter. Manchmal sind seine Fertigkeiten das wert, diesmal nicht.',
        },
      },
    },
  },
  building: {
    title: 'Straßen und Flüsse bauen',
    about:
      'Am Ende einer Jahreszeit legst du die gewonnenen Plättchen. Kanten, die sich berühren, müssen passen.',
    steps: {
      road: {
        goal: 'Lege die Goldmine so, dass eine Straße von ihr zu deinem Heim führt.',
        hint: 'Wähle eine Stelle neben deinem Heim: Dort trifft Straße auf Straße.',
        solved:
          'Gold aus der Mine lässt sich nun zu allen Plättchen transportieren, die die Straßen erreichen.',
        wrong: {
          cutOff:
            'Die Kanten passen, aber nur Feld an Feld: Keine Straße führt zur Goldmine. Nichts könnte hin- oder wegtransportiert werden.',
        },
      },
      river: {
        goal: 'Lege das Boot auf den Fluss, der an deinem Heim beginnt.',
        hint: 'Dein Heim hat eine Wasserkante. Dreh das Boot so, dass dort Wasser auf Wasser trifft.',
        solved:
          'Boote, die mit dem Wasser deines Heims verbunden sind, zählen für die Sea Breese. Die Fähigkeit eines Bootes wirkt überall.',
        wrong: {
          dry: 'Das Boot ist nicht mit dem Wasser deines Heims verbunden. Seine Fähigkeit wirkt trotzdem, aber für die Sea Breese würde es nicht zählen.',
        },
      },
    },
  },
  winter: {
    title: 'Winter und Wertung',
    about:
      'Vor dem Winter wählen alle geheim Winterplättchen für den Markt. Sie werten, was du aufgehoben hast.',
    steps: {
      offer: {
        goal: 'Du hast jede Fertigkeit zweimal. Bring das eine Winterplättchen ins Spiel, das dazu passt.',
        hint: 'Die Schreiber geben zehn Punkte je Satz aus Amboss, Spitzhacke und Säge.',
        solved: 'Zwei Sätze: Die Schreiber brächten dir zwanzig Punkte. Aber erst musst du sie gewinnen.',
        wrong: {
          other: 'Dieses Plättchen bringt dir kaum etwas. Welches wertet Fertigkeiten?',
          more: 'Die Schreiber sind richtig. Aber jedes weitere Plättchen, das du ins Spiel bringst, kann auch Ben gewinnen.',
        },
      },
      win: {
        goal: 'Ben hat zwei blaue Arbeiter auf die Schreiber geboten. Überbiete ihn.',
        hint: 'Du hast vier blaue Arbeiter: Biete drei davon.',
        solved:
          'Winterplättchen werden nur gewonnen, nicht genutzt. Auch Arbeiter, die du behältst, können Punkte bringen.',
        wrong: {
          keythedral:
            'Der Schlüsseldom ist zwölf Punkte wert, aber die Schreiber bringen dir zwanzig. Sichere dir zuerst diese.',
        },
      },
      boat: {
        goal: 'Der Winter ist fast vorbei. Passe, und nimm dann das Boot, das deinem Dorf mehr Punkte bringt.',
        hint: 'Die Keyflower wertet die Transportzahlen in deinem Dorf: 2 + 4 + 3. Die Sea Bastion wertet die Plättchen deines längsten Straßenrings: drei.',
        solved: 'Neun Punkte für die Transportzahlen in deinem Dorf.',
        wrong: {
          other:
            'Die Sea Bastion wertet einen Straßenring: drei Plättchen, drei Punkte. Die Keyflower hätte neun gebracht.',
          played: 'Das ist erlaubt, aber Besseres als passen kannst du jetzt nicht mehr tun.',
        },
      },
      build: {
        goal: 'Lege deine letzten Plättchen. Das Reihenfolgeplättchen bringt einen Punkt für jedes Plättchen, das es berührt.',
        hint: 'Wähle ein Plättchen, dann eine Stelle im Dorf. Jede ist recht, aber gib dem Reihenfolgeplättchen Nachbarn.',
        solved: 'Die Partie ist zu Ende. Das Ergebnis zeigt, woher deine Punkte kommen.',
        wrong: {},
      },
    },
  },
};
