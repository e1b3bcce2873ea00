import { describe, expect, it } from 'vitest';
import { BASE_CONTENT } from '../../src/content/base/index.ts';
import { DrawnChance } from '../../src/steps/chance.ts';
import { newGame } from '../../src/steps/new-game.ts';
import { play } from '../../src/play.ts';
import type { GameEvent } from '../../src/types.ts';
import { COLOURS, SKILLS } from '../../src/model/names.ts';
import { QuickRandom } from '../../src/random/quick.ts';
import { randomAction } from '../../src/play.ts';
import { randomSeat } from '../../src/testkit/random-game.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { redactEvents } from '../../src/view/redact.ts';
import { makeView } from '../../src/view/view.ts';
import { pickBoat } from '../support/actions.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** In the quick run, one for each number of players, with every third decision compared. */
const GAMES = FULL ? 12 : 5;
const EVERY = FULL ? 1 : 3;

type Tally = Record<string, number>;

/** What a spectator with pen and paper can prove about each screen, from the events they are shown. */
class Notebook {
  readonly hands: Tally[];

  constructor(hands: Tally[]) {
    this.hands = hands;
  }

  read(event: GameEvent): void {
    switch (event.type) {
      case 'bid':
        return this.lose(event.player, { [event.color]: event.screen });
      case 'used':
        return this.lose(event.player, event.screen);
      case 'paid-worker':
        return this.lose(event.player, { [event.worker]: 1 });
      case 'paid-skill':
        return this.lose(event.player, event.skill ? { [event.skill]: 1 } : anyOf(1));
      case 'upgraded': {
        const { skills } = event.pay;
        return this.lose(event.player, typeof skills === 'number' ? anyOf(skills) : skills);
      }
      case 'boat-picked':
        this.gain(event.player, event.workers);
        return this.gain(event.player, event.skills);
      case 'bid-returned':
      case 'tile-won':
      case 'workers-collected':
        return this.gain(event.player, event.workers);
      case 'gained-green':
        return this.gain(event.player, { green: event.workers });
      default:
    }
  }

  private gain(seat: number, counts: Tally): void {
    for (const [name, n] of Object.entries(counts))
      must(this.hands[seat])[name] = (must(this.hands[seat])[name] ?? 0) + n;
  }

  private lose(seat: number, counts: Tally): void {
    for (const [name, n] of Object.entries(counts))
      must(this.hands[seat])[name] = Math.max(0, (must(this.hands[seat])[name] ?? 0) - n);
  }
}

/** A hidden skill may have been any kind. */
const anyOf = (n: number): Tally => Object.fromEntries(SKILLS.map((skill) => [skill, n]));

const withoutZeros = (tally: Tally): Tally =>
  Object.fromEntries(Object.entries(tally).filter(([, n]) => n > 0));

