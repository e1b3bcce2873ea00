import type { BotRequest } from '@keyflower/bots';
import { type Action, FULL_EDITION, makeView, nextToAct } from '@keyflower/engine';
import { describe, expect, test } from 'vitest';
import { answerTo } from '../src/panels/decision/advisor-answer.ts';
import { Advisor } from '../src/panels/decision/use-hint.ts';
import { type Analysis, analyse } from '../src/play/analysis.ts';
import { readyAction } from '../src/play/highlights.ts';
import { draftFor } from '../src/play/highlights.ts';
import type { Thread } from '../src/play/thread-asker.ts';
import { GAMES, wander } from './games.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

interface Asked {
  request: BotRequest;
  analysis: Analysis;
}

/** Some positions of a game as seen by the seat that owes a decision. */
function questions(options: object, every: number): Asked[] {
  const found: Asked[] = [];
  let decision = 0;
  wander(options, 'hints', ({ game: { state, over } }) => {
    decision += 1;
    if (over || decision % every !== 0) return;
    const seat = nextToAct(state);
    const view = makeView(state, seat);
    const asked = view.pending.find(({ player }) => player === seat)!;
    const request = { view, seat, decision: asked.decision, budget: 1000, seed: 'hint', iterations: 6 };
    found.push({ request, analysis: analyse(FULL_EDITION, view, seat) });
  });
  return found;
}

/** Answers like the Web Worker, but in this thread and only when told to. */
class Beside extends EventTarget implements Thread {
  ended = false;
  private asked: BotRequest | null = null;

  postMessage(request: BotRequest): void {
    this.asked = structuredClone(request);
  }

  answer(): void {
    const data = structuredClone(answerTo(this.asked!));
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.ended = true;
  }
}

/** The result of following a suggestion: a draft that would send it, or the action itself. */
function followed(action: Action, { request, analysis }: Asked): Action | null {
  const draft = draftFor(action, analysis.actions);
  if (draft) return readyAction(draft, analysis, request.seat);
  return analysis.actions.find((one) => JSON.stringify(one) === JSON.stringify(action)) ?? null;
}

describe('following a hint', () => {
  test('leads to exactly the suggested action', () => {
    const kinds = new Set<string>();
    for (const options of GAMES)
      for (const asked of questions(options, FULL ? 3 : 4)) {
        const { actions } = asked.analysis;
        for (let i = 0; i < actions.length; i += 1 + Math.floor(actions.length / 8)) {
          kinds.add(must(actions[i]).type);
          expect(followed(must(actions[i]), asked)).toEqual(actions[i]);
        }
      }
    for (const kind of ['bid', 'use', 'pass', 'place', 'offer', 'move', 'upgrade', 'boat', 'pay'])
      expect(kinds).toContain(kind);
  });

  test('is possible for every suggested action', () => {
    for (const options of GAMES)
      for (const asked of questions(options, FULL ? 37 : 61)) {
        const answer = answerTo(asked.request);
        if ('trouble' in answer) throw new Error(answer.trouble);
        expect(answer.advice.length).toBeGreaterThan(0);
        for (const { action } of answer.advice) expect(followed(action, asked)).toEqual(action);
      }
  });
});

describe('requesting advice', () => {
  const [{ request }] = atLeast(1, questions({ players: 2 }, 5));

  test('the same worker answers one request after another', async () => {
    const threads: Beside[] = [];
    const advisor = new Advisor(() => must(threads[threads.push(new Beside()) - 1]));
    for (let n = 0; n < 2; n++) {
      const stop = new AbortController();
      const asked = advisor.ask(request, stop.signal);
      must(threads[0]).answer();
      expect((await asked).length).toBeGreaterThan(0);
      stop.abort();
    }
    expect(threads).toHaveLength(1);
    expect(must(threads[0]).ended).toBe(false);
    advisor.end();
    expect(must(threads[0]).ended).toBe(true);
  });

  test('cancelling ends the search, and the next request starts afresh', async () => {
    const threads: Beside[] = [];
    const advisor = new Advisor(() => must(threads[threads.push(new Beside()) - 1]));
    const stop = new AbortController();
    const asked = advisor.ask(request, stop.signal);
    stop.abort();
    await expect(asked).rejects.toThrow('not wanted');
    expect(must(threads[0]).ended).toBe(true);
    const again = advisor.ask(request, new AbortController().signal);
    must(threads[1]).answer();
    expect((await again).length).toBeGreaterThan(0);
  });

  test('an unanswerable request, a crashing worker and a silent one all end', async () => {
    const threads: Beside[] = [];
    const advisor = new Advisor(() => must(threads[threads.push(new Beside()) - 1]), 20);
    const { signal } = new AbortController();
    const nonsense = advisor.ask({ ...request, seat: 5 }, signal);
    must(threads[0]).answer();
    await expect(nonsense).rejects.toThrow(/./);
    const broken = advisor.ask(request, signal);
    must(threads[1]).dispatchEvent(Object.assign(new Event('error'), { message: 'no such file' }));
    await expect(broken).rejects.toThrow('no such file');
    await expect(advisor.ask({ ...request, budget: 0 }, signal)).rejects.toThrow('no answer');
    expect(threads.map(({ ended }) => ended)).toEqual([true, true, true]);
  });
});
