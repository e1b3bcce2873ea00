import type { Rulings } from '../en/rulings.ts';

export const rulings: Rulings = {
  whose: {
    question: 'Dürfen andere Spieler dieses Plättchen nutzen?',
    answer:
      'Ja. Alle dürfen es nutzen, im Markt und in jedem Dorf (USE-1). Am Ende der Jahreszeit bekommt der Besitzer des Dorfs die Arbeiter darauf (END-4), im Markt der Gewinner des Plättchens (END-3).',
  },
  resources: {
    question: 'Wohin kommen die Rohstoffe?',
    answer:
      'Auf dieses Plättchen, wenn es im eigenen Dorf liegt. Aus dem Markt oder einem anderen Dorf kommen sie auf das eigene Heim (USE-6).',
  },
  empty: {
    question: 'Darf man das Plättchen nutzen, wenn der Vorrat leer ist?',
    answer: 'Ja. Man nimmt, was da ist; was fehlt, gibt es auch später nicht (USE-5, USE-10).',
  },
  choice: {
    question: 'Darf man etwas wählen, das es nicht mehr gibt?',
    answer:
      'Nein. Man wählt unter dem, was im Vorrat ist; ist nichts da, bekommt man nichts. Die verbesserte Seite gibt alles, soweit der Vorrat reicht (USE-10).',
  },
  payWorker: {
    question: 'Kann man mit den Arbeitern bezahlen, die man hier einsetzt?',
    answer:
      'Nein (USE-5). Man bezahlt mit einem Arbeiter hinter dem Sichtschirm oder mit einer ganzen unterlegenen Gruppe, die als ein Arbeiter zählt, egal wie groß sie ist. Zeigen die Kosten eine Farbe, muss der Arbeiter oder die Gruppe sie haben (USE-8).',
  },
  paySkill: {
    question: 'Wann bezahlt man die Fertigkeit?',
    answer: 'Bevor man etwas nimmt oder zieht. Sie kommt verdeckt in den Stapel (USE-9).',
  },
  payHeld: {
    question: 'Kann man ziehen, womit man gerade bezahlt hat?',
    answer: 'Nein. Hier kommt die Bezahlung erst zurück, wenn der Gewinn gezogen ist (USE-9).',
  },
  green: {
    question: 'Was ist, wenn im Vorrat keine grünen Arbeiter sind?',
    answer: 'Dann bekommt man keine. Aus dem Beutel gibt es keinen Ersatz (USE-7).',
  },
  bag: {
    question: 'Welche Farben bekommt man?',
    answer:
      'Sie werden zufällig aus dem Beutel gezogen (USE-7). Die anderen Spieler sehen sie nicht (SECRET-2).',
  },
  skills: {
    question: 'Darf man die Fertigkeiten wählen?',
    answer: 'Nein. Sie werden zufällig vom Stapel gezogen und kommen hinter den Sichtschirm (USE-7).',
  },
  carryWhere: {
    question: 'In welchem Dorf transportiert und verbessert man?',
    answer:
      'Immer im eigenen, auch wenn dieses Plättchen im Markt oder in einem anderen Dorf liegt (MOVE-1).',
  },
  carryOrder: {
    question: 'Darf man transportieren, verbessern und dann wieder transportieren?',
    answer:
      'Ja. Schritte und Verbesserungen sind in jeder Reihenfolge möglich, und nichts davon ist Pflicht (MOVE-5).',
  },
  carrySelf: {
    question: 'Hilft es sofort, dieses Plättchen bei seiner Nutzung zu verbessern?',
    answer:
      'Nein. Die Zahlen stehen fest, wenn die Nutzung beginnt (MOVE-5). Die nächste Nutzung gibt, was die verbesserte Seite zeigt (USE-11).',
  },
  upgradeResources: {
    question: 'Wo müssen die Rohstoffe für die Verbesserung liegen?',
    answer: 'Auf diesem Plättchen. Gold ersetzt jeden anderen Rohstoff (MOVE-4).',
  },
  upgradeGold: {
    question: 'Kann ein anderer Rohstoff das Gold für die Verbesserung ersetzen?',
    answer: 'Nein, nur mit Sommerboot 3a (MOVE-8). Das Gold muss auf diesem Plättchen liegen (MOVE-4).',
  },
  upgradeSkills: {
    question: 'Woher kommen die Fertigkeiten für die Verbesserung?',
    answer: 'Hinter dem Sichtschirm hervor. Sie werden nie transportiert (MOVE-4).',
  },
  upgradeUses: {
    question: 'Was gilt, wenn es nach einer Nutzung verbessert wird?',
    answer:
      'Die Arbeiter bleiben, die Grenze von sechs auch. Spätere Nutzungen geben, was die verbesserte Seite zeigt (USE-11).',
  },
  yard: {
    question: 'Darf man am Spielende Rohstoffe hierher bringen?',
    answer:
      'Nein, nur durch Transport während einer Jahreszeit. Gold darauf kann den Rohstoff ersetzen. Was hier liegt, darf stattdessen anderswo zählen, aber nie doppelt (SCORE-2).',
  },
  pointsOnly: {
    question: 'Kann man dieses Plättchen nutzen?',
    answer: 'Nein, es bringt nur Punkte (USE-1). Man kann darauf bieten (BID-1) und es verbessern (MOVE-3).',
  },
  winterUse: {
    question: 'Kann man dieses Plättchen nutzen oder verbessern?',
    answer: 'Nein. Winterplättchen kann man weder nutzen (USE-1) noch verbessern (MOVE-3).',
  },
  winterOffer: {
    question: 'Gehört das Plättchen dem, der es ins Spiel bringt?',
    answer:
      'Nein. Alle gewählten werden gemischt, und alle dürfen darauf bieten. Wer welches gewählt hat, bleibt geheim (SEA-4).',
  },
  sets: {
    question: 'Zählt ein unvollständiger Satz?',
    answer: 'Nein. Nur vollständige Sätze zählen, so viele es sind (SCORE-3).',
  },
  once: {
    question: 'Kann ein Stück auf zwei Plättchen zählen?',
    answer: 'Nein. Jedes zählt einmal (SCORE-3). Die beste Aufteilung wird für dich berechnet (SCORE-14).',
  },
  goldInSet: {
    question: 'Zählt Gold hier mit?',
    answer:
      'Ja, anstelle jedes Rohstoffs. Gold, das hier zählt, bringt nicht auch noch seinen eigenen Punkt (SCORE-4).',
  },
  goldAlone: {
    question: 'Bringt Gold, das hier zählt, auch seinen eigenen Punkt?',
    answer: 'Nein. Den Punkt gibt es nur für Gold, das nirgends sonst zählt (SCORE-4).',
  },
  chosenKind: {
    question: 'Wann wird die Sorte gewählt?',
    answer:
      'Bei der Schlusswertung, für jedes Plättchen einzeln (SCORE-6). Die beste wird für dich gewählt (SCORE-14).',
  },
  notGold: {
    question: 'Kann Gold die gewählte Sorte sein?',
    answer: 'Nein, nur Holz, Stein oder Eisen (SCORE-6).',
  },
  single: {
    question: 'Hängen seine Punkte von etwas ab?',
    answer: 'Nein. Der Besitzer bekommt die aufgedruckten Punkte (SCORE-1), einmal (SCORE-3).',
  },
  boatGoods: {
    question: 'Behält man das gewählte Boot?',
    answer:
      'In Frühling, Sommer und Herbst nimmt man nur seine Arbeiter und Fertigkeiten (END-5). Im Winter nimmt man das Boot selbst (END-7) und legt es in sein Dorf (END-9).',
  },
  boatShort: {
    question: 'Was ist, wenn im Beutel zu wenige Arbeiter sind?',
    answer:
      'Sie werden einzeln auf die Boote verteilt, in einer festen Reihenfolge, bis der Beutel leer ist (SEA-3).',
  },
  boatPlayers: {
    question: 'Ist dieses Boot immer im Spiel?',
    answer:
      'Nein. Dafür braucht es so viele Spieler, wie es zeigt. Es gibt so viele Boote wie Spieler (SET-5).',
  },
  capacity: {
    question: 'Was zählt als Transportkapazität?',
    answer:
      'Alle Transportzahlen, die im eigenen Dorf zu sehen sind, auch die des Heims. Sommerboot 2b verdoppelt sie. Weizen zählt nie (SCORE-7).',
  },
  loop: {
    question: 'Darf der Ring ein Plättchen zweimal überqueren?',
    answer:
      'Ja, aber es zählt einmal, und keine Verbindung zwischen zwei Plättchen darf zweimal vorkommen. Ohne Ring gibt es keine Punkte (SCORE-8).',
  },
  river: {
    question: 'Welche Boote zählen?',
    answer:
      'Alle, die durch Wasser mit dem Wasser des eigenen Heims verbunden sind, auch Sommerboote und dieses hier (SCORE-9).',
  },
  flip: {
    question: 'Ändert die kostenlose Verbesserung das Dorf?',
    answer: 'Nein, nur die Punkte. Das beste Plättchen wird für dich gewählt (SCORE-10).',
  },
  idle: {
    question: 'Welche Arbeiter zählen?',
    answer: 'Alle eigenen, die auf keinem anderen Plättchen zählen (SCORE-11).',
  },
  turnOnce: {
    question: 'Was gilt, wenn man mehrere Reihenfolgeplättchen gewinnt?',
    answer:
      'Man wählt ein Boot, bei der niedrigsten Zahl (END-5). Im Winter bekommt man auch alle gewonnenen Reihenfolgeplättchen (END-7).',
  },
  turnAdjacent: {
    question: 'Kann ein Plättchen für zwei Reihenfolgeplättchen zählen?',
    answer: 'Ja. Grenzt es an beide, zählt es für jedes (SCORE-12).',
  },
  turnStart: {
    question: 'Was ist, wenn es darauf kein Gebot gibt?',
    answer:
      'Für die Wahl der Boote gilt der alte Startspieler, dann geht die Figur an den Nächsten (END-6). Im Winter zählt sie dann nicht (END-7).',
  },
  turnGives: {
    question: 'Wann bekommt man, was es gibt?',
    answer: 'Wenn man sein Boot nimmt, auch im Winter. Tiere kommen auf Felder des Heims (FARM-11).',
  },
  abilityWorker: {
    question: 'Muss man Arbeiter darauf einsetzen?',
    answer:
      'Nein. Die Fähigkeit gehört allein dem Besitzer, sobald er das Plättchen gewonnen hat und wo immer er handelt (BID-0). Nutzen wie andere Plättchen kann man es nicht (USE-1).',
  },
  boatSide: {
    question: 'Welche Seite gilt?',
    answer: 'Eine der beiden, zufällig, für das ganze Spiel. Es wird nie umgedreht (SET-9, MOVE-3).',
  },
  bonus: {
    question: 'Bekommt man schon etwas in der Jahreszeit, in der man es gewinnt?',
    answer: 'Ja. Plättchen werden genommen, bevor Boote gewählt werden (END-8).',
  },
  terrain: {
    question: 'Seite 2a: Können Rohstoffe Wasser überqueren?',
    answer:
      'Nein. Keine der angrenzenden Kanten darf Wasser sein; Straße an Feld geht (MOVE-6). Gelegte Plättchen müssen nicht passen, auch dieses nicht (END-10).',
  },
  double: {
    question: 'Seite 2b: Wird auch Weizen verdoppelt?',
    answer:
      'Nein, nur die Zahlen der Transportpunkte und Verbesserungen (MOVE-7). Auch das Boot Keyflower zählt doppelt (SCORE-7).',
  },
  anyCost: {
    question: 'Seite 3a: Kann man Kosten in Gold mit anderen Rohstoffen bezahlen?',
    answer: 'Ja, eins zu eins (MOVE-8).',
  },
  anyScore: {
    question: 'Seite 3b: Kann ein Rohstoff als Gold einen Punkt bringen?',
    answer: 'Ja. Bei der Wertung darf jeder Rohstoff als Gold zählen (SCORE-13).',
  },
  otherColour: {
    question: 'Seite 4a: Wo darf man in einer anderen Farbe bieten?',
    answer:
      'Auf Plättchen im Markt, auf die ein anderer Spieler geboten hat und deren Farbe Blau, Rot oder Gelb ist, nie auf Reihenfolgeplättchen. Auch Grün ist erlaubt. Für die anderen ändert sich die Farbe nicht (BID-8).',
  },
  standsUp: {
    question: 'Seite 4a: Wann steht ein liegendes Gebot auf?',
    answer:
      'Wenn dort kein stehendes Gebot eines anderen und kein Arbeiter einer Nutzung mehr ist. Dann wird seine Farbe die des Plättchens (BID-9).',
  },
  mixed: {
    question: 'Seite 4b: Darf man an einem Plättchen ohne Arbeiter Farben mischen?',
    answer: 'Nein, dort gilt die normale Regel: eine Farbe (USE-4).',
  },
  sharing: {
    question: 'Seite 5a: Bekommen Tiere auf einem gemeinsamen Feld Junge?',
    answer:
      'Ja, wenn es zwei oder mehr einer Art sind, schon in der Jahreszeit, in der man das Boot gewinnt (FARM-9, FARM-10).',
  },
  wheatScore: {
    question: 'Seite 5b: Kann Weizen Gold ersetzen?',
    answer: 'Ja, bei der Wertung, und jeder Rohstoff kann Weizen ersetzen; einmal je Stück (FARM-16).',
  },
  homeFields: {
    question: 'Wie viele Felder hat ein Heim?',
    answer: 'Fünf, die alle benachbart sind. Sein Wasser trennt nichts (FARM-3, FARM-7).',
  },
  animalField: {
    question: 'Wohin kommt das Tier?',
    answer:
      'Auf ein Feld dieses Plättchens, wenn es im eigenen Dorf liegt, sonst auf ein Feld des eigenen Heims. Eine andere Tierart darf dort nicht sein. Ohne solches Feld bekommt man kein Tier (FARM-6).',
  },
  breeding: {
    question: 'Wie viele Jungtiere kommen auf ein Feld?',
    answer:
      'Eines am Ende von Frühling, Sommer und Herbst, wenn dort zwei oder mehr Tiere einer Art und keine andere Art sind (FARM-10).',
  },
  wheatUse: {
    question: 'Wozu dient Weizen?',
    answer:
      'Beim Transport gibt jeder ausgegebene Weizen einen Transportpunkt mehr (FARM-8). Bäckerei und Kornspeicher werten ihn (FARM-15).',
  },
  wheatNow: {
    question: 'Darf man den Weizen bei derselben Nutzung ausgeben?',
    answer: 'Ja, sofort (FARM-8).',
  },
  fieldOnce: {
    question: 'Bringen mehr Tiere auf einem Feld mehr Punkte?',
    answer:
      'Nein. Jedes Feld zählt für eine Art einmal, mit den Punkten dieses Plättchens statt der üblichen. Ein Feld mit mehreren Arten zählt für jede (FARM-12).',
  },
  sheepHere: {
    question: 'Zählt auch das Feld der Schafe, die hier zählen?',
    answer:
      'Nicht durch diese Schafe; ein anderes Schaf darauf kann es zählen lassen. Die beste Aufteilung wird für dich gewählt (FARM-13).',
  },
  hillside: {
    question: 'Zählt das Plättchen selbst mit?',
    answer:
      'Nein, nur die anderen Plättchen, über die sein Feld reicht, gleich welcher Art, jedes einmal (FARM-14).',
  },
  bakery: {
    question: 'Kann Weizen auch der Rohstoff eines Satzes sein?',
    answer: 'Nur mit Sommerboot 5b. Sonst ist Weizen kein Rohstoff (FARM-16).',
  },
  granary: {
    question: 'Bringt ein einzelner Weizen Punkte?',
    answer: 'Nein, nur je zwei Weizen (FARM-15).',
  },
};
