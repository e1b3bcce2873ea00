import { type GameEvent, redactEvents } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { tell, type ToldEvent } from '@keyflower/words/story/tell';
import { chaptersOf, cutAtTiles } from '../src/panels/side/log.tsx';
import { nextTab } from '../src/panels/side/side-panel.tsx';
import { standingEvents, undoneEvents } from '../src/play/events.ts';
import { GAMES, wander } from './games.ts';
import { DICTIONARIES } from './support/dictionaries.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const { story } = DICTIONARIES.en;
const nameOf = (seat: number): string => `Player ${seat + 1}`;

function storyOf(options: (typeof GAMES)[number]): GameEvent[] {
  const all: GameEvent[] = [];
  wander(options, 'log', ({ events }) => all.push(...redactEvents(events, 0)));
  return all;
}

test('the log contains every event once, in order, by season and turn', () => {
  for (const options of GAMES) {
    const events = storyOf(options);
    const told = events.flatMap((event) => tell(event, nameOf, story) ?? []);
    const chapters = chaptersOf(events, nameOf, story, Number.POSITIVE_INFINITY);
    const lines = chapters.flatMap(({ title, turns }) => [
      ...(title === null ? [] : [title]),
      ...turns.flatMap((turn) => turn.lines.map(({ text }) => text)),
    ]);
    expect(lines).toEqual(told.map(({ text }) => text));
    for (const { turns } of chapters)
      for (const { seat, lines: said } of turns)
        for (const { key } of said) {
          const event = must(events[key]);
          expect('player' in event ? event.player : null).toBe(seat);
        }
    const keys = chapters.flatMap(({ turns }) => turns.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('only the newest lines are rendered', () => {
  const events = storyOf(GAMES[1]);
  const [all, few] = atLeast(
    2,
    [Number.POSITIVE_INFINITY, 30].map((most) => chaptersOf(events, nameOf, story, most)),
  );
  const last = (chapters: typeof all): unknown => chapters.at(-1)?.turns.at(-1)?.lines.at(-1);
  expect(last(few)).toEqual(last(all));
  const lines = few.flatMap(({ title, turns }) => [
    ...(title === null ? [] : [title]),
    ...turns.flatMap((turn) => turn.lines),
  ]);
  expect(lines).toHaveLength(30);
});

test('events that were undone are marked, the undo and what follows are not', () => {
  const pass = { type: 'passed', player: 1 } as const;
  const undo = (since: number) => ({ type: 'undone', player: 1, since }) as const;
  const began: GameEvent = { type: 'season-began', season: 'summer', market: [] };
  const events = [pass, pass, began, undo(1), pass, undo(4), pass];
  expect(undoneEvents(events)).toEqual([false, true, true, false, true, false, false]);
  expect(standingEvents(events)).toEqual([pass, undo(1), undo(4), pass]);
  const chapters = chaptersOf(events, nameOf, story, 99);
  expect(chapters.map(({ undone }) => undone)).toEqual([false, true]);
  const marks = chapters.flatMap(({ turns }) =>
    turns.flatMap(({ lines }) => lines.map(({ undone }) => undone)),
  );
  expect(marks).toEqual([false, true, false, true, false, false]);
});

test('two actions of the same player are two turns', () => {
  const pass = { type: 'passed', player: 1 } as const;
  const [chapter] = atLeast(1, chaptersOf([pass, pass], nameOf, story, 9));
  expect(chapter.turns).toHaveLength(2);
});

test('the parts of a line make up the whole line, and its tiles are known', () => {
  for (const options of GAMES)
    for (const { turns } of chaptersOf(storyOf(options), nameOf, story, 400))
      for (const { lines } of turns)
        for (const { text, parts } of lines)
          expect(parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')).toBe(text);
  const bid = { type: 'bid', player: 0, tile: 'inn', color: 'red', screen: 1, groups: ['brewer'], total: 3 };
  const [{ turns }] = atLeast(1, chaptersOf([bid as GameEvent], nameOf, story, 9));
  const tiles = must(turns[0]?.lines[0]).parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part.tile],
  );
  expect(tiles.sort()).toEqual(['brewer', 'inn']);
});

test('a tile name that begins with another name is recognised', () => {
  const parts = cutAtTiles('Home 1 and Home 10', ['home-1', 'home-10'], story);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.tile))).toEqual([
    'home-1',
    ' and ',
    'home-10',
  ]);
});

test('arrows wrap around the tabs, Home and End go to the ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => nextTab(key, 2, 3))).toEqual([
    0,
    1,
    0,
    2,
    null,
  ]);
});

test.each([
  ['en', 'Player 2 passes: no workers left.', 'Player 2 takes the last boat, Keyflower'],
  [
    'fr',
    'Player 2 passe\u202f: plus aucun ouvrier.',
    'Player 2 prend le dernier bateau, «\u202fKeyflower\u202f»',
  ],
  ['de', 'Player 2 passt: keine Arbeiter mehr.', 'Player 2 nimmt das letzte Boot, „Keyflower“'],
] as const)('in %s, a forced answer says why', (language, passes, takes) => {
  const said = DICTIONARIES[language].story;
  const told = (event: ToldEvent): string => must(tell(event, nameOf, said)?.text);
  const boat = { type: 'boat-picked', player: 1, boat: 'boat-keyflower', workers: {}, skills: {} } as const;
  expect(told({ type: 'passed', player: 1, forced: true })).toBe(passes);
  expect(told({ type: 'passed', player: 1 })).not.toBe(passes);
  expect(told({ ...boat, forced: true })).toContain(takes);
  expect(told(boat)).not.toContain(takes);
});

test('the log names the players of the time, and a seat does not change back with an undo', () => {
  const pass: ToldEvent = { type: 'passed', player: 1 };
  const events: ToldEvent[] = [
    pass,
    { type: 'seat-changed', player: 1, before: 'Bea', now: 'bot', reason: 'left' },
    pass,
    { type: 'seat-changed', player: 1, before: 'Bea', now: 'person', name: 'Carl' },
    pass,
    { type: 'undone', player: 1, since: 0 },
    { type: 'passed', player: 0, timedOut: true },
  ];
  const lines = chaptersOf(events, (seat) => (seat === 1 ? 'Carl' : 'Anna'), story, 99)
    .flatMap(({ turns }) => turns.flatMap((turn) => turn.lines))
    .map(({ text, undone }) => (undone ? `(${text})` : text));
  expect(lines).toEqual([
    '(Bea passes.)',
    'Bea left the game. A bot plays on.',
    '(The bot for Bea passes.)',
    'Carl takes over from Bea.',
    '(Carl passes.)',
    'Carl undoes a move.',
    'Time ran out. Anna passes.',
  ]);
});
