import type { FarmersLessons } from '../en/lessons-farmers.ts';

export const farmersLessons: FarmersLessons = {
  farm: {
    title: 'Weizen und Tiere',
    about: 'The Farmers bringt Tiere, die auf Feldern leben, und Weizen, der beim Transport hilft.',
    steps: {
      sheep: {
        goal: 'Nutze deinen Schafpferch und stell das Schaf auf eines seiner Felder.',
        hint: 'Nutze den Schafpferch mit einem Arbeiter. Wähle dann ein Feld: auf der Karte oder in der Liste unten.',
        solved: 'Straßen und Flüsse trennen die Felder. Ein Schaf kann überall auf seinem Feld stehen.',
        wrong: {},
      },
      wheat: {
        goal: 'Hol Weizen von deinem Weizenfeld.',
        hint: 'Nutze das Weizenfeld mit einem Arbeiter.',
        solved: 'Zwei Weizen. Du bewahrst ihn hinter deinem Sichtschirm auf.',
        wrong: {},
      },
      carry: {
        goal: 'Das Holz ist zwei Schritte von deinem Heim entfernt, das nur einen transportiert. Gib einen Weizen aus, hol das Holz zum Heim und verbessere es.',
        hint: 'Nutze das Heim. Gib einen Weizen aus, für einen Transportpunkt mehr, zieh das Holz auf das Heim, verbessere es und wähle „Fertig“.',
        solved: 'Jeder Weizen ist ein Transportpunkt mehr, für Rohstoffe und für Tiere.',
        wrong: {
          unfinished:
            'Das Heim ist nicht verbessert. Das Holz braucht zwei Schritte: einen vom Heim und einen durch Weizen.',
        },
      },
    },
  },
  fields: {
    title: 'Felder',
    about: 'Jedes Feld mit Tieren bringt Punkte. Auf einem Feld lebt nur eine Tierart.',
    steps: {
      spread: {
        goal: 'Deine zwei Schafe stehen auf einem Feld, das nur einmal zählt. Nutze dein Heim und treib eines auf ein leeres Feld.',
        hint: 'Nutze das Heim, zieh ein Schaf auf das Feld daneben und wähle „Fertig“. Das Feld des Schweins ist für Schafe gesperrt.',
        solved: 'Jetzt zählen zwei Felder. Von Feld zu Feld ist es ein Schritt, für einen Transportpunkt.',
        wrong: {
          together: 'Deine Schafe stehen noch auf einem Feld: ein Punkt, egal wie viele es sind.',
        },
      },
      build: {
        goal: 'Du hast den Weber gewonnen, der drei Punkte je Feld mit Schafen bringt. Lege ihn so, dass deine zwei Schaffelder getrennt bleiben.',
        hint: 'Der Weber hat nur eine Straße, also verbinden sich um ihn herum die Felder beiderseits dieser Straße. Lege ihn dorthin, wo auf höchstens einer Seite Schafe stehen.',
        solved: 'Zwei Felder mit Schafen zählen für den Weber: sechs Punkte statt drei.',
        wrong: {
          joined:
            'Die Felder beiderseits der Straße haben sich um den Weber herum verbunden. Deine Schafe teilen sich nun ein Feld, das nur einmal zählt.',
        },
      },
    },
  },
  breeding: {
    title: 'Nachwuchs und Wertung',
    about:
      'Am Ende von Frühling, Sommer und Herbst kommt auf jedem Feld mit zwei oder mehr Tieren einer Art eines zur Welt.',
    steps: {
      together: {
        goal: 'Deine zwei Kühe stehen auf verschiedenen Feldern. Nutze dein Heim und bring sie zusammen.',
        hint: 'Nutze das Heim, zieh eine Kuh auf das Feld der anderen und wähle „Fertig“.',
        solved: 'Zwei Kühe auf einem Feld: Am Ende der Jahreszeit kommt eine dritte zur Welt.',
        wrong: {
          apart: 'Die Kühe stehen noch auf verschiedenen Feldern. Allein bekommt keine Nachwuchs.',
        },
      },
      born: {
        goal: 'Beende die Jahreszeit: Passe, und nimm dann das Boot, das Ben dir lässt.',
        hint: 'Wähle „Passen“. Ben nimmt zuerst ein Boot, du das andere.',
        solved: 'Eine Kuh kam zur Welt, nach den Booten und bevor Plättchen gelegt werden.',
        wrong: {
          played: 'Das ist erlaubt, aber die Kuh kommt erst am Ende der Jahreszeit zur Welt. Passe.',
        },
      },
      score: {
        goal: 'Es ist Winter, nun kommt nichts mehr zur Welt. Nutze dein Heim und verteile die Kühe auf möglichst viele Felder.',
        hint: 'Jedes Feld mit einer Kuh bringt drei Punkte. Du hast zwei Transportpunkte: Treib zwei Kühe auf zwei leere Felder.',
        solved:
          'Drei Felder mit Kühen: neun Punkte statt drei, und mit der Molkerei, die du gerade gewinnst, sogar einundzwanzig.',
        wrong: {
          fewer:
            'Mehr Felder könnten eine Kuh haben: Jedes bringt drei Punkte, egal wie viele Kühe darauf stehen.',
        },
      },
    },
  },
};
