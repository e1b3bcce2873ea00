import type { GivenAction } from '@keyflower/engine';
import { lessons as words } from '@keyflower/words/en/lessons';
import { beforeAll, describe, expect, test } from 'vitest';
import { lessonOf, LESSONS } from '../src/lessons/catalogue.ts';
import { LessonRun } from '../src/lessons/lesson-run.ts';
import { type LessonId, PUPIL, stepWords } from '../src/lessons/lesson.ts';
import { keepProgress, progressIn, startOf } from '../src/lessons/progress.ts';
import { signIn } from './support/live.ts';

beforeAll(signIn);

const run = (id: LessonId, at = 0): LessonRun =>
  new LessonRun({ lesson: lessonOf(id), at, names: ['You', 'Ben'] });

const act = (pupil: LessonRun, actions: readonly GivenAction[]): void => {
  for (const action of actions) pupil.table.play(PUPIL, action);
};

const STEPS = LESSONS.flatMap(({ id, steps }) => steps.map(({ id: step }, at) => ({ id, step, at })));

const stepOf = (id: LessonId, step: string): number => lessonOf(id).steps.findIndex((one) => one.id === step);

test('there is a lesson for every text, and a text for every lesson', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual(Object.keys(words.lessons));
  for (const { id, steps } of LESSONS)
    expect(steps.map((step) => step.id)).toEqual(Object.keys(words.lessons[id].steps));
});

test.each(LESSONS)('$id is solved from beginning to end', ({ id, steps }) => {
  const pupil = run(id);
  for (const { solution } of steps) {
    expect(pupil.status).toEqual({ is: 'working' });
    act(pupil, solution);
    expect(pupil.status).toEqual({ is: 'solved', shown: false });
    pupil.next();
  }
  expect(pupil.isLast).toBe(true);
});

test.each(STEPS)('$id: $step can be begun on its own, and its solution be shown', ({ id, at }) => {
  const pupil = run(id, at);
  const { view } = pupil.table.model;
  expect(pupil.table.game.pending().map(({ player }) => player)).toContain(PUPIL);
  pupil.showMe();
  expect(pupil.status).toEqual({ is: 'solved', shown: true });
  pupil.retry();
  expect(pupil.table.model.view).toEqual(view);
});

const use = (tile: string, screen: Record<string, number>): GivenAction => ({ type: 'use', tile, screen });
const bid = (tile: string, color: 'blue' | 'red' | 'yellow', screen = 1): GivenAction => ({
  type: 'bid',
  tile,
  color,
  screen,
});
const herd = (kind: 'cow' | 'sheep', from: number, to: number): GivenAction => ({
  type: 'herd',
  kind,
  from: `home-1:${from}`,
  to: `home-1:${to}`,
});
const DONE: GivenAction = { type: 'done' };
const PASS: GivenAction = { type: 'pass' };

/** Every explanation that a step has of its own, with what leads to it. */
const SLIPS: readonly (readonly [LessonId, string, string, readonly GivenAction[]])[] = [
  ['bid', 'first', 'tooMany', [bid('workshop', 'red', 3)]],
  ['bid', 'higher', 'raised', [bid('workshop', 'blue')]],
  ['outbid', 'move', 'leftBehind', [bid('keywood', 'blue', 2)]],
  ['outbid', 'move', 'raised', [bid('workshop', 'blue', 2)]],
  ['outbid', 'work', 'fresh', [use('woodcutter', { red: 1 })]],
  ['using', 'home', 'tooMany', [use('keywood', { yellow: 2 })]],
  ['using', 'abroad', 'own', [use('keywood', { blue: 3 })]],
  ['colours', 'green', 'common', [bid('inn', 'red', 2)]],
  ['transport', 'upgrade', 'unfinished', [use('home-1', { blue: 1 }), DONE]],
  [
    'transport',
    'gold',
    'unfinished',
    [use('farrier', { blue: 1 }), { type: 'move', resource: 'gold', from: 'keywood', to: 'gold-mine' }, DONE],
  ],
  ['season', 'order', 'raised', [bid('workshop', 'red')]],
  ['season', 'pass', 'played', [use('stable', { yellow: 1 })]],
  ['season', 'boat', 'other', [{ type: 'boat', boat: 'boat-sea-bastion' }]],
  ['building', 'road', 'cutOff', [{ type: 'place', tile: 'gold-mine', q: 1, r: -2, rotation: 0 }]],
  ['building', 'river', 'dry', [{ type: 'place', tile: 'boat-3', q: 1, r: -2, rotation: 0 }]],
  ['winter', 'offer', 'other', [{ type: 'offer', tiles: ['jeweller'] }]],
  ['winter', 'offer', 'more', [{ type: 'offer', tiles: ['scribes', 'windmill'] }]],
  ['winter', 'win', 'keythedral', [bid('keythedral', 'blue')]],
  ['winter', 'boat', 'other', [PASS, { type: 'boat', boat: 'boat-sea-bastion' }]],
  ['winter', 'boat', 'played', [use('home-1', { red: 1 })]],
  ['farm', 'carry', 'unfinished', [use('home-1', { blue: 1 }), DONE]],
  ['fields', 'spread', 'together', [use('home-1', { red: 1 }), DONE]],
  ['fields', 'build', 'joined', [{ type: 'place', tile: 'weaver', q: 1, r: -1, rotation: 5 }]],
  ['breeding', 'together', 'apart', [use('home-1', { red: 1 }), herd('cow', 1, 9), DONE]],
  ['breeding', 'born', 'played', [use('keywood', { blue: 1 })]],
  ['breeding', 'score', 'fewer', [use('home-1', { blue: 1 }), herd('cow', 3, 1), DONE]],
];

