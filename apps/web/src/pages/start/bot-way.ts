import type { Words } from '../../words/words.ts';

/** How a bot plays, in words where there are any; other servers may have others. */
export const botWay = (id: string, { start }: Words): string =>
  (start.bots as Readonly<Record<string, string>>)[id] ?? id;
