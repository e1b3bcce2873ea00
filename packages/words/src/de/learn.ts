import type { LearnWords } from '../en/learn.ts';

export const learn: LearnWords = {
  title: 'Das Spiel lernen',
  intro: 'Zehn kleine Kapitel. Nach den ersten fünf reicht es für eine Partie gegen Bots.',
  contents: 'Kapitel',
  rules: 'Die Regeln dahinter:',
  play: 'Die erste Partie spielen',
  chapters: {
    goal: {
      title: 'Ein Dorf in vier Jahreszeiten',
      text: [
        'Alle bauen ein Dorf aus sechseckigen Plättchen: am Anfang ein Heim, dann alles, was in Frühling, Sommer, Herbst und Winter dazugewonnen wird.',
        'Nach dem Winter werden die Dörfer gewertet. Wer die meisten Punkte hat, gewinnt.',
      ],
      caption: 'Ein Dorf: das Heim in der Mitte, Plättchen ringsum, ein Boot auf dem Fluss.',
    },
    workers: {
      title: 'Arbeiter sind Geld und Arbeitskraft',
      text: [
        'Hinter deinem Sichtschirm stehen ein paar Arbeiter: blaue, rote, gelbe, manchmal grüne. Die anderen sehen, wie viele es sind, aber nicht ihre Farben.',
        'Mit ihnen lässt sich zweierlei tun: auf ein Plättchen bieten oder auf einem arbeiten. Wer nichts Nützliches vorhat, passt. Die Jahreszeit endet, wenn alle nacheinander passen.',
      ],
      caption: 'Jede Farbe hat auch ihr eigenes Zeichen.',
    },
    bidding: {
      title: 'Bieten',
      text: [
        'Stell Arbeiter an deine Seite eines Plättchens im Markt. Dein Gebot muss höher sein als jedes andere dort.',
        'Überboten? Die Gruppe ist nicht verloren: Sie darf zu einem anderen Plättchen ziehen, aber nur als Ganzes; weitere Arbeiter dürfen mit.',
        'Ein Gebot, das führt, bleibt stehen. Am Ende der Jahreszeit gehört das Plättchen dir, und die gebotenen Arbeiter kommen in den Beutel.',
      ],
      caption: 'Drei schlagen zwei: Die Krone zeigt, wer vorn liegt.',
    },
    using: {
      title: 'Ein Plättchen nutzen',
      text: [
        'Stell Arbeiter auf ein Plättchen und nimm, was es zeigt: Holz, Stein, Eisen, Gold, Fertigkeiten oder neue Arbeiter. Nutzen darfst du Plättchen im Markt, im eigenen Dorf und sogar in fremden Dörfern.',
        'Die erste Nutzung kostet einen Arbeiter, jede weitere mindestens einen mehr als die letzte. Platz ist für sechs Arbeiter je Jahreszeit.',
        'Arbeiter auf deinen eigenen Plättchen kommen am Ende der Jahreszeit zu dir, wer immer sie geschickt hat. Die auf einem Plättchen im Markt bekommt, wer es gewinnt. Gäste zahlen also mit Arbeitern.',
      ],
      caption: 'Einer, dann zwei, dann drei: Dieses Plättchen ist voll.',
    },
    colours: {
      title: 'Eine Farbe je Plättchen',
      text: [
        'Der erste Arbeiter entscheidet: Von da an spielen dort alle nur diese Farbe, beim Bieten wie beim Nutzen.',
        'Farben sind also die beste Waffe. Hast nur du grüne Arbeiter, kann dir niemand zu einem Plättchen folgen, das du mit Grün eröffnet hast.',
      ],
      caption: 'Blau war zuerst da: Jetzt darf nur noch Blau kommen.',
    },
    village: {
      title: 'Das Dorf bauen',
      text: [
        'Am Ende einer Jahreszeit kommen die gewonnenen Plättchen dazu. Kanten, die sich berühren, müssen gleich sein: Straße an Straße, Feld an Feld, Wasser an Wasser.',
        'Was du auf einem eigenen Plättchen herstellst, bleibt dort liegen. Was du anderswo herstellst, kommt bei deinem Heim an. Gute Straßen dazwischen sind viel wert.',
      ],
      caption: 'Die Straße geht weiter: Diese Plättchen passen.',
    },
    transport: {
      title: 'Transportieren und verbessern',
      text: [
        'Mit dem Heim und mit Ställen lassen sich Rohstoffe transportieren und Plättchen verbessern. Ein Schritt bringt einen Stein über die Straße zum nächsten Plättchen.',
        'Zum Verbessern müssen die Rohstoffe auf eben diesem Plättchen liegen; manchmal braucht es dazu eine Fertigkeit hinter dem Sichtschirm. Dann wird das Plättchen gewendet: Die bessere Seite gibt mehr, und die meisten sind Punkte wert.',
        'Gold ersetzt jeden anderen Rohstoff.',
      ],
      caption: 'Holz und Stein sind beim Heim angekommen: Es kann verbessert werden.',
    },
    seasons: {
      title: 'Jahreszeiten, Reihenfolge und Boote',
      text: [
        'Am Ende von Frühling, Sommer und Herbst bringen Boote neue Arbeiter und Fertigkeiten. Der Reihe nach wählen alle ein Boot und nehmen, was darauf ist.',
        'Auch auf Reihenfolgeplättchen lässt sich bieten: Wer eines gewinnt, wählt früher ein Boot, und eines davon macht zum Startspieler.',
        'Im Sommer gibt es Boote mit bleibenden Fähigkeiten, im Herbst Plättchen, die Rohstoffe zu Punkten machen.',
      ],
      caption: 'Frühling, Sommer, Herbst und ein Boot, das Leute bringt.',
    },
    winter: {
      title: 'Winter und Wertung',
      text: [
        'Von Anfang an hältst du heimlich einige Winterplättchen. Kommt der Winter, wählst du, welche davon in den Markt gehen: die, die am besten zu dir passen, in der Hoffnung, sie zu gewinnen.',
        'Winterplättchen werden nicht genutzt, sie werten: für Arbeiter, Fertigkeiten oder Rohstoffe, die du behalten hast. Alles zählt nur einmal, und die beste Aufteilung wird für dich berechnet.',
        'Verbesserte Plättchen bringen ihre Punkte, übriges Gold je einen, und das Boot, das du im Winter nimmst, wertet auf seine eigene Art.',
      ],
      caption: 'Winterplättchen: Sätze von Fertigkeiten, Gold oder einfach Punkte.',
    },
    farmers: {
      title: 'The Farmers',
      text: [
        'Die Erweiterung bringt Schafe, Schweine, Kühe und Weizen. Tiere leben auf Feldern; Straßen und Flüsse trennen ein Feld vom nächsten.',
        'Ein Feld fasst nur eine Tierart. Zwei oder mehr bekommen am Ende der Jahreszeit ein Junges. Jedes Feld mit Tieren wertet, also verteile sie: Kühe bringen am meisten.',
        'Weizen hilft beim Transport: Jeder ist ein Schritt mehr.',
      ],
      caption: 'Zwei Schafe auf einem Feld: Bald sind es drei.',
    },
  },
};
