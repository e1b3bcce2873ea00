import type { LearnWords } from '../en/learn.ts';
import { sheetNames } from './sheet-names.ts';

export const learn: LearnWords = {
  title: 'Das Spiel lernen',
  intro: 'Zehn kurze Kapitel. Die ersten fünf reichen für eine Partie gegen Bots.',
  contents: 'Kapitel',
  sheets: sheetNames,
  rules: 'Regeln:',
  position: 'Stellungseditor',
  puzzles: 'Rätsel: Finde den besten Zug',
  play: 'Die erste Partie spielen',
  record: 'Aufzeichnung nachspielen',
  chapters: {
    goal: {
      title: 'Ein Dorf in vier Jahreszeiten',
      text: [
        'Du baust ein Dorf aus sechseckigen Plättchen. Es beginnt mit deinem Heim und wächst mit den Plättchen, die du in Frühling, Sommer, Herbst und Winter gewinnst.',
        'Nach dem Winter werden die Dörfer gewertet. Wer die meisten Punkte hat, gewinnt.',
      ],
      caption: 'Ein Dorf: das Heim in der Mitte, Plättchen ringsum, ein Boot auf dem Fluss.',
    },
    workers: {
      title: 'Arbeiter bieten und arbeiten',
      text: [
        'Deine Arbeiter stehen hinter deinem Sichtschirm: blaue, rote, gelbe und manchmal grüne. Die anderen wissen, wie viele du hast, aber nicht, welche Farben.',
        'In deinem Zug setzt du sie auf eine von zwei Arten ein: Du bietest auf ein Plättchen, oder du stellst sie auf ein Plättchen, um es zu nutzen. Du darfst auch passen. Die Jahreszeit endet, wenn alle nacheinander passen.',
      ],
      caption: 'Jede Farbe hat auch ein eigenes Symbol.',
    },
    bidding: {
      title: 'Bieten',
      text: [
        'Stell Arbeiter an deine Seite eines Plättchens im Markt. Dein Gebot muss höher sein als jedes andere dort.',
        'Wirst du überboten, darfst du die Gruppe in einem späteren Zug zu einem anderen Plättchen versetzen. Sie zieht immer als Ganzes um, und du darfst weitere Arbeiter dazustellen.',
        'Ein führendes Gebot bleibt stehen. Am Ende der Jahreszeit gehört das Plättchen dir, und die gebotenen Arbeiter kommen in den Beutel.',
      ],
      caption: 'Drei Arbeiter überbieten zwei. Die Krone zeigt das führende Gebot.',
    },
    using: {
      title: 'Ein Plättchen nutzen',
      text: [
        'Stell Arbeiter auf ein Plättchen und nimm, was es zeigt: Holz, Stein, Eisen, Gold, Fertigkeiten oder neue Arbeiter. Du darfst Plättchen im Markt, in deinem Dorf und in den Dörfern der anderen nutzen.',
        'Die erste Nutzung braucht einen Arbeiter, jede weitere mindestens einen mehr als die vorige. Auf ein Plättchen passen je Jahreszeit sechs Arbeiter.',
        'Am Ende der Jahreszeit bekommst du alle Arbeiter auf deinen eigenen Plättchen, auch die der anderen. Arbeiter auf einem Plättchen im Markt bekommt, wer es gewinnt.',
      ],
      caption: 'Einer, dann zwei, dann drei: Dieses Plättchen ist voll.',
    },
    colours: {
      title: 'Eine Farbe je Plättchen',
      text: [
        'Der erste Arbeiter legt die Farbe eines Plättchens fest: Für den Rest der Jahreszeit wird dort nur mit dieser Farbe geboten und genutzt.',
        'Seltene Farben sind deshalb stark. Hast nur du grüne Arbeiter, kann dich auf einem Plättchen, auf das du mit Grün bietest, niemand überbieten.',
      ],
      caption: 'Blau war zuerst da: Nur blaue Arbeiter dürfen dazu.',
    },
    village: {
      title: 'Das Dorf bauen',
      text: [
        'Am Ende einer Jahreszeit kommen die gewonnenen Plättchen dazu. Benachbarte Kanten müssen zueinander passen: Straße an Straße, Feld an Feld, Wasser an Wasser.',
        'Rohstoffe von einem Plättchen in deinem Dorf kommen auf dieses Plättchen. Rohstoffe von anderswo kommen auf dein Heim. Verbinde beides durch gute Straßen.',
      ],
      caption: 'Die Straßen treffen aufeinander: Diese Plättchen passen.',
    },
    transport: {
      title: 'Transportieren und verbessern',
      text: [
        'Mit dem Heim und mit Plättchen wie dem Pferdestall kannst du Rohstoffe transportieren und Plättchen verbessern. Ein Transportpunkt bringt einen Rohstoff über eine Straße auf ein Nachbarplättchen.',
        'Um ein Plättchen zu verbessern, müssen die Rohstoffe, die es kostet, darauf liegen. Manche Verbesserungen kosten auch Fertigkeiten. Dann wird das Plättchen umgedreht: Die andere Seite bringt mehr, meist auch Punkte.',
        'Gold ersetzt jeden anderen Rohstoff.',
      ],
      caption: 'Holz und Stein liegen auf dem Heim: Es kann verbessert werden.',
    },
    seasons: {
      title: 'Jahreszeiten, Reihenfolge und Boote',
      text: [
        'Am Ende von Frühling, Sommer und Herbst bringen Boote neue Arbeiter und Fertigkeiten. Der Reihe nach wählen alle ein Boot und nehmen, was darauf ist.',
        'Du kannst auch auf Reihenfolgeplättchen bieten. Mit ihnen wählst du früher ein Boot, und eines davon macht dich zum Startspieler.',
        'Im Sommer gibt es Boote mit dauerhaften Fähigkeiten, im Herbst Plättchen, die Punkte für Rohstoffe bringen.',
      ],
      caption: 'Frühling, Sommer, Herbst und ein Boot mit neuen Arbeitern.',
    },
    winter: {
      title: 'Winter und Wertung',
      text: [
        'Zu Beginn bekommst du einige geheime Winterplättchen. Wenn der Winter kommt, wählst du, welche davon auf den Markt kommen, meist die, die zu deinem Dorf passen. Dann musst du sie noch gewinnen.',
        'Winterplättchen kann man nicht nutzen. Sie bringen Punkte für Arbeiter, Fertigkeiten oder Rohstoffe, die du behalten hast. Alles zählt nur einmal; die beste Aufteilung wird für dich berechnet.',
        'Verbesserte Plättchen bringen ihre Punkte, jedes übrige Gold einen, und das Boot, das du im Winter nimmst, bringt Punkte auf seine eigene Art.',
      ],
      caption: 'Winterplättchen bringen Punkte für Sätze von Fertigkeiten, für Gold oder einfach so.',
    },
    farmers: {
      title: 'The Farmers',
      text: [
        'Die Erweiterung bringt Schafe, Schweine, Kühe und Weizen. Tiere leben auf Feldern, die durch Straßen und Flüsse getrennt sind.',
        'Auf einem Feld lebt nur eine Tierart. Sind es zwei oder mehr Tiere, kommt am Ende der Jahreszeit eines dazu. Jedes Feld mit Tieren bringt Punkte, also verteile sie. Kühe bringen am meisten.',
        'Beim Transport gibt jeder Weizen, den du ausgibst, einen Transportpunkt mehr.',
      ],
      caption: 'Aus zwei Schafen auf einem Feld werden drei.',
    },
  },
};
