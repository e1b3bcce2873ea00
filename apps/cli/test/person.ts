import { PassThrough } from 'node:stream';
import { QuickRandom } from '@keyflower/engine';
import type { Language } from '@keyflower/protocol';
import { loadTerminalWords } from '@keyflower/words';
import { type Ended, ended, runHere, start } from './run.ts';
import { must } from '../../../scripts/testing/must.ts';

const escaped = (text: string): string => text.replace(/[()?.*+[\]]/g, '\\$&');

/** Matches a prompt at the end of the output, with any numbers and tile names. */
const pattern = (prompt: string): string =>
  escaped(prompt)
    .replaceAll('999', '\\d+')
    .replaceAll('TILE', '.*')
    .replaceAll('888', '(\\d+)')
    // Long prompts are wrapped.
    .replaceAll(' ', '\\s+');

/**
 * A player who answers every prompt at random: takes what is printed, and returns the next line to type once there is a
 * prompt.
 */
async function personAt(seed: string, language: Language): Promise<(text: string) => string | undefined> {
  const { turn, carry, place } = await loadTerminalWords(language);
  const prompts = {
    turn: new RegExp(`${pattern(turn.ask)} $`),
    carry: new RegExp(`${pattern(carry.ask(999, 999, false))} $`),
    herd: new RegExp(`${pattern(carry.ask(999, 999, true))} $`),
    place: new RegExp(`${pattern(place.where('TILE', 888))}(\\s+${pattern(place.otherTile)})? $`),
    menu: /\n> $/,
  };
  const random = new QuickRandom(seed);
  const one = <T>(of: readonly T[]): T => must(of[random.below(of.length)]);
  let unread = '';
  return (text) => {
    unread += text;
    // Every prompt ends with a space; most of what is printed doesn't.
    if (!unread.endsWith(' ')) return undefined;
    const places = prompts.place.exec(unread)?.[1];
    let typed: string;
    if (prompts.turn.test(unread)) typed = one(['b', 'u', 'b', 'u', 'p']);
    else if (prompts.herd.test(unread)) typed = one(['m', 'he', 'f', 'up', 'd']);
    else if (prompts.carry.test(unread)) typed = one(['m', 'up', 'd', 'd']);
    else if (places) typed = String(1 + random.below(Number(places)));
    else if (prompts.menu.test(unread)) {
      const numbers = [...unread.matchAll(/^ +(\d+)\) /gm)].map(([, number]) => must(number));
      typed = numbers.length > 0 ? one(numbers) : '1';
    } else return undefined;
    unread = '';
    return `${typed}\n`;
  };
}

const playArguments = (seed: string, args: readonly string[], language: Language): string[] => [
  'play',
  '--language',
  language,
  '--seed',
  seed,
  ...args,
];

/** Simulates a player at the keyboard until the game is over. */
export async function playThrough(seed: string, args: readonly string[]): Promise<Ended> {
  const answer = await personAt(seed, 'en');
  const child = start(...playArguments(seed, args, 'en'));
  const end = ended(child);
  child.stdout.on('data', (text: string) => {
    const typed = answer(text);
    if (typed !== undefined) child.stdin.write(typed);
  });
  return end;
}

/** The same in this process, against random players: other bots think on threads. */
export async function playThroughHere(
  seed: string,
  args: readonly string[],
  language: Language = 'en',
): Promise<Ended> {
  const answer = await personAt(seed, language);
  const input = new PassThrough();
  const onOutput = (text: string) => {
    const typed = answer(text);
    if (typed !== undefined) input.write(typed);
  };
  return runHere({ args: [...playArguments(seed, args, language), '--bots', 'random'], input, onOutput });
}
