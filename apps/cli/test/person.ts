import { QuickRandom } from '@keyflower/engine';
import type { Language } from '@keyflower/protocol';
import { loadTerminalWords } from '@keyflower/words';
import { type Ended, ended, start } from './run.ts';
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

/** Simulates a player at the keyboard, who answers every prompt at random until the game is over. */
export async function playThrough(
  seed: string,
  args: readonly string[],
  language: Language = 'en',
): Promise<Ended> {
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
  const child = start('play', '--language', language, '--seed', seed, ...args);
  const end = ended(child);
  let unread = '';
  child.stdout.on('data', (text: string) => {
    unread += text;
    const places = prompts.place.exec(unread)?.[1];
    const numbers = [...unread.matchAll(/^ +(\d+)\) /gm)].map(([, number]) => must(number));
    let typed: string;
    if (prompts.turn.test(unread)) typed = one(['b', 'u', 'b', 'u', 'p']);
    else if (prompts.herd.test(unread)) typed = one(['m', 'he', 'f', 'up', 'd']);
    else if (prompts.carry.test(unread)) typed = one(['m', 'up', 'd', 'd']);
    else if (places) typed = String(1 + random.below(Number(places)));
    else if (prompts.menu.test(unread)) typed = numbers.length > 0 ? one(numbers) : '1';
    else return;
    unread = '';
    child.stdin.write(`${typed}\n`);
  });
  return end;
}
