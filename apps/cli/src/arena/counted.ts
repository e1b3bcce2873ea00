import { thousands } from '../terminal/layout.ts';

/** "1 game", "1,200 games" */
export const counted = (count: number, noun: string): string =>
  `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
