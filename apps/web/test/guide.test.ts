import {
  type Action,
  determinize,
  FULL_EDITION,
  Game,
  type GameEvent,
  listActions,
  makeView,
  nextToAct,
  QuickRandom,
  randomAction,
  redactEvents,
  SEASONS,
} from '@keyflower/engine';
import { LANGUAGES } from '@keyflower/protocol';
import { loadGuideWords, loadWords } from '@keyflower/words';
import { tileName } from '@keyflower/words/story/names';
import { beforeAll, describe, expect, test } from 'vitest';
import { GuideRun } from '../src/guide/guide-run.ts';
import { type Moment, sizeOf } from '../src/guide/moment.ts';
import { nudgeAfter, nudgeAt, type Nudge } from '../src/guide/nudges.ts';
import { keyOf, type Prompt, promptAt, promptAtTile } from '../src/guide/prompts.ts';
import { sayNudge, sayPrompt } from '../src/guide/say.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';

const SEAT = 0;
const nothing = (): boolean => false;

function momentOf(game: Game, events: readonly GameEvent[], more: Partial<Moment> = {}): Moment {
  const asked = game.pending().find(({ player }) => player === SEAT);
  return {
    edition: FULL_EDITION,
    view: game.view(SEAT),
    seat: SEAT,
    decision: asked?.decision ?? null,
    actions: asked ? game.legal(SEAT).actions : [],
    events: redactEvents(events, SEAT),
    looked: null,
    ready: null,
    ...more,
  };
}

/** A random game, seen by the guide of the first seat before every action. */
function follow(options: object, seed: string, look: (moment: Moment, game: Game) => void): Game {
  const game = Game.create(FULL_EDITION, options, seed);
  const random = new QuickRandom(seed);
  const events: GameEvent[] = [];
  while (!game.over) {
    look(momentOf(game, events), game);
    const seat = nextToAct(game.state);
    events.push(...game.play(seat, randomAction(game.state, seat, random)));
  }
  look(momentOf(game, events), game);
  return game;
}

/** What the guide showed in a game: each prompt with the moment at which it came up. */
function told(options: object, seed: string): { prompt: Prompt; moment: Moment }[] {
  const run = new GuideRun(seed);
  const all: { prompt: Prompt; moment: Moment }[] = [];
  follow(options, seed, (moment) => {
    const before = run.prompt;
    run.see(moment);
    if (run.prompt && run.prompt !== before) all.push({ prompt: run.prompt, moment });
  });
  return all;
}

const GAMES = Array.from({ length: FULL ? 12 : 3 }, (_, i) => ({ players: 2 + (i % 3), seed: `guide ${i}` }));

