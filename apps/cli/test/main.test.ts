import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { BOT_IDS } from '@keyflower/bots';
import { describe, expect, it } from 'vitest';
import { keyflower, keyflowerHere, start } from './run.ts';

const COMMANDS = [
  'serve',
  'work',
  'backup',
  'restore',
  'move',
  'restored',
  'user',
  'play',
  'demo',
  'simulate',
  'arena',
  'advise',
  'review',
  'replay',
  'verify',
  'tiles',
  'engine',
  'perft',
  'bench',
  'conformance',
];

describe('keyflower', () => {
  it('lists its commands and exit codes', async () => {
    const { code, out, err } = await keyflowerHere('help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of [...COMMANDS, 'help']) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(out).toContain('Exit codes');
    expect((await keyflowerHere('--help')).out).toBe(out);
  });

  it.each(COMMANDS)('prints the help of %s, within 80 columns', async (command) => {
    const { code, out } = await keyflowerHere('help', command);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: keyflower ${command}`);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect((await keyflowerHere(command, '--help')).out).toBe(out);
  });

  it('prints its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect((await keyflowerHere('--version')).out).toMatch(`keyflower ${version} `);
  });

  it.each([
    [[], 'no command given'],
    [['dance'], 'there is no command "dance"; there are: serve'],
    [['help', 'dance'], 'there is no command "dance"'],
    [['paly'], 'there is no command "paly"; did you mean "play"?'],
    [['help', 'smulate'], 'did you mean "simulate"?'],
    [['demo', '--sead', 'x'], 'there is no option --sead; did you mean --seed?'],
    [['demo', '--colour'], 'there is no option --colour\n'],
    [['demo', '-s', 'x'], 'there is no option -s\n'],
    [['demo', 'x'], 'unexpected argument "x"\n'],
    [['demo', 'seed=x'], 'unexpected argument "seed=x"; did you mean --seed=x?'],
    [['demo', '--seed'], '--seed needs a value'],
    [['demo', '--seed', '--players'], '--seed needs a value; if "--players" is it, write --seed=--players'],
    [['tiles', '--json=yes'], '--json takes no value'],
    [['demo', '--players', '7'], '--players is a whole number from 2 to 6, not "7"'],
    [['demo', '--farmers', 'some'], '--farmers is one of off, mixed, all, not "some"\n'],
    [['demo', '--farmers', 'mixd'], 'not "mixd"; did you mean "mixed"?'],
    [['serve', '--log-level', 'wran'], 'not "wran"; did you mean "warn"?'],
    [['user', 'lsit'], 'there is no subcommand "lsit"; did you mean "list"?'],
    [['arena', '--bots', 'stewrad,miller'], 'there is no bot "stewrad"; did you mean "steward"?'],
    [['simulate', '--games', '0'], '--games is a whole number from 1'],
    [['simulate', '--bots', 'random,deep-thought'], 'there is no player "deep-thought"; there are: random'],
    [['simulate', '--bots', 'random,random', '--players', '3'], 'give one name, or one per seat'],
    [['simulate', '--handicap', '4', '--players', '4'], '--handicap is a whole number from 0 to 3'],
    [['simulate', '--handicap', '1,1'], 'each once'],
    [['play', '--seat', '3', '--players', '3'], '--seat is a whole number from 0 to 2'],
    [
      ['play', '--bots', 'miller,deep-thought'],
      `there is no bot "deep-thought"; there are: ${BOT_IDS.join(', ')}`,
    ],
    [['play', '--bots', 'miller,miller', '--players', '4'], '--bots has 2 names for 3 seats'],
    [['play', '--bots', 'miller,miller', '--players', '2'], 'for 1 seat: give one name, or one per opponent'],
    [['play', '--time', '0'], '--time is a whole number from 1'],
    [['perft', '--depth', 'x'], '--depth is a whole number'],
    [['bench', '--seconds', '0'], '--seconds is a number above 0'],
    [['verify'], 'name at least one file'],
    [['verify', 'no-such-file'], 'cannot read no-such-file'],
    [['replay'], 'name one file'],
    [['replay', 'no-such-file'], 'cannot read no-such-file'],
    [['replay', 'x', '--step', '--json'], '--step goes with neither'],
    [['engine', 'now'], 'unexpected argument "now"'],
    [['tiles', '--season', 'monsoon'], '--season is one of spring, summer, autumn, winter, not "monsoon"'],
    [['tiles', '--set', 'merchants'], '--set is one of base, farmers, not "merchants"'],
    [['tiles', '--tiles', 'no-such-file'], 'cannot read no-such-file'],
  ])('refuses %j with exit code 2 and a reason', async (args, reason) => {
    const { code, out, err } = await keyflowerHere(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
    expect(err).toContain('keyflower help');
  });

  it('exits with the code of the command', async () => {
    expect(await keyflower('help', 'dance')).toEqual(await keyflowerHere('help', 'dance'));
    expect(await keyflower('help', 'play')).toEqual(await keyflowerHere('help', 'play'));
  });

  it('exits quietly when its output pipe is closed', async () => {
    const child = start('demo');
    let errors = '';
    child.stderr.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    child.stdout.destroy();
    const [code] = (await once(child, 'close')) as [number];
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });
});

describe('keyflower demo', () => {
  it('prints a whole game, the same for the same seed', async () => {
    const [first, again, other] = await Promise.all([
      keyflower('demo'),
      keyflowerHere('demo'),
      keyflowerHere('demo', '--seed', 'other', '--players', '2'),
    ]);
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    for (const part of ['Spring', 'Summer', 'Autumn', 'Winter', 'Villages', 'Scores']) {
      expect(first.out).toMatch(new RegExp(`^== ${part} ==`, 'm'));
    }
    expect(first.out).toMatch(/^Player .* (wins|share the win)! \(\d+ points\)$/m);
    expect(again.out).toBe(first.out);
    expect(other.out).not.toBe(first.out);
    expect(first.out.split('\n').filter((line) => line.length > 82)).toEqual([]);
  });
});
