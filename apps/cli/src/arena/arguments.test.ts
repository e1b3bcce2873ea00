import { describe, expect, it } from 'vitest';
import { boundsOf, checkFile, planOf } from './arguments.ts';
import { must } from '../../../../scripts/testing/must.ts';

type Flags = Parameters<typeof planOf>[0];

const plan = (flags: Partial<Flags>) =>
  planOf({ bot: [], games: '100', time: '1000', grace: '1000', seed: 's', ...flags });

const lineup = (flags: Partial<Flags>): string[] => {
  const { entrants, lineups } = plan(flags);
  return must(lineups[0]).map((entrant) => must(entrants[entrant]).name);
};

describe('the line-up', () => {
  it('has the named bot of each seat', () => {
    expect(lineup({ bots: 'miller,random,random' })).toEqual(['miller', 'random', 'random']);
    expect(lineup({ bots: 'random', players: '3' })).toEqual(['random', 'random', 'random']);
    expect(lineup({ bots: ' random, miller@30 ' })).toEqual(['random', 'miller@30']);
  });

  it('has programs first, unless --bots names them', () => {
    const bot = ['mine=./mine --fast', './other'];
    expect(lineup({ bot })).toEqual(['mine', 'bot']);
    expect(lineup({ bot, players: '4' })).toEqual(['mine', 'bot', 'miller', 'miller']);
    expect(lineup({ bot, bots: 'random' })).toEqual(['mine', 'bot', 'random']);
    expect(lineup({ bot, bots: 'random,mine@50' })).toEqual(['bot', 'random', 'mine@50']);
    const { entrants } = plan({ bot, bots: 'random,mine@50,bot' });
    expect(entrants[1]).toEqual({ name: 'mine@50', bot: 'mine', budget: 50, command: './mine --fast' });
  });

  it('does not take an environment variable of the command for a name', () => {
    const { entrants } = plan({ bot: ['DEBUG=1 ./mine'] });
    expect(entrants[0]).toMatchObject({ name: 'bot', command: 'DEBUG=1 ./mine' });
  });
});

it('games are rounded up to whole deals', () => {
  expect(plan({ bots: 'miller,random', games: '7' }).sets).toBe(4);
  expect(plan({ bots: 'miller,random,random,random', games: '60' }).sets).toBe(15);
  expect(plan({ bots: 'random', players: '4', games: '7' }).sets).toBe(7);
  expect(plan({ bots: 'random,random@1,random@2', players: '2', games: '10' }).sets).toBe(5);
});

it.each<[Partial<Flags>, string]>([
  [{}, 'no players given'],
  [{ bots: 'miller,stranger' }, 'there is no bot "stranger"; there are: random'],
  [{ bots: 'miller,toString' }, 'there is no bot "toString"'],
  [{ bots: 'miller@0,random' }, 'the time in "miller@0" is a whole number from 1'],
  [{ bots: 'miller,random', players: '4' }, '--bots has 2 names for 4 seats'],
  [{ bots: 'miller,random', players: '7' }, '--players is a whole number from 2 to 6'],
  [{ bots: 'miller,random', games: '0' }, '--games is a whole number from 1'],
  [{ bot: ['miller=true'] }, '"miller" is the name of a built-in bot'],
  [{ bot: ['a=true', 'a=false'] }, 'two programs called "a"'],
  [{ bots: 'miller,random', iterations: '-1' }, '--iterations is a whole number from 1'],
  [{ bot: [' '] }, '--bot is a command'],
])('%j is refused', (flags, reason) => {
  expect(() => plan(flags)).toThrow(reason);
});

it('--sprt needs two win rates in order and a single line-up', () => {
  const pair = plan({ bots: 'miller,random' });
  expect(boundsOf('0.5,0.75', pair)).toEqual({ low: 0.5, high: 0.75 });
  for (const text of ['0.8,0.5', '0.5', '0,0.5', '0.5,1', '0.2,0.3,0.4', ',0.5', 'a,b']) {
    expect(() => boundsOf(text, pair)).toThrow('--sprt is two win rates between 0 and 1');
  }
  expect(() => boundsOf('0.5,0.8', plan({ bots: 'random' }))).toThrow('--sprt tests the first bot');
});

it('an unwritable --output file is refused before the games', () => {
  expect(() => checkFile('/no/such/folder/x.json')).toThrow('--output: ');
  expect(() => checkFile('.')).toThrow('is a directory');
});