describe('what public events prove', () => {
  it('SECRET-2: `known` is exactly what a spectator can write down, all through random games', () => {
    for (let game = 0; game < GAMES; game++) {
      const players = 2 + (game % 5);
      const random = new QuickRandom(`notebook ${game}`);
      const chance = new DrawnChance(random);
      let state = newGame(BASE_CONTENT, { players, handicap: [0] }, chance);
      const hands = Array.from({ length: players }, (): Tally => ({}));
      must(hands[0]).green = 1;
      const notebook = new Notebook(hands);
      for (let seat = randomSeat(state, random); seat >= 0; seat = randomSeat(state, random)) {
        const played = play(state, seat, randomAction(state, seat, random), chance);
        for (const event of redactEvents(played.events, null)) notebook.read(event);
        state = played.state;
        if (random.below(EVERY) > 0) continue;
        const known = makeView(state, null).players.map((player) => ({
          ...player.known!.workers,
          ...player.known!.skills,
        }));
        expect(known).toEqual(notebook.hands.map(withoutZeros));
      }
    }
  });

  it('SECRET-2: `known` is sound: never more than is really there, with the gamers’ variant too', () => {
    for (let game = 0; game < GAMES; game++) {
      const random = new QuickRandom(`sound ${game}`);
      const chance = new DrawnChance(random);
      const table = new Scenario();
      table.state = newGame(BASE_CONTENT, { players: 2 + (game % 5), gamers: game % 2 === 0 }, chance);
      for (let seat = randomSeat(table.state, random); seat >= 0; seat = randomSeat(table.state, random)) {
        table.state = play(table.state, seat, randomAction(table.state, seat, random), chance).state;
        if (random.below(EVERY) > 0) continue;
        for (const { workers, skills, known } of table.position().players) {
          const tooMany = [
            ...COLOURS.filter((colour) => (known!.workers[colour] ?? 0) > (workers[colour] ?? 0)),
            ...SKILLS.filter((skill) => (known!.skills[skill] ?? 0) > (skills[skill] ?? 0)),
          ];
          expect(tooMany).toEqual([]);
        }
      }
    }
  });

  it('SECRET-2: what came from a boat is known until it is spent', () => {
    const table = new Scenario({
      boats: [{ boat: 'boat-keyflower', workers: { red: 2 }, skills: { saw: 1 } }],
      players: [{ workers: { red: 1, blue: 2 } }, {}],
    });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(makeView(table.state, 1).players[0]).toMatchObject({
      workers: 5,
      known: { workers: { red: 2 }, skills: { saw: 1 } },
    });
  });

  it('SECRET-2: after a hidden payment every kind it may have been is proven one less', () => {
    const table = new Scenario({
      season: 'summer',
      market: [{ tile: 'brewer' }],
      players: [
        {
          workers: { red: 1 },
          skills: { saw: 2, pick: 1 },
          known: { workers: {}, skills: { saw: 2, pick: 1 } },
        },
        {},
      ],
    });
    table.play(0, { type: 'use', tile: 'brewer', screen: { red: 1 } });
    table.play(0, { type: 'pay', skill: 'saw' });
    expect(makeView(table.state, 1).players[0]).toMatchObject({ skills: 2, known: { skills: { saw: 1 } } });
    expect(must(makeView(table.state, 1).players[0]).known?.skills).toEqual({ saw: 1 });
  });
});

