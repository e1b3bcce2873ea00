import { readFileSync } from 'node:fs';
import { names } from '@keyflower/words/en/names';
import { describe, expect, it } from 'vitest';
import { playThrough, playThroughHere } from './person.ts';
import {
  ended,
  jsonLines,
  keyflowerHere,
  keyflowerHereWith,
  keyflowerWith,
  start,
  temporaryFolder,
} from './run.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const path = temporaryFolder();

/** Players, seat and opponents. */
const GAMES = FULL
  ? [
      ['2', '0', 'steward'],
      ['3', '1', 'miller'],
      ['6', '5', 'random'],
    ]
  : [
      ['2', '0', 'newcomer'],
      ['6', '5', 'random'],
    ];

describe('keyflower play', () => {
  it.each(GAMES)(
    'can be played to the end by %s from seat %s with %s, within 80 columns',
    async (players, seat, bot) => {
      const record = path(`game-${players}.jsonl`);
      const bots = ['--bots', bot, '--time', '10'];
      const args = ['--players', players, '--seat', seat, ...bots, '--record', record];
      const playing = bot === 'random' && !FULL ? playThroughHere : playThrough;
      const { code, out, err } = await playing(`game ${players}`, args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^== Scores ==/m);
      expect(out).toMatch(/^You: \d+ points?$/m);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
      expect(await keyflowerHere('verify', record)).toMatchObject({ code: 0 });
    },
  );

  it('shows nothing that is hidden from the seat', async () => {
    const record = path('hidden.jsonl');
    const { out } = await playThroughHere('hidden', ['--players', '2', '--record', record]);
    const draws = jsonLines(readFileSync(record, 'utf8'));
    const winter = must(
      draws.flatMap(({ chance }) => {
        const draw = chance as { what: string; for: number; drawn: string[] } | undefined;
        return draw?.what === 'winter' && draw.for === 1 ? [draw.drawn] : [];
      })[0],
    );
    expect(winter).toHaveLength(3);
    const beforeWinter = out.slice(0, out.indexOf('== Winter'));
    for (const tile of winter) expect(beforeWinter).not.toContain(names[tile]);
    expect(beforeWinter).toMatch(/^ Player 1: \d+ workers?[; ]/m);
    expect(beforeWinter).not.toMatch(/Player 1 .*draws \d+ (blue|red|yellow|saw|pick|anvil|workers \()/);
  });

  it('exits cleanly on quit and at the end of the input', async () => {
    for (const [run, input] of [
      [keyflowerWith, 'q\n'],
      [keyflowerHereWith, ''],
      [keyflowerHereWith, 'quit\n'],
      [keyflowerHereWith, 'b\nquit\n'],
    ] as const) {
      const { code, out } = await run(input, 'play', '--seed', 'x', '--bots', 'random');
      expect({ code, polite: out.includes('Thank you for playing') }).toEqual({ code: 0, polite: true });
    }
  });

  it('exits cleanly on an interrupt', async () => {
    const child = start('play', '--seed', 'x');
    const end = ended(child);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { code, out } = await end;
    expect({ code, polite: out.includes('Thank you for playing') }).toEqual({ code: 0, polite: true });
  });

  it('exits cleanly on an interrupt while an opponent thinks', async () => {
    // The steward begins, and has an hour.
    const child = start('play', '--seed', 'x', '--players', '2', '--bots', 'steward', '--time', '3600000');
    const end = ended(child);
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGINT'), 500));
    const { code, out } = await end;
    expect({ code, polite: out.includes('Thank you for playing') }).toEqual({ code: 0, polite: true });
    expect(out).not.toContain('Your turn');
  });

  it('introduces the opponents and calls them by their names, which the record keeps', async () => {
    const record = path('named.jsonl');
    const opponents = ['--bots', 'newcomer, random,merchant', '--record', record];
    const named = await keyflowerWith('p\nq\n', 'play', '--seed', 'x', ...opponents);
    expect(named.err).toBe('');
    for (const told of [
      /^Keyflower, 4 players: you are player 0\.$/m,
      /^ Player 1: Pippa, new in the village\. A beginner: /m,
      /^ Player 2: the bot “random”\.$/m,
      /^ Player 3: Agnes, the merchant\. Knows what /m,
      /^ Agnes: \d+ workers; /m,
      /^Pippa (bids|uses|passes)/m,
      /^Player 2 (bids|uses|passes)/m,
    ]) {
      expect(named.out).toMatch(told);
    }
    const [header] = atLeast(1, jsonLines(readFileSync(record, 'utf8')));
    expect(header.seats).toEqual(['Player 0', 'Pippa', 'Player 2', 'Agnes'].map((name) => ({ name })));
    expect((await keyflowerHere('replay', record)).out).toContain('Agnes');
    const seated = path('seated.jsonl');
    const second = ['--seat', '1', '--record', seated];
    const usual = await keyflowerWith('v odo\nv odo ii\nv o\nv 1\nq\n', 'play', '--seed', 'x', ...second);
    expect(usual.out).toMatch(
      /^ Player 0: Odo I, the miller\. .*\n(.*\n)?.* Player 2: Odo II, the miller\./m,
    );
    expect(usual.out.match(/^Odo II’s village/gm)).toHaveLength(1);
    expect(usual.out.match(/^Villages are numbered 0 to 2/gm)).toHaveLength(2);
    const [{ seats }] = atLeast(1, jsonLines(readFileSync(seated, 'utf8')));
    expect(seats).toEqual(['Odo I', 'Player 1', 'Odo II'].map((name) => ({ name })));
  });

  it('keeps no names in the record of a game against opponents without any', async () => {
    const plain = path('plain.jsonl');
    await keyflowerHereWith('q\n', 'play', '--bots', 'random', '--record', plain);
    expect(jsonLines(readFileSync(plain, 'utf8'))[0]).not.toHaveProperty('seats');
  });

  it.each(['random', 'miller'])('repeats a game with the same seed and %s', async (bot) => {
    const passes = `${'p\n'.repeat(FULL ? 12 : 4)}q\n`;
    const args = ['play', '--seed', 'again', '--bots', bot, '--time', '60000'];
    // Random players need no thread.
    const again = bot === 'random' ? keyflowerHereWith : keyflowerWith;
    const [first, second] = await Promise.all([keyflowerWith(passes, ...args), again(passes, ...args)]);
    expect(first.out.length).toBeGreaterThan(2000);
    expect(second).toEqual(first);
  });

  it('shows the table, villages, tiles, the score and help whenever asked', async () => {
    const looks = [
      'h',
      't',
      'v',
      'v 1',
      'v 9',
      'i keywood',
      'i boat-2',
      'i nonsense',
      's',
      'b',
      'h',
      'i miner',
      '0',
    ];
    const { out } = await keyflowerHereWith(looks.join('\n'), 'play', '--seed', 'x', '--bots', 'random');
    for (const shown of [
      'On your turn:',
      'Boats',
      'My village, 1 tile',
      'Player 1’s village',
      'Villages are numbered 0 to 2',
      'Upgraded for 1 saw: 3 wood; 3 points',
      'Side a: transport across fields',
      'There is no tile “nonsense”',
      'If the game ended now',
      'Bid on which tile?',
    ]) {
      expect(out).toContain(shown);
    }
  });

  it('accepts short commands and explains refusals', async () => {
    const typed = ['dance', 'b', '99', 'zzz', '0', 'b turn-order-1 50 red', 'b turn-order-1 1r 1b', 'u boat'];
    const { out } = await keyflowerHereWith(
      `${typed.join('\n')}\nb turn-order-1 1 yellow\n`,
      'play',
      '--seed',
      'x',
      '--bots',
      'random',
    );
    for (const said of [
      '“dance” is not a command here',
      'Choose a number from 1 to',
      'No entry contains “zzz”',
      'Not allowed (BID-2): ',
      'Not allowed (BID-3): ',
      'There is no tile “boat”',
      'You bid 1 yellow worker on Turn order 1.',
    ]) {
      expect(out).toContain(said);
    }
  });
});
