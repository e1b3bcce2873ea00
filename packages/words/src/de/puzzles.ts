import type { PuzzlesWords } from '../en/puzzles.ts';
import { form, many } from './grammar.ts';

const points = (n: number): string => many(n, 'Punkt', 'Punkte');
const workers = (n: number): string => many(n, 'Arbeiter', 'Arbeiter');
const days = (n: number): string => many(n, 'Tag', 'Tage');

export const puzzles: PuzzlesWords = {
  title: 'Rätsel',
  about:
    'Stellungen aus Partien zwischen Bots, jede mit einer Antwort, die klar die beste ist. Die Rätsel funktionieren ohne Netz, und dein Fortschritt bleibt auf diesem Gerät.',
  kinds: {
    move: {
      title: 'Finde den besten Zug',
      about:
        'Du bist am Zug. Finde das Gebot oder die Nutzung, die dir am Ende am meisten bringt, oder passe. Es zählt nur das Plättchen und ob du darauf bietest oder es nutzt: Farbe und Zahl der Arbeiter sind egal. Wie weit der beste Zug vorn liegt, hat der stärkste Bot mit dem Zehnfachen seines üblichen Aufwands berechnet.',
      goal: 'Finde den besten Zug: auf welches Plättchen du bietest, welches du nutzt, oder ob du passt. Mit welchen Arbeitern, ist egal.',
      solved: (ahead) => `Das ist der beste Zug: Er bringt etwa ${ahead} Punkte mehr als jeder andere.`,
      second: (behind) =>
        `Das ist der zweitbeste Zug: Er bringt etwa ${behind} Punkte weniger als der beste.`,
      wrong: (behind) => `Der beste Zug bringt mindestens ${behind} Punkte mehr.`,
    },
    carry: {
      title: 'Transportieren und verbessern',
      about:
        'Du hast gerade ein Plättchen genutzt, mit dem du transportieren und verbessern darfst. Hol so viele Punkte wie möglich heraus, gezählt, als wäre das Spiel gleich danach zu Ende.',
      goal: (now) =>
        `Transportiere und verbessere so, dass du möglichst viele Punkte hast. Wäre das Spiel jetzt zu Ende, hättest du ${now}.`,
      solved: (best, ahead) =>
        `${points(best)}: Mehr geht nicht. Das zweitbeste Ergebnis liegt ${points(ahead)} darunter.`,
      wrong: (now, missing) =>
        `Du hast jetzt ${points(now)}. Mit der besten Antwort wären es ${missing} mehr.`,
      hint: (best) => `Du kannst ${points(best)} erreichen.`,
    },
    bid: {
      title: 'Biete so wenig wie nötig',
      about:
        'Biete so auf das Plättchen, dass dich niemand mit den Arbeitern überbieten kann, die er jetzt hat: denen hinter dem Sichtschirm, von denen man manche kennt, und denen in überbotenen Geboten. Nimm so wenige Arbeiter wie möglich.',
      goal: (tile) =>
        `Biete mit so wenigen Arbeitern wie möglich auf „${tile}“, aber so, dass dich niemand mit den Arbeitern überbieten kann, die er jetzt hat.`,
      solved: (least) => `${workers(least)} in dieser Farbe: Mit weniger könnte dich jemand überbieten.`,
      other: (tile) => `Die Aufgabe ist ein Gebot auf „${tile}“.`,
      many: (bid, least) => `Dein Gebot hat ${workers(bid)}, aber ${least} würden reichen.`,
      few: (name, most) =>
        `${name} hat vielleicht ${workers(most)} für ein Gebot in dieser Farbe und würde dich überbieten.`,
      fewElsewhere:
        'Das ist zu wenig: Ein anderer hat vielleicht mehr Arbeiter für ein Gebot in dieser Farbe und würde dich überbieten.',
      colour: 'So viele reichen, aber nur in einer anderen Farbe.',
      hint: (most) =>
        `Denk auch an andere Farben. In der richtigen können die anderen höchstens so viele bieten: ${most}.`,
      most: (name, n) => `${name} ${n}`,
    },
  },
  moves: {
    bid: (tile) => `auf „${tile}“ zu bieten`,
    use: (tile) => `„${tile}“ zu nutzen`,
    pass: 'zu passen',
  },
  hintBid: 'Du musst bieten.',
  hintUse: 'Du musst ein Plättchen nutzen.',
  hintPass: 'Du musst weder bieten noch nutzen.',
  shown: (what, ahead) =>
    `Am besten ist es, ${what}. Das bringt etwa ${ahead} Punkte mehr als jeder andere Zug.`,
  shownAnswer: 'Das ist die Antwort.',
  level: (level) => `Stufe ${level} von 5`,
  nth: (n) => `Rätsel ${n}`,
  isSolved: 'gelöst',
  progress: (solved, all) => `${solved} von ${all} gelöst`,
  daily: {
    title: 'Rätsel des Tages',
    solve: 'Lösen',
    again: 'Noch einmal lösen',
    done: (time) => `Heute gelöst. Das nächste kommt um ${time} Uhr.`,
    streak: (n) => `${days(n)} in Folge`,
    best: (n) => `Längste Serie: ${days(n)}`,
    none: 'Löse es jeden Tag, dann entsteht eine Serie.',
  },
  panel: 'Rätsel',
  task: 'Deine Aufgabe:',
  right: 'Richtig!',
  notBest: 'Es geht besser.',
  hint: 'Tipp',
  showMe: 'Antwort zeigen',
  tryAgain: 'Noch einmal',
  next: 'Nächstes Rätsel',
  leave: 'Alle Rätsel',
  link: 'Link kopieren',
  ended: 'Hier endet das Rätsel.',
  solvers: (found, tried) =>
    `Bots haben es in ${found} von ${tried} ${form(tried, 'Versuch', 'Versuchen')} gefunden.`,
};
