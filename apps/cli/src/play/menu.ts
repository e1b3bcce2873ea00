import type { Action } from '@keyflower/engine';
import { terminal } from '../language.ts';
import { capital, wrap } from '../terminal/layout.ts';
import type { Dialogue } from './dialogue.ts';
import { must } from '../must.ts';

export interface Choice<T> {
  label: string;
  value: T;
}

const PAGE = 15;

/**
 * Lets the player pick a choice by its number or by a unique part of its text; a part that several choices share
 * narrows the list. Null means "back".
 */
export async function pick<T>(
  dialogue: Dialogue,
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
    if (fresh) dialogue.say(...menuText(question, page, from, more ? shown.length : 0, canGoBack));
    fresh = true;
    const answer = (await dialogue.ask('>')).toLowerCase();
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
      dialogue.say(terminal().menu.number(shown.length, canGoBack));
      fresh = false;
    } else {
      const left = matching(shown, answer);
      if (left.length === 1) return must(left[0]).value;
      if (left.length > 1) {
        shown = left;
        from = 0;
      } else {
        dialogue.say(terminal().menu.nothing(answer));
        fresh = false;
      }
    }
  }
}

/** A menu of all legal actions of a small decision. There is no way back, since the decision has to be made. */
export async function pickAction(
  dialogue: Dialogue,
  question: string,
  label: (action: Action) => string,
): Promise<Action> {
  const { actions } = dialogue.game.legal(dialogue.seat);
  const choices = actions.map((action): Choice<Action> => ({ label: label(action), value: action }));
  for (;;) {
    const chosen = await pick(dialogue, question, choices, false);
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
