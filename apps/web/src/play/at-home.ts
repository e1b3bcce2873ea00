import type { TableContext } from './table.ts';

const AT_HOME: ReadonlySet<string> = new Set(['transport', 'place', 'animal', 'breed']);

/** Whether the viewer decides about their own village, which is then shown. */
export const isAtHome = (asked: TableContext['asked']): boolean =>
  asked !== null && AT_HOME.has(asked.decision);
