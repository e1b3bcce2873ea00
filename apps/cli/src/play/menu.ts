import type { Action } from '@keyflower/engine';
import { terminal } from '../language.ts';
import { capital, wrap } from '../terminal/layout.ts';
import type { TableTalk } from './table-talk.ts';

export interface Choice<T> {
  label: string;
  value: T;
}

const PAGE = 15;

/**
 * Lets the person pick one of the choices: by number, or by a part of its text that no other has; a part that
 * several have makes the list shorter. Null means "back".
 */
export async function pick<T>(
  talk: TableTalk,
  question: string,
  choices: readonly Choice<T>[],
  canGoBack = true,
): Promise<T | null> {
  let shown = choices;
  let from = 0;
  let fresh = true;
  for (;;) {
    const page = shown.slice(from, from + PAGE);
    const more = shown.length > from + PAGE;
    if (fresh) talk.say(...menuText(question, page, from, more ? shown.length : 0, canGoBack));
    fresh = true;
    const answer = (await talk.ask('>')).toLowerCase();
    if (answer === '') {
      shown = choices;
      from = 0;
    } else if (canGoBack && (answer === '0' || answer === 'back')) {
      return null;
    } else if (answer === 'm' || answer === 'more') {
      from = more ? from + PAGE : 0;
    } else if (/^\d+$/.test(answer)) {
      const chosen = shown[Number(answer) - 1];
      if (chosen) return chosen.value;
      talk.say(terminal().menu.number(shown.length, canGoBack));
      fresh = false;
    } else {
      const left = matching(shown, answer);
      if (left.length === 1) return left[0].value;
      if (left.length > 1) {
        shown = left;
        from = 0;
      } else {
        talk.say(terminal().menu.nothing(answer));
        fresh = false;
      }
    }
  }
}

/** A list of every legal action of a small decision, without a way back: the decision is owed. */
export async function pickAction(
  talk: TableTalk,
  question: string,
  label: (action: Action) => string,
): Promise<Action> {
  const { actions } = talk.game.legal(talk.seat);
  const choices = actions.map((action): Choice<Action> => ({ label: label(action), value: action }));
  for (;;) {
    const chosen = await pick(talk, question, choices, false);
    if (chosen) return chosen;
  }
}

function matching<T>(choices: readonly Choice<T>[], typed: string): Choice<T>[] {
  const words = typed.split(/\s+/);
  const has = (label: string) => words.every((word) => label.toLowerCase().includes(word));
  const exact = choices.filter(({ label }) => label.toLowerCase() === typed);
  return exact.length > 0 ? exact : choices.filter(({ label }) => has(label));
}

function menuText(
  question: string,
  page: readonly Choice<unknown>[],
  from: number,
  cutAt: number,
  canGoBack: boolean,
): string[] {
  const hints = [cutAt > 0 ? terminal().menu.more(cutAt) : '', canGoBack ? terminal().menu.back : ''].filter(
    (hint) => hint !== '',
  );
  return [
    `${capital(question)}${hints.length > 0 ? ` (${hints.join(', ')})` : ''}`,
    ...page.flatMap(({ label }, i) =>
      wrap(`${String(from + i + 1).padStart(3)}) ${label}`.replace(/^ +/, ''), 74, 4).map((line, y) =>
        y === 0 ? `${' '.repeat(Math.max(0, 3 - String(from + i + 1).length))}${line}` : line,
      ),
    ),
  ];
}
