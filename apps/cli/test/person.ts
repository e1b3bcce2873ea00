import { QuickRandom } from '@keyflower/engine';
import { type Ended, ended, start } from './run.ts';

/** Sits at the keyboard: reads what is asked and types some answer, through menus, until the game is over. */
export function playThrough(seed: string, ...args: string[]): Promise<Ended> {
  const random = new QuickRandom(seed);
  const one = <T>(of: readonly T[]): T => of[random.below(of.length)];
  const child = start('play', '--seed', seed, ...args);
  const end = ended(child);
  let unread = '';
  child.stdout.on('data', (text: string) => {
    unread += text;
    const [prompt, , places] =
      /(Your turn: .*\? |You may carry .*\? |of the map\? \(1 to (\d+)\).* |\n> )$/.exec(unread) ?? [];
    if (prompt === undefined) return;
    const numbers = [...unread.matchAll(/^ +(\d+)\) /gm)].map(([, number]) => number);
    unread = '';
    let typed: string;
    if (prompt.startsWith('Your turn')) typed = one(['b', 'u', 'b', 'u', 'p']);
    else if (prompt.startsWith('You may'))
      typed = one(prompt.includes('(he)rd') ? ['m', 'he', 'f', 'up', 'd'] : ['m', 'up', 'd', 'd']);
    else if (places) typed = String(1 + random.below(Number(places)));
    else typed = numbers.length > 0 ? one(numbers) : '1';
    child.stdin.write(`${typed}\n`);
  });
  return end;
}
