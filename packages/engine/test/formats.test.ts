import { describe, expect, it } from 'vitest';
import {
  type Action,
  checkAction,
  DrawnChance,
  EngineSession,
  FULL_EDITION,
  Game,
  type GameEvent,
  makePosition,
  parsePosition,
  QuickRandom,
  redactEvent,
  type State,
} from '@keyflower/engine';
import { type Block, difference, fencedBlocks } from './fenced.ts';
import { examples, linesOf, page, positionNamed } from './formats-page.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const SEED = 'example';

const load = (position: unknown): State =>
  parsePosition(FULL_EDITION, position, new DrawnChance(new QuickRandom(SEED)));

const named = (kind: string) =>
  examples(kind).map((block) => ({ title: `${block.words.join(' ')}, line ${block.line}`, block }));

describe('the positions of docs/formats.md', () => {
  it.each(named('position'))('$title: prints as it is shown', ({ block }) => {
    const printed = makePosition(load(positionNamed(must(block.words[2]))));
    expect(difference(JSON.parse(block.text), printed, 'position')).toBeNull();
  });

  it.each(named('position'))('$title: loads again from what was printed', ({ block }) => {
    const printed = makePosition(load(positionNamed(must(block.words[2]))));
    expect(makePosition(load(JSON.parse(JSON.stringify(printed))))).toEqual(printed);
  });

  it('have names of their own', () => {
    const names = examples('position').map(({ words }) => words[2]);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('the actions of docs/formats.md', () => {
  it.each(named('action'))('$title: are legal', ({ block }) => {
    const [, , position, seat] = atLeast(4, block.words);
    const state = load(positionNamed(position));
    for (const line of linesOf(block)) {
      expect(checkAction(state, Number(seat), JSON.parse(line) as Action), line).toBeNull();
    }
  });
});

describe('the events of docs/formats.md', () => {
  it.each(named('events'))('$title: happen as they are shown', ({ block }) => {
    const game = Game.load(FULL_EDITION, positionNamed(must(block.words[2])), SEED);
    for (const { line, answers } of exchanges(block)) {
      const [, seat, action] = atLeast(3, /^(\d) (.+)$/.exec(line)!);
      const events = game.play(Number(seat), JSON.parse(action) as Action);
      expect(answers.filter((answer) => answer.mark === '<').map(({ value }) => value)).toEqual(events);
      expect(forOthers(answers), line).toEqual(events.map((event) => redactEvent(event, null)));
      expect(events.map(asItsPlayerSees), line).toEqual(events);
    }
  });
});

describe('the record of docs/formats.md', () => {
  it.each(named('record'))('$title: is what a new game writes', ({ block }) => {
    const shown: unknown[] = linesOf(block).map((line) => JSON.parse(line) as unknown);
    const farmers = block.words.at(2) ?? 'off';
    const record = Game.create(FULL_EDITION, { players: 2, farmers }, SEED).record();
    expect(difference(shown, record, 'record')).toBeNull();
  });
});

describe('the conversations of docs/formats.md', () => {
  let session = newSession();
  it.each(named('protocol'))('$title: go as they are shown', ({ block }) => {
    if (block.words[2] !== 'continued') session = newSession();
    for (const { line, answers } of exchanges(block)) {
      const request = line.replaceAll(/"@([\w-]+)"/g, (_, name: string) =>
        JSON.stringify(positionNamed(name)),
      );
      const reply = session.answer(request);
      expect(answers.length, line).toBe(1);
      expect(difference(must(answers[0]).value, JSON.parse(reply)), `${line}\n${reply}`).toBeNull();
    }
  });
});

describe('the examples of docs/formats.md', () => {
  it('are of kinds that are run', () => {
    const run = ['position', 'action', 'events', 'record', 'protocol'];
    expect(run.filter((kind) => examples(kind).length === 0)).toEqual([]);
    expect(fencedBlocks(page).filter(({ words }) => !run.includes(must(words[1])))).toEqual([]);
  });

  it('are compared strictly enough to fail', () => {
    expect(difference({ a: [1, '…'] }, { a: [1, 2, 3], b: 4 })).toBeNull();
    expect(difference({ a: [1] }, { a: [1, 2] })).not.toBeNull();
    expect(difference({ a: '…' }, {})).not.toBeNull();
    expect(difference({ a: { b: 1 } }, { a: { b: 2 } })).not.toBeNull();
    expect(difference([1, '…'], [])).not.toBeNull();
    expect(difference({}, null)).not.toBeNull();
  });
});

const asItsPlayerSees = (event: GameEvent): GameEvent | null =>
  redactEvent(event, 'player' in event ? event.player : null);

interface Exchange {
  line: string;
  answers: { mark: '<' | '*'; value: unknown }[];
}

/** A block's lines sent (`> `), each with the lines that answer it (`< `, `* `). */
function exchanges(block: Block): Exchange[] {
  const found: Exchange[] = [];
  for (const line of linesOf(block)) {
    const [mark, text] = [line[0], line.slice(2)];
    if (mark === '>') found.push({ line: text, answers: [] });
    else if (mark === '<' || mark === '*') found.at(-1)!.answers.push({ mark, value: JSON.parse(text) });
    else throw new Error(`neither sent nor answered: ${line}`);
  }
  return found;
}

/** What the others get: the event itself unless a line `* ` follows it. */
function forOthers(answers: Exchange['answers']): unknown[] {
  return answers.flatMap(({ mark, value }, i) => {
    if (mark === '*') return [];
    const next = answers[i + 1];
    return [next?.mark === '*' ? next.value : value];
  });
}

function newSession(): EngineSession {
  return new EngineSession(FULL_EDITION, () => 'a seed nobody chose');
}