test.each(SLIPS)('%s: %s explains %s, and can be tried again', (id, step, why, actions) => {
  const pupil = run(id, stepOf(id, step));
  act(pupil, actions);
  expect(pupil.status).toEqual({ is: 'wrong', why });
  pupil.retry();
  act(pupil, pupil.step.solution);
  expect(pupil.status).toEqual({ is: 'solved', shown: false });
});

test('every explanation is reached by some of these slips', () => {
  const reached = SLIPS.map(([id, step, why]) => `${id} ${step} ${why}`);
  const texts = STEPS.flatMap(({ id, step }) =>
    Object.keys(stepWords(words, id, step).wrong).map((why) => `${id} ${step} ${why}`),
  );
  expect(reached.sort()).toEqual(texts.sort());
});

describe('slips that all lessons share', () => {
  test.each([
    ['bid', 'first', 'passed', [PASS]],
    ['bid', 'first', 'used', [use('workshop', { blue: 1 })]],
    ['bid', 'first', 'otherTile', [bid('stable', 'blue')]],
    ['using', 'home', 'bid', [bid('farrier', 'blue')]],
    ['using', 'again', 'otherTile', [use('miner', { yellow: 1 })]],
    ['colours', 'follow', 'otherTile', [bid('inn', 'blue')]],
    ['colours', 'more', 'otherTile', [use('wainwright', { yellow: 2 })]],
    ['farm', 'sheep', 'otherTile', [use('wheat-field', { blue: 1 })]],
    ['farm', 'wheat', 'bid', [bid('pigsty', 'blue')]],
  ] as const)('%s: %s explains %s', (id, step, why, actions) => {
    const pupil = run(id, stepOf(id, step));
    act(pupil, actions);
    expect(pupil.status).toEqual({ is: 'wrong', why });
    expect(words.wrong[why]).not.toBe('');
  });
});

/** The legal actions that differ from a step's solution in workers only. */
function likeSolution(pupil: LessonRun): readonly GivenAction[] {
  const [first] = pupil.step.solution;
  const tile = (action: GivenAction): unknown => ('tile' in action ? action.tile : null);
  return pupil.table.game
    .legal(PUPIL)
    .actions.filter((action) => action.type === first?.type && tile(action) === tile(first));
}

const FOLLOWED = STEPS.filter(({ id, at }) => {
  const { [at]: step, [at + 1]: next } = lessonOf(id).steps;
  return step?.solution.length === 1 && next && !next.position;
});

test.each(FOLLOWED)('$id: whichever way $step is solved, the next step can be solved, too', ({ id, at }) => {
  const ways = likeSolution(run(id, at));
  // The first and the last ways differ most, in colour and number.
  const solved = [...ways.slice(0, 4), ...ways.slice(-4)].filter((way) => {
    const pupil = run(id, at);
    act(pupil, [way]);
    if (pupil.status.is !== 'solved') return false;
    pupil.next();
    expect(pupil.status).toEqual({ is: 'working' });
    expect(likeSolution(pupil)).not.toEqual([]);
    pupil.showMe();
    expect(pupil.status).toEqual({ is: 'solved', shown: true });
    return true;
  });
  expect(solved).not.toEqual([]);
});

test('a step that is skipped leads to the next, with the table as it should be', () => {
  const pupil = run('using');
  pupil.next();
  expect(pupil.step.id).toBe('again');
  act(pupil, pupil.step.solution);
  expect(pupil.status).toEqual({ is: 'solved', shown: false });
});

test('progress is told: where the pupil is, and what was solved', () => {
  const told: string[] = [];
  const pupil = new LessonRun({
    lesson: lessonOf('bid'),
    names: ['You', 'Ben'],
    changed: (at, solved) => told.push(`${at} ${solved ?? ''}`),
  });
  act(pupil, pupil.step.solution);
  pupil.next();
  pupil.showMe();
  expect(told).toEqual(['0 ', '0 first', '1 ', '1 ']);
});

test('the opponent answers, and the pupil learns nothing that is hidden', () => {
  const pupil = run('winter');
  act(pupil, pupil.step.solution);
  pupil.next();
  const { view, events } = pupil.table.model;
  expect(view?.market.map(({ tile }) => tile).sort()).toEqual(['keythedral', 'scribes']);
  expect(view?.players[1]?.workers).toBeTypeOf('number');
  expect(events.some(({ type }) => type === 'offered' && 'player' in events)).toBe(false);
});

test('the last lesson of the base game ends with a result', () => {
  const pupil = run('winter', stepOf('winter', 'build'));
  act(pupil, pupil.step.solution);
  const { info } = pupil.table.model;
  expect(info?.status).toBe('over');
  expect(info?.result?.winners).toEqual([PUPIL]);
});

test.each([
  ['where it was left', { at: 1, solved: ['home'] }, 1],
  ['at a step that was skipped, once the end was reached', { at: 2, solved: ['home', 'abroad'] }, 1],
  ['from the beginning, once all is solved', { at: 2, solved: ['home', 'again', 'abroad'] }, 0],
  ['from the beginning if it has fewer steps than before', { at: 7, solved: [] }, 0],
])('a lesson goes on %s', (_, progress, at) => {
  keepProgress('using', progress);
  expect(startOf(lessonOf('using'))).toBe(at);
});

test('damaged progress counts as none', () => {
  keepProgress('using', { at: 'x', solved: null } as unknown as ReturnType<typeof progressIn>);
  expect(progressIn('using')).toEqual({ at: 0, solved: [] });
  expect(progressIn('bid')).toEqual({ at: 0, solved: [] });
});