describe.each(GAMES)('in a game of $players ($seed)', ({ players, seed }) => {
  let shown: ReturnType<typeof told> = [];
  beforeAll(() => {
    shown = told({ players }, seed);
  });

  test('each topic comes once, at a decision of its own, and each season’s end once', () => {
    const keys = shown.map(({ prompt }) => keyOf(prompt));
    expect(new Set(keys).size).toBe(keys.length);
    const occasions = shown.map(({ moment }) => `${moment.events.length} ${moment.decision}`);
    expect(new Set(occasions).size).toBe(occasions.length);
    const ends = keys.filter((key) => key.startsWith('season-end'));
    expect(ends).toEqual(SEASONS.map((season) => `season-end ${season}`));
    expect(keys.at(0)).toBe('start');
    expect(keys.at(-1)).toBe('end');
  });

  test('what is said agrees with what the player sees', () => {
    expect(shown.filter((one) => !agrees(one))).toEqual([]);
  });

  test('nothing is said that follows from what is hidden', () => {
    let checked = 0;
    follow({ players }, seed, (moment, game) => {
      if (moment.decision === null || game.length % 5 > 0) return;
      const other = determinize(FULL_EDITION, game.view(SEAT), new QuickRandom(game.length));
      const same = { ...moment, view: makeView(other, SEAT), actions: listActions(other, SEAT).actions };
      expect(promptAt(same, nothing)).toEqual(promptAt(moment, nothing));
      const pass = moment.actions.find(({ type }) => type === 'pass') ?? null;
      expect(nudgeAt({ ...same, ready: pass })).toEqual(nudgeAt({ ...moment, ready: pass }));
      checked += 1;
    });
    expect(checked).toBeGreaterThan(5);
  });

  test.each(LANGUAGES)('everything can be said (%s)', async (language) => {
    const guide = await loadGuideWords(language);
    const naming = { words: await loadWords(language), nameOf: (seat: number) => `Player ${seat}` };
    for (const { prompt } of shown) {
      const { title, text } = sayPrompt(prompt, SEAT, guide, naming);
      for (const part of [title, ...text]) expect(part).toMatch(/^(?!.*(undefined|NaN|\[object)).+/);
      expect(text.join(' ').length, prompt.topic).toBeLessThan(700);
    }
  });
});

/** Whether the facts of a prompt are those of the moment at which it came up. */
function agrees({ prompt, moment }: { prompt: Prompt; moment: Moment }): boolean {
  const { view, actions, events } = moment;
  const me = must(view.players[SEAT]);
  const isBuiltBy = (seat: number, tile: string): boolean =>
    must(view.players[seat]).village.some((one) => one.tile === tile);
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  switch (prompt.topic) {
    case 'start':
      return isSame(prompt.workers, me.workers);
    case 'outbid': {
      const { bids = [] } = must(
        [...view.market, ...view.turnOrder].find(({ tile }) => tile === prompt.tile),
      );
      const mine = must(bids.find(({ player }) => player === SEAT));
      const best = must(bids.find(({ player }) => player === prompt.by));
      return isSame(prompt.workers, mine.workers) && sizeOf(best.workers) > sizeOf(mine.workers);
    }
    case 'own-use':
      return isBuiltBy(SEAT, prompt.tile);
    case 'other-use':
      return prompt.owner !== SEAT && isBuiltBy(prompt.owner, prompt.tile);
    case 'market-use':
      return view.market.some(({ tile }) => tile === prompt.tile);
    case 'green':
      return typeof me.workers !== 'number' && me.workers.green === prompt.workers;
    case 'passed':
      return (
        prompt.player !== SEAT &&
        events.some((event) => event.type === 'passed' && event.player === prompt.player)
      );
    case 'transport':
      return view.pending.some(
        ({ player, points, upgrades }) =>
          player === SEAT && points === prompt.points && upgrades === prompt.upgrades,
      );
    case 'upgrade':
      return actions.some((action) => action.type === 'upgrade' && action.tile === prompt.tile);
    case 'place':
      return isSame(
        prompt.tiles,
        me.placing?.map(({ tile }) => tile),
      );
    case 'offer':
      return isSame(prompt.tiles, me.winter);
    case 'summer':
    case 'autumn':
    case 'winter':
      return view.season === prompt.topic;
    case 'season-end':
      return view.players.every(({ placing = [] }, seat) => {
        const has = (tile: string): boolean =>
          tile.includes('turn-order') || isBuiltBy(seat, tile) || placing.some((one) => one.tile === tile);
        return must(prompt.won[seat]).every(has) && !prompt.gone.some(has);
      });
    case 'end':
      return prompt.sources.reduce((sum, { points }) => sum + points, 0) === prompt.points;
    default:
      return false;
  }
}

test('looking at a tile with a bid explains its colour, looking at turn order explains that', () => {
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  follow({ players: 3 }, 'looking', (moment) => {
    for (const { tile, bids = [] } of [...moment.view.market, ...moment.view.turnOrder]) {
      const prompt = promptAtTile({ ...moment, looked: tile }, nothing);
      seen.add(prompt?.topic ?? 'nothing');
      const hasBids = moment.decision === 'turn' && bids.length > 0;
      const isRight =
        prompt?.topic === 'colour'
          ? hasBids && prompt.highest === Math.max(...bids.map(({ workers }) => sizeOf(workers)))
          : !hasBids;
      if (!isRight) wrong.push({ tile, prompt });
    }
  });
  expect(wrong).toEqual([]);
  expect(seen).toEqual(new Set(['colour', 'turn-order', 'nothing']));
});

const isNoBid = ({ type }: Action): boolean => type !== 'bid';

test('chances are pointed out where they exist', () => {
  const found: { nudge: Nudge; moment: Moment }[] = [];
  for (const seed of ['chance', 'another', 'third']) {
    let last: Moment | null = null;
    follow({ players: 2 }, seed, (moment) => {
      const note = (nudge: Nudge | null, at = moment): void => {
        if (nudge) found.push({ nudge, moment: at });
      };
      if (last) note(nudgeAfter(last, moment), last);
      last = moment;
      for (const ready of moment.actions) {
        if (ready.type === 'pass')
          note(nudgeAt({ ...moment, ready, actions: moment.actions.filter(isNoBid) }));
        if (ready.type === 'pass' || ready.type === 'place') note(nudgeAt({ ...moment, ready }));
      }
    });
  }
  const legal = { bid: 'bid', use: 'use', road: 'place', upgrade: 'upgrade' } as const;
  const impossible = found.filter(
    ({ nudge, moment }) =>
      !moment.actions.some(
        (action) => action.type === legal[nudge.chance] && 'tile' in action && action.tile === nudge.tile,
      ),
  );
  expect(impossible).toEqual([]);
  expect(new Set(found.map(({ nudge }) => nudge.chance))).toEqual(new Set(Object.keys(legal)));
  const inWinter = found.filter(({ moment }) => moment.view.season === 'winter');
  expect(inWinter.filter(({ nudge }) => nudge.chance === 'bid' || nudge.chance === 'use')).toEqual([]);
});

test.each(LANGUAGES)('every chance can be said (%s)', async (language) => {
  const guide = await loadGuideWords(language);
  const naming = { words: await loadWords(language), nameOf: String };
  const chances: Nudge[] = [
    { chance: 'bid', tile: 'miner', workers: 3, needed: 1 },
    { chance: 'use', tile: 'home-1', workers: 3, needed: 2 },
    { chance: 'road', tile: 'miner' },
    { chance: 'upgrade', tile: 'miner' },
  ];
  const said = chances.map((chance) => sayNudge(chance, guide, naming));
  expect(new Set(said).size).toBe(chances.length);
  for (const [i, { tile }] of chances.entries())
    expect(said[i]).toContain(tileName(tile, naming.words.story));
});

test('a chance is pointed out once in a season, and dropped with the action that would miss it', () => {
  const run = new GuideRun('once');
  const game = Game.create(FULL_EDITION, { players: 2 }, 'a first turn');
  const moment = momentOf(game, []);
  const pass = must(game.legal(nextToAct(game.state)).actions.find(({ type }) => type === 'pass'));
  const mine: Moment = { ...moment, decision: 'turn', actions: game.legal(nextToAct(game.state)).actions };
  run.see(mine);
  expect(run.nudge).toBeNull();
  run.see({ ...mine, ready: pass });
  expect(run.nudge).not.toBeNull();
  run.see(mine);
  expect(run.nudge).toBeNull();
  run.see({ ...mine, ready: pass });
  expect(run.nudge).toBeNull();
});

test('after the end of autumn the winter tiles are explained at the same decision', () => {
  const run = new GuideRun('winter');
  const offers: Moment[] = [];
  follow({ players: 2 }, 'winter tiles', (moment) => {
    if (moment.decision === 'offer') offers.push(moment);
  });
  run.see(must(offers[0]));
  expect(run.prompt).toMatchObject({ topic: 'season-end', season: 'autumn' });
  run.gotIt();
  expect(run.prompt?.topic).toBe('offer');
  run.gotIt();
  expect(run.prompt).toBeNull();
});

test('what was explained is listed, can be read again, and is explained anew on request', () => {
  const run = new GuideRun('again');
  const game = Game.create(FULL_EDITION, { players: 2 }, 'a first turn');
  const mine: Moment = { ...momentOf(game, []), decision: 'turn' };
  run.see(mine);
  expect(run.prompt?.topic).toBe('start');
  run.gotIt();
  run.see(mine);
  expect(run.prompt).toBeNull();
  expect(run.shown.map(keyOf)).toEqual(['start']);
  run.again(must(run.shown[0]));
  expect(run.prompt?.topic).toBe('start');
  run.startOver();
  expect(run.prompt?.topic).toBe('start');
  expect(run.shown).toEqual([]);
});