describe('the same to those who may not know', () => {
  const seen = (table: Scenario, viewer: number | null) => JSON.stringify(makeView(table.state, viewer));

  it('SECRET-3: hands that differ only behind the screen look the same', () => {
    const table = (workers: object, skills: object, winter: string[]) =>
      new Scenario({
        players: [{ workers, skills, winter }, { workers: { red: 2 } }],
        market: [{ tile: 'miner' }],
      });
    const one = table({ red: 3 }, { saw: 1 }, ['jeweller']);
    const other = table({ blue: 1, yellow: 2 }, { pick: 1 }, ['scholar']);
    for (const viewer of [1, null]) expect(seen(one, viewer)).toBe(seen(other, viewer));
    for (const game of [one, other]) game.play(0, { type: 'pass' });
    expect(one.legal(1)).toEqual(other.legal(1));
    expect(seen(one, 0)).not.toBe(seen(other, 0));
  });

  it('SECRET-3: paying one skill or another tells the others nothing', () => {
    const pay = (skill: string) => {
      const table = new Scenario({
        season: 'summer',
        market: [{ tile: 'hiring-fair' }],
        players: [{ workers: { red: 1 }, skills: { pick: 1, saw: 1 } }, {}],
      });
      table.play(0, { type: 'use', tile: 'hiring-fair', screen: { red: 1 } });
      const events = redactEvents(table.play(0, { type: 'pay', skill }), 1);
      return JSON.stringify([events, makeView(table.state, 1)]);
    };
    expect(pay('pick')).toBe(pay('saw'));
  });

  it('SECRET-3: upgrading the barn with one skill or another tells the others nothing', () => {
    const flip = (skill: string) => {
      const table = new Scenario({
        season: 'autumn',
        players: [
          {
            skills: { pick: 1, saw: 1 },
            known: { workers: {}, skills: { pick: 1, saw: 1 } },
            village: [
              { tile: 'home-1', q: 0, r: 0, uses: [{ red: 1 }] },
              { tile: 'barn', q: 0, r: -1 },
            ],
          },
          {},
        ],
        pending: [{ player: 0, decision: 'transport', tile: 'home-1', points: 0, upgrades: 1 }],
      });
      const action = { type: 'upgrade', tile: 'barn', pay: { resources: {}, skills: { [skill]: 1 } } };
      return JSON.stringify([redactEvents(table.play(0, action), 1), makeView(table.state, 1)]);
    };
    expect(flip('pick')).toBe(flip('saw'));
  });

  it('SECRET-3: where one placed or what one offered tells the others nothing', () => {
    const placing = (action: object) => {
      const table = new Scenario({
        phase: 'ending',
        pending: [0, 1].map((player) => ({ player, decision: 'place' as const })),
        players: [{ placing: [{ tile: 'keywood' }] }, { placing: [{ tile: 'stable' }] }],
      });
      const events = redactEvents(table.play(0, action), 1);
      return JSON.stringify([events, makeView(table.state, 1), table.legal(1)]);
    };
    expect(placing({ type: 'place', tile: 'keywood', q: 0, r: -1, rotation: 0 })).toBe(
      placing({ type: 'place', tile: 'keywood', q: 1, r: 0, rotation: 2 }),
    );
    const offering = (tiles: string[]) => {
      const table = new Scenario({
        season: 'autumn',
        phase: 'ending',
        pending: [0, 1].map((player) => ({ player, decision: 'offer' as const })),
        players: [{ winter: ['jeweller', 'scholar'] }, { winter: ['windmill'] }],
      });
      const events = redactEvents(table.play(0, { type: 'offer', tiles }), 1);
      return JSON.stringify([events, makeView(table.state, 1)]);
    };
    expect(offering(['jeweller'])).toBe(offering(['jeweller', 'scholar']));
  });

  it('SECRET-3: who offered which winter tile never shows, not by the order of the market', () => {
    const market = (mine: string[], theirs: string[]) => {
      const table = new Scenario({
        season: 'autumn',
        phase: 'ending',
        pending: [0, 1].map((player) => ({ player, decision: 'offer' as const })),
        players: [{ winter: mine }, { winter: theirs }],
      });
      table.play(0, { type: 'offer', tiles: mine });
      table.play(1, { type: 'offer', tiles: theirs });
      return JSON.stringify(makeView(table.state, null));
    };
    expect(market(['windmill', 'apothecary'], ['scholar', 'jeweller'])).toBe(
      market(['jeweller', 'windmill'], ['apothecary', 'scholar']),
    );
  });
});

describe('spectators and the end', () => {
  const position: ScenarioPosition = {
    season: 'winter',
    players: [
      { workers: { red: 2 }, skills: { saw: 1 } },
      { workers: { blue: 1, green: 1 }, skills: { pick: 2 } },
    ],
  };

  it('SECRET-4: a spectator sees of each player what the other player sees', () => {
    const table = new Scenario(position);
    const spectator = makeView(table.state, null);
    expect(spectator.viewer).toBeNull();
    expect(spectator.players[0]).toEqual(makeView(table.state, 1).players[0]);
    expect(spectator.players[1]).toEqual(makeView(table.state, 0).players[1]);
  });

  it('SECRET-4: after the game everything is open, to spectators too', () => {
    const table = new Scenario({ ...position, phase: 'scoring' });
    const { supply } = table.position();
    for (const viewer of [0, 1, null]) {
      const seen = makeView(table.state, viewer);
      expect(seen.players[0]).toMatchObject({ workers: { red: 2 }, skills: { saw: 1 } });
      expect(seen.players[1]).toMatchObject({ workers: { blue: 1, green: 1 }, skills: { pick: 2 } });
      expect(seen.supply).toMatchObject({ bag: supply.bag, skills: supply.skills });
    }
  });
});
