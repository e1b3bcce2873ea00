import type { RulesWords } from '../en/rules.ts';
import { form } from './grammar.ts';
import { sheetNames } from './sheet-names.ts';

export const rules: RulesWords = {
  title: 'Regeln',
  intro:
    'Die Regeln, wie sie hier gespielt werden, in eigenen Worten. Jede hat eine Nummer, die angezeigt wird, wenn eine Aktion nicht möglich ist. „Unsere Festlegung“ steht dort, wo die gedruckten Regeln etwas offenlassen oder sich je nach Sprache unterscheiden.',
  contents: 'Inhalt',
  sheets: sheetNames,
  search: 'In den Regeln suchen',
  found: (n) => (n === 0 ? 'Keine Regel gefunden.' : `${n} ${form(n, 'Regel', 'Regeln')} gefunden`),
  unknown: (id) => `Eine Regel ${id} gibt es nicht. Hier sind alle.`,
  chapters: [
    {
      id: 'SET',
      title: 'Aufbau',
      rules: {
        'SET-1': '2 bis 6 Spieler sitzen im Kreis. „Nächster“ heißt immer: im Uhrzeigersinn.',
        'SET-2':
          'Im Beutel sind 40 blaue, 40 rote und 40 gelbe Arbeiter. Die 20 grünen Arbeiter liegen offen im Vorrat, außerhalb des Beutels.',
        'SET-3':
          'Der Vorrat hat 48 Gold, 24 Eisen, 24 Stein und 24 Holz. 16 Ambosse, 16 Spitzhacken und 16 Sägen bilden einen verdeckten Stapel Fertigkeiten.',
        'SET-4':
          'Alle ziehen 8 Arbeiter aus dem Beutel, halten sie hinter einem Sichtschirm verborgen und bekommen ein zufälliges Heim. Wer die niedrigste Heimnummer hat, ist zuerst Startspieler und bekommt die violette Figur.',
        'SET-5':
          'Es gibt so viele Boote wie Spieler: Jedes Boot zeigt eine Mindestzahl von Spielern, und alle Boote, deren Zahl erreicht ist, sind dabei. Sie werden für den Frühling beladen: mit Arbeitern aus dem Beutel und offenen Fertigkeiten vom Stapel.',
        'SET-6':
          'Im Spiel sind die Reihenfolgeplättchen für die Zahl der Spieler: 1 zu zweit, 2 zu dritt, 3 zu viert, 4 zu fünft oder sechst. Das mit der höchsten Zahl zeigt die Startfigur.',
        'SET-7':
          'Von Frühling bis Herbst kommen 6, 7, 8, 9 oder 10 Dorfplättchen auf den Markt, bei 2, 3, 4, 5 oder 6 Spielern. Sie werden zufällig aus denen der Jahreszeit gezogen; die übrigen kommen ungesehen aus dem Spiel.',
        'SET-8':
          'Alle bekommen verdeckte Winterplättchen: 3 zu zweit bis viert, 2 zu fünft oder sechst. Mit The Farmers eines mehr: 4 oder 3.',
        'SET-9':
          'Ein gezogenes Sommerboot zeigt zufällig eine seiner Seiten, a oder b, und behält sie das ganze Spiel.',
        'SET-10':
          'Ein Startwert bestimmt alles Zufällige. Gleiche Optionen, gleicher Startwert und gleiche Aktionen ergeben genau das gleiche Spiel, auf jedem Gerät.',
      },
    },
    {
      id: 'SEA',
      title: 'Beginn einer Jahreszeit',
      rules: {
        'SEA-1': 'Die Jahreszeiten folgen so aufeinander: Frühling, Sommer, Herbst, Winter.',
        'SEA-2':
          'Zu Beginn von Sommer und Herbst werden die Boote neu beladen, und neue Dorfplättchen kommen auf den Markt.',
        'SEA-3':
          'Reichen die Arbeiter im Beutel nicht für die Boote, werden sie einzeln auf die Boote verteilt, in dieser Reihenfolge: Keyflower, Sea Bastion, Sea Breese, Flipper, Ianvincible, White Wind, Runde um Runde, bis der Beutel leer ist; kein Boot bekommt mehr als seine Zahl. Unsere Festlegung: Fertigkeiten werden ebenso verteilt.',
        'SEA-4':
          'Im Winter werden die Boote nicht beladen. Alle wählen geheim und gleichzeitig mindestens eines ihrer Winterplättchen. Die gewählten werden gemischt und bilden den Markt. Haben alle gewählt, ist bekannt, wie viele jeder ins Spiel gebracht hat, aber nie, welche, auch nicht durch die Reihenfolge im Markt. Nicht gewählte Plättchen kommen ungesehen aus dem Spiel.',
      },
    },
    {
      id: 'TURN',
      title: 'Züge',
      rules: {
        'TURN-1':
          'Vom Startspieler an im Uhrzeigersinn macht jeder eine Aktion: bieten, ein Plättchen nutzen oder passen. Alle Arbeiter einer Aktion gehen an denselben Ort.',
        'TURN-2':
          'Die Aktionen einer Jahreszeit enden, wenn alle nacheinander gepasst haben. Bis dahin darf ein Spieler, der gepasst hat, in einem späteren Zug wieder handeln.',
        'TURN-3': 'Passen ist immer möglich. Geht keine andere Aktion, muss man passen.',
      },
    },
    {
      id: 'BID',
      title: 'Gebote',
      rules: {
        'BID-0':
          'Ein Gebot führt, solange kein anderes auf diesem Plättchen höher ist, liegende Arbeiter mitgezählt; sonst ist es unterlegen. Zwei Gebote auf einem Plättchen sind nie gleich. Nur der Besitzer eines Sommerboots hat dessen Fähigkeit, sobald er es gewonnen hat (END-3) und wo immer er handelt, ohne einen Arbeiter darauf zu setzen.',
        'BID-1':
          'Bieten kann man auf jedes Plättchen im Markt (Dorfplättchen, Sommerboot oder Winterplättchen) und auf jedes Reihenfolgeplättchen, aber nicht auf Boote oder auf Plättchen in einem Dorf.',
        'BID-2':
          'Die Arbeiter kommen hinter dem Sichtschirm hervor, aus eigenen unterlegenen Geboten anderswo oder beides. Ein unterlegenes Gebot zieht als Ganzes um: Eine Gruppe wird nie geteilt. Mehrere Gruppen und Arbeiter hinter dem Sichtschirm dürfen in einer Aktion vereint werden und sind von da an eine Gruppe. Mindestens ein Arbeiter muss sich bewegen. Ein eigenes unterlegenes Gebot auf genau dem Plättchen, auf das man bietet, bleibt und zählt mit; es ist keine Gruppe, die umzieht.',
        'BID-3': 'Alle Arbeiter eines Gebots auf ein Plättchen haben eine Farbe.',
        'BID-4':
          'Es muss die Farbe der Arbeiter sein, die schon am Plättchen stehen, in Geboten oder Nutzungen. Steht dort keiner, bestimmt der erste Arbeiter die Farbe.',
        'BID-5':
          'Nach der Aktion muss das Gebot höher sein als jedes andere auf diesem Plättchen. Ein eigenes führendes Gebot darf man erhöhen. Ein unterlegenes darf man nur aufstocken, wenn es damit das höchste wird.',
        'BID-6':
          'Es gibt keine Obergrenze. Ein führendes Gebot kann weder umziehen noch kleiner werden. Während der Jahreszeit kommen Arbeiter nie hinter den Sichtschirm zurück.',
        'BID-7': 'Grün ist eine Farbe wie die anderen: Es ersetzt keine andere Farbe.',
        'BID-8':
          'Sommerboot 4a: Hat ein anderer auf ein Plättchen im Markt geboten (kein Reihenfolgeplättchen) und ist die stehende Farbe Blau, Rot oder Gelb, darf der Besitzer des Boots in einer beliebigen anderen Farbe bieten, auch in Grün. Diese Arbeiter legen sich hin. Für alle anderen gilt weiter die stehende Farbe. Das Gebot des Besitzers auf ein Plättchen bleibt einfarbig: Liegt dort schon eines, kommt nur dessen Farbe hinzu. Ein liegendes Gebot darf immer in seiner eigenen Farbe erhöht werden. Eine liegende Gruppe, die umzieht, steht auf, es sei denn, sie weicht nach dieser Regel auch dort von der Farbe ab. Für Nutzungen gilt das nicht: Sie richten sich nach der stehenden Farbe.',
        'BID-9':
          'Sommerboot 4a: Ist nach einer ganzen Aktion samt Bezahlung kein stehendes Gebot eines anderen und kein Arbeiter einer Nutzung mehr an diesem Plättchen, steht das liegende Gebot auf, und seine Farbe wird die des Plättchens.',
      },
    },
    {
      id: 'USE',
      title: 'Plättchen nutzen',
      rules: {
        'USE-1':
          'Nutzen kann man Plättchen mit einer Wirkung im eigenen Dorf, in den Dörfern der anderen und, außer im Winter, im Markt. Boote, Sommerboote, Reihenfolge- und Winterplättchen lassen sich nicht nutzen, ebenso wenig Plättchen, die nur Punkte bringen: Scheune, Grobschmied, Steinlager, Holzlager, Schmiede, Goldschmied, Sägewerk, Bildhauer, Brunnen, Schafunterstand.',
        'USE-2':
          'Die erste Nutzung eines Plättchens in einer Jahreszeit braucht mindestens 1 Arbeiter, jede weitere mindestens einen mehr als die vorige. Höchstens 6 Arbeiter passen in einer Jahreszeit auf ein Plättchen. Man darf mehr einsetzen als nötig.',
        'USE-3':
          'Farbe und Herkunft der Arbeiter sind wie beim Bieten (BID-2, BID-4): eine Farbe, und unterlegene Gruppen ziehen als Ganzes um. Eine Gruppe, die die Grenze von 6 überschreiten würde oder nicht die richtige Farbe hat, darf nicht dazu. Ein eigenes unterlegenes Gebot auf genau diesem Plättchen darf auf das Plättchen ziehen, um es zu nutzen.',
        'USE-4':
          'Sommerboot 4b: Sind an einem Plättchen schon Arbeiter, in Geboten oder Nutzungen, darf der Besitzer des Boots es mit jeder Mischung von Farben nutzen. Arbeiter in anderer als der stehenden Farbe legen sich hin, die in der stehenden Farbe stehen. Alle zählen zu den sechs und zu „einer mehr als beim letzten Mal“. Gruppen verschiedener Farben dürfen sich vereinen. An einem Plättchen ohne Arbeiter gilt die normale Regel.',
        'USE-5':
          'Ein Plättchen, dessen Kosten man nicht bezahlen kann, kann man nicht nutzen. Mit den Arbeitern, die man zum Nutzen einsetzt, kann man nicht bezahlen. Eine Nutzung, die wenig oder nichts bringt, ist möglich (leerer Vorrat, kein freies Feld, nichts zu transportieren): Man nimmt, was da ist.',
        'USE-6':
          'Rohstoffe von einem Plättchen im eigenen Dorf kommen auf dieses Plättchen. Von anderswo kommen sie auf das eigene Heim.',
        'USE-7':
          'Zufällige Arbeiter kommen aus dem Beutel, grüne nur aus dem grünen Vorrat; grüne Arbeiter, die in den Beutel kamen, können aber zufällig gezogen werden. Fertigkeiten werden zufällig vom Stapel gezogen. Alles kommt hinter den Sichtschirm.',
        'USE-8':
          'Ein Arbeiter, mit dem man bezahlt, kommt hinter dem Sichtschirm hervor und geht in den Beutel. Auch eine ganze eigene unterlegene Gruppe kann bezahlen; sie zählt als ein Arbeiter, egal wie groß sie ist. Verlangen die Kosten eine Farbe, muss die Gruppe diese Farbe haben.',
        'USE-9':
          'Die Bezahlung wird immer gewählt und beiseitegelegt, bevor etwas gezogen wird. Eine bezahlte Fertigkeit kommt verdeckt in den Stapel, ein bezahlter Arbeiter in den Beutel, vor dem Gewinn; bei Gesindemarkt und Schänke erst danach, damit man sie nicht wieder zieht.',
        'USE-10':
          'Werkstatt und Bauernhof: Die Vorderseite gibt eines der gezeigten Dinge nach Wahl, wenn es im Vorrat ist (ist keines da: keine Wahl, kein Gewinn). Die Rückseite gibt alle, soweit der Vorrat reicht. Man nimmt, was da ist; was fehlt, gibt es auch später nicht.',
        'USE-11':
          'Ein Plättchen, das während einer Jahreszeit verbessert wird, behält seine Nutzungen und seine Grenze von sechs. Spätere Nutzungen geben, was die neue Seite zeigt.',
      },
    },
    {
      id: 'MOVE',
      title: 'Transport und Verbesserung',
      rules: {
        'MOVE-1':
          'Wer ein Heim oder ein Transportplättchen nutzt (Pferdestall, Hufschmied, Stellmacher, Koppel), in einem beliebigen Dorf oder im Markt, darf transportieren und verbessern, stets im eigenen Dorf.',
        'MOVE-2':
          'Ein Transportpunkt bringt einen Rohstoff auf ein Nachbarplättchen im selben Dorf, wenn beide angrenzenden Kanten Straßen sind. Die Punkte lassen sich frei auf Rohstoffe und Schritte verteilen.',
        'MOVE-3':
          'Jede Verbesserung dreht ein Plättchen des eigenen Dorfs auf die Rückseite: ein Dorfplättchen aus Frühling, Sommer oder Herbst oder das Heim, wenn es noch nicht verbessert ist. Nie Sommerboote, Boote, Reihenfolge- oder Winterplättchen.',
        'MOVE-4':
          'Die Rohstoffe der Kosten müssen auf diesem Plättchen liegen; die Fertigkeiten kommen hinter dem Sichtschirm hervor. Alles geht zurück in Vorrat und Stapel. Gold ersetzt jeden anderen Rohstoff, aber Kosten in Gold kann man nur mit Gold bezahlen (Ausnahme: MOVE-8). Bezahlt wird genau die Zahl; wo jede Sorte erlaubt ist, ist jedes Stück frei wählbar. Alles andere auf dem Plättchen bleibt (Rohstoffe, Arbeiter, Tiere), auch seine Drehung und seine Kanten.',
        'MOVE-5':
          'Unsere Festlegung: Schritte und Verbesserungen sind in jeder Reihenfolge möglich, und nichts davon ist Pflicht. Ihre Zahl steht fest, wenn die Nutzung beginnt: Das gerade genutzte Plättchen zu verbessern ändert diesmal nichts daran.',
        'MOVE-6':
          'Sommerboot 2a: Rohstoffe kommen auch zwischen benachbarten Plättchen weiter, wo keine der angrenzenden Kanten Wasser ist; Straße an Feld geht. Innerhalb eines Plättchens bewegen sie sich frei. Gelegte Plättchen müssen nicht passen (END-10).',
        'MOVE-7':
          'Sommerboot 2b: Für den Besitzer verdoppeln sich die Zahlen der Transportpunkte und der Verbesserungen, welches Plättchen auch genutzt wird. Weizen wird nicht verdoppelt.',
        'MOVE-8':
          'Sommerboot 3a: Beim Verbessern ersetzt jeder Rohstoff jeden anderen, eins zu eins, auch Gold.',
        'MOVE-9': 'Lassen sich Kosten auf mehrere Arten bezahlen, wählst du.',
      },
    },
    {
      id: 'END',
      title: 'Ende einer Jahreszeit, in dieser Reihenfolge',
      rules: {
        'END-1': 'Unterlegene Gebote kommen hinter die Sichtschirme ihrer Besitzer zurück.',
        'END-2':
          'Plättchen im Markt ohne Gebot kommen aus dem Spiel. Arbeiter darauf kommen in den Beutel, auch grüne.',
        'END-3':
          'Wer ein Plättchen im Markt gewinnt, nimmt es und dazu alle Arbeiter darauf hinter den Sichtschirm, stehend oder liegend, egal wer sie eingesetzt hat. Alle führenden Gebote, auch die auf Reihenfolgeplättchen, kommen in den Beutel, auch grüne, bevor etwas daraus gezogen wird. Von Frühling bis Herbst bleiben die Reihenfolgeplättchen liegen.',
        'END-4':
          'Alle nehmen die Arbeiter auf den Plättchen des eigenen Dorfs hinter den Sichtschirm, stehend oder liegend, egal wer sie eingesetzt hat.',
        'END-5':
          'Frühling, Sommer, Herbst: Die Boote werden in dieser Reihenfolge geleert: zuerst die Gewinner von Reihenfolge 1, 2, 3 und 4 (jeder wählt einmal, bei seinem ersten), dann die anderen, vom Startspieler an im Uhrzeigersinn. Jeder muss ein Boot wählen, das noch frei ist, und nimmt seine Arbeiter und Fertigkeiten.',
        'END-6':
          'Der Startspieler wechselt in dem Augenblick, in dem das Reihenfolgeplättchen mit der Startfigur abgehandelt wird: „Vom Startspieler an“ in END-5 meint den neuen. Gibt es darauf kein Gebot, gilt für END-5 der alte, und dann geht die Figur an den Nächsten im Uhrzeigersinn.',
        'END-7':
          'Winter: Die Reihenfolge ist dieselbe, aber jeder nimmt ein Bootsplättchen, und die Gewinner nehmen auch alle Reihenfolgeplättchen, die sie gewonnen haben. Wer das Startspielerplättchen gewinnt, hat bei der Wertung die violette Figur. Gab es darauf kein Gebot, geht die Figur zwar weiter, zählt aber nicht. Unsere Festlegung: Sie zählt für den Spieler, dessen Gebot dieses Plättchen gewonnen hat, nicht für den, an den sie weitergegangen ist. Reihenfolgeplättchen ohne Gebot kommen aus dem Spiel.',
        'END-8':
          'Die Sommerboote 1a, 1b, 6a und 6b geben ihrem Besitzer etwas, wenn er in Sommer, Herbst und Winter ein Boot nimmt, auch in der Jahreszeit, in der sie gewonnen werden: Plättchen werden vorher genommen, in END-3.',
        'END-9':
          'Dann legen alle die Plättchen, die sie eben genommen haben; im Winter auch Boots- und Reihenfolgeplättchen. Das geschieht gleichzeitig, und die Plättchen der anderen sieht man erst, wenn alle fertig sind. Nichts Zufälliges hängt davon ab, wer zuerst fertig ist. Wer fertig ist, sehen alle.',
        'END-10':
          'Ein Plättchen wird neben mindestens ein Plättchen des Dorfs gelegt, in einer von sechs Drehungen. Die Reihenfolge der eigenen Plättchen ist frei. Angrenzende Kanten müssen immer zueinander passen: Straße an Straße, Feld an Feld, Wasser an Wasser. Ausnahme: der Besitzer von Sommerboot 2a, sobald er es besitzt; unsere Festlegung: auch für das Boot selbst.',
        'END-11':
          'Man muss legen, solange eines der eigenen Plättchen eine passende Stelle hat. Hat keines eine, werden die übrigen beiseitegelegt: aus dem Spiel, ohne Fähigkeit und Punkte (unsere Festlegung). Man darf eine Reihenfolge wählen, bei der ein Plättchen nirgends mehr passt. Gelegte Plättchen bleiben, wo sie sind.',
      },
    },
    {
      id: 'SCORE',
      title: 'Wertung',
      rules: {
        'SCORE-1':
          'Die aufgedruckten Punkte der sichtbaren Seite: verbesserte Plättchen, Schlüsseldom, Flipper (2), Ianvincible (5).',
        'SCORE-2':
          'Scheune, Grobschmied, Steinlager und Holzlager bringen Punkte für jeden passenden Rohstoff, der darauf liegt (die Scheune für jeden). Gold kann ihn ersetzen. Am Spielende lässt sich nichts mehr dorthin bringen. Was dort liegt, darf stattdessen anderswo zählen, aber nie doppelt (unsere Festlegung: Einer der gedruckten Texte sagt es anders).',
        'SCORE-3':
          'Alle anderen Rohstoffe, alle Fertigkeiten und alle Arbeiter (alles, was nach END-8 hinter dem Sichtschirm ist) werden frei auf die eigenen Wertungsplättchen verteilt, jedes Stück höchstens einmal. Jedes Wertungsplättchen zählt so viele Sätze, wie es gibt, der Schlüsseldom einmal.',
        'SCORE-4':
          'Jedes Gold, das nirgends sonst zählt: 1 Punkt. In einem Satz ersetzt Gold jeden Rohstoff.',
        'SCORE-5':
          'Wer die violette Figur hat (END-7), zählt sie als ein weiteres Stück nach Wahl: einen Arbeiter beliebiger Farbe, eine Fertigkeit, einen Rohstoff beliebiger Sorte (als Gold, das nirgends sonst zählt: 1 Punkt; auch als einen, der auf einem Wertungsplättchen des Herbstes liegt, zu dessen Wert); mit The Farmers auch einen Weizen oder ein Tier auf einem beliebigen Feld, leer, besetzt oder gemischt (ein Schaf auf dem Feld des Schafunterstands darf dort zählen).',
        'SCORE-6':
          'Wassermühle (nicht für Gold), Gemeindehaus und Gelehrter: Für jedes Plättchen wird eine Sorte gewählt, und jedes Stück davon bringt Punkte.',
        'SCORE-7':
          'Keyflower: 1 Punkt je Einheit sichtbarer Transportkapazität im Dorf, das Heim eingeschlossen, verdoppelt durch Sommerboot 2b. Weizen zählt nie.',
        'SCORE-8':
          'Sea Bastion: 1 Punkt für jedes Plättchen im längsten Straßenring, der keine Verbindung zwischen zwei Plättchen zweimal nutzt (er darf ein Plättchen mehrmals überqueren, es zählt einmal). Auf beiden angrenzenden Kanten muss eine Straße sein, auch mit Sommerboot 2a. Ohne Ring: 0 Punkte.',
        'SCORE-9':
          'Sea Breese: Boote aller Art (auch Sommerboote und die Sea Breese selbst), die lückenlos durch Wasser mit dem Wasser des Heims verbunden sind. 1, 2, 3, 4 oder 5 und mehr Boote bringen 2, 4, 8, 16 oder 32 Punkte.',
        'SCORE-10':
          'Flipper: Wer ihn besitzt, darf ein Plättchen kostenlos verbessern. Das gehört zur Wertung: Das beste Plättchen wird für dich gewählt (SCORE-14) und steht auf dem Wertungsblatt; das Dorf selbst ändert sich nicht.',
        'SCORE-11': 'White Wind: 1 Punkt für jeden Arbeiter, der nirgends sonst zählt.',
        'SCORE-12':
          'Reihenfolgeplättchen: 1 Punkt für jedes Nachbarplättchen. Ein Plättchen, das an mehrere grenzt, zählt für jedes.',
        'SCORE-13':
          'Sommerboot 3b: Bei der Wertung ersetzt jeder Rohstoff jeden anderen; jeder darf als Gold zählen.',
        'SCORE-14':
          'Alles wird für dich bestmöglich verteilt: Deine Punktzahl ist die höchste, die irgendeine Wahl ergeben könnte, Figur und kostenlose Verbesserung eingeschlossen. Das Wertungsblatt zeigt jedes Plättchen mit dem, was zählt, und seinen Punkten. Unter gleich guten Verteilungen entscheidet eine feste Regel.',
        'SCORE-15':
          'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich im Grundspiel den Sieg (unsere Festlegung: Die gedruckten Texte sind verschieden). Mit The Farmers gewinnt bei Gleichstand, wer im Winter früher ein Boot gewählt hat.',
      },
    },
    {
      id: 'FARM',
      title: 'The Farmers',
      rules: {
        'FARM-1':
          'The Farmers bringt 30 Weizen, 12 Kühe, 24 Schweine und 32 Schafe, dazu 4 Plättchen für den Frühling, 4 für den Sommer (zwei davon Boote), 4 für den Herbst und 6 für den Winter. Seine Reihenfolgeplättchen 1 bis 3 ersetzen die des Grundspiels; die 4 bleibt, gibt nichts weiter und ist zu fünft oder sechst noch immer das Startspielerplättchen.',
        'FARM-2':
          'Untergemischt (Standard): Die Plättchen jeder Jahreszeit werden zusammengemischt. Alle Plättchen: Alle vier Farmers-Plättchen der Jahreszeit sind dabei, und 2, 3, 4, 5 oder 6 Plättchen des Grundspiels (bei 2 bis 6 Spielern) werden dazugezogen; Winterplättchen werden aus den sechs von The Farmers und 2, 6, 10, 9 oder 12 des Grundspiels ausgeteilt.',
        'FARM-3':
          'Die Straßen eines Plättchens treffen sich in der Mitte und teilen es in Sektoren. Zwei oder mehr Straßen ergeben so viele Sektoren, wie es Straßen sind; eine Straße oder keine ergibt einen. Ein Heim hat fünf: Sein Wasser trennt nichts. Der Fluss durch ein Bootsplättchen teilt es in zwei.',
        'FARM-4':
          'Jede Kante hat zwei Hälften. An einer Straßenkante gehören sie zu den Sektoren links und rechts der Straße, an einer Feldkante beide zum Sektor dort. Sektoren benachbarter Plättchen verbinden sich Hälfte an Hälfte. Wasserkanten und Ecken verbinden nichts. Eine Straße, die am Dorfrand endet, hält ihre beiden Seiten getrennt. Wo Sommerboot 2a ein Straßenende an eine Feldkante gebracht hat, verbinden sich die Felder links und rechts dieser Straße. Alle verbundenen Sektoren bilden ein Feld.',
        'FARM-5':
          'Felder können nur zusammenwachsen. Tiere gehören zu einem Feld und dürfen überall darauf sein.',
        'FARM-6':
          'Ein gewonnenes Tier muss man nehmen, solange Vorrat und ein Feld es erlauben. Es kommt auf ein Feld des Plättchens, von dem es stammt (im eigenen Dorf), oder des eigenen Heims (von anderswo), und dort darf keine andere Tierart sein. Das Feld ist frei wählbar; mehrere Tiere dürfen auf verschiedene Felder. Ohne solches Feld oder ohne Vorrat bekommt man kein Tier, den übrigen Gewinn aber trotzdem. Ein Feld, auf dem nach dem Zusammenwachsen mehrere Arten sind, ist für neue Tiere geschlossen, bis nur eine Art übrig ist (Ausnahme: FARM-9).',
        'FARM-7':
          'Jeder Schritt eines Tiers auf ein benachbartes Feld kostet einen Transportpunkt. Zwei Felder sind benachbart, wenn sie sich ein Plättchen teilen: Die fünf Felder eines Heims sind es und die beiden Ufer eines Bootsplättchens. Ein Feld mit einer anderen Art zu durchqueren kostet dasselbe, aber kein Tier darf dort bleiben: Das gilt nach dem Weg jedes einzelnen Tiers, nicht erst am Ende der Nutzung.',
        'FARM-8':
          'Weizen liegt hinter dem Sichtschirm. Beim Transport gibt jeder ausgegebene Weizen einen Transportpunkt mehr, für Rohstoffe oder Tiere. Weizen aus derselben Nutzung (Koppel) darf man sofort ausgeben. Ausgegebener Weizen geht in den Vorrat zurück. Reicht der Vorrat bei den Booten nicht, wird in der Reihenfolge der Wahl verteilt.',
        'FARM-9':
          'Sommerboot 5a: Tierarten dürfen sich Felder teilen und dort Junge bekommen. Das gilt ab END-3, also auch für neue Tiere und Jungtiere derselben Jahreszeit.',
        'FARM-10':
          'Nachwuchs: Am Ende von Frühling, Sommer und Herbst, nach END-5 und END-8 und vor END-9 (unsere Festlegung zur Reihenfolge), bekommt jedes Feld mit zwei oder mehr Tieren einer Art und keiner anderen (Ausnahme: Sommerboot 5a) eines dieser Art dazu. Das ist Pflicht: ein Jungtier je Art und Feld, gezählt vor allen Geburten. Reicht der Vorrat einer Art nicht, nehmen die Spieler ihre Tiere vom neuen Startspieler an im Uhrzeigersinn und wählen unter ihren Feldern (unsere Festlegung).',
        'FARM-11':
          'Die Reihenfolgeplättchen von The Farmers geben, was sie zeigen, für jedes gewonnene, wenn der Gewinner ein Boot nimmt, auch im Winter. Tiere von ihnen (unsere Festlegung) und von Sommerboot 6b kommen auf Felder des Heims, wie sie vor END-9 sind, in einer Reihenfolge nach Wahl.',
        'FARM-12':
          'Jedes Feld mit mindestens einer Kuh gibt 3 Punkte (mit der Molkerei 7), mit einem Schwein 2 (Trüffelhain: 5), mit einem Schaf 1 (Weber: 3). Ein Feld mit mehreren Arten bringt Punkte für jede.',
        'FARM-13':
          'Schafunterstand: Schafe auf seinem Feld dürfen dort zählen, jedes mit den gezeigten Punkten. Ein Schaf, das dort zählt, zählt nicht auch noch für das Feld. Die beste Aufteilung wird gewählt (SCORE-14). Andere Arten auf diesem Feld zählen wie sonst.',
        'FARM-14':
          'Hügelhang: 1 Punkt für jedes andere Plättchen, über das sein Feld reicht, gleich welcher Art, jedes einmal.',
        'FARM-15':
          'Bäckerei: 4 Punkte für jeden Satz aus einem Rohstoff, einem Weizen und einer Fertigkeit. Kornspeicher: 3 Punkte für je zwei Weizen.',
        'FARM-16':
          'Sommerboot 5b: Bei der Wertung ersetzt Weizen jeden Rohstoff, auch Gold, und jeder Rohstoff den Weizen; einmal je Stück, nie in einer Kette. Ohne dieses Boot ist Weizen kein Rohstoff. Weizen liegt nie auf einem Plättchen.',
      },
    },
    {
      id: 'VAR',
      title: 'Optionen',
      rules: {
        'VAR-1':
          'Expertenvariante: Offen vor dem Sichtschirm liegen: Arbeiter von Booten, aus unterlegenen Geboten, von gewonnenen Plättchen (unsere Festlegung) und aus dem eigenen Dorf am Ende einer Jahreszeit; grüne Arbeiter, die nicht aus dem Beutel gezogen sind (auch die von VAR-2); Weizen; und offen erhaltene Fertigkeiten. Die ersten Arbeiter und die aus dem Beutel gezogenen (Bierstube, Brauer, Gasthof, Schänke, Sommerboot 1a) bleiben verborgen, ebenso verdeckt gezogene Fertigkeiten. Offenes wird zuerst ausgegeben (unsere Festlegung). Wo das von SECRET-1 abweicht, geht es vor.',
        'VAR-2':
          'Ungleich starke Runde: Vereinbarte Spieler beginnen mit einem grünen Arbeiter mehr aus dem Vorrat.',
      },
    },
    {
      id: 'SECRET',
      title: 'Wer was sieht',
      rules: {
        'SECRET-1':
          'Vor allen anderen verborgen: die Farben der Arbeiter hinter einem Sichtschirm, die Sorten der Fertigkeiten, die Winterplättchen auf der Hand, welche Winterplättchen gewählt und welche Plättchen gelegt werden, bis alle fertig sind, und die Reihenfolge in Beutel, Stapel und Plättchenstapeln.',
        'SECRET-2':
          'Öffentlich: wie viele Arbeiter, Fertigkeiten und Weizen jeder hat; wie viele Arbeiter im Beutel und wie viele Plättchen im Stapel sind (nie nach Farbe oder Sorte); die Vorräte; alle Gebote, Nutzungen, Boote und Dörfer; und alles, was geschieht, außer den gezogenen Farben und Sorten und der Sorte einer bezahlten Fertigkeit, wo jede erlaubt ist. Bezahlte Arbeiter sind öffentlich.',
        'SECRET-3':
          'Verdecktes ändert nichts an dem, was du siehst: weder am Tisch noch an deinen möglichen Aktionen noch am Verlauf.',
        'SECRET-4': 'Zuschauer sehen, was alle Spieler sehen können. Nach der Partie ist alles offen.',
      },
    },
  ],
};
