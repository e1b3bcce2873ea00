import type { TableContext } from './table.ts';

/** What the viewer is asked to do; empty if nothing. */
export function promptText({
  asked,
  actions,
  words,
}: Pick<TableContext, 'asked' | 'actions' | 'words'>): string {
  if (!asked) return '';
  const isOnlyPass = asked.decision === 'turn' && actions.length === 1;
  return isOnlyPass ? words.now.onlyPass : words.now.prompt[asked.decision];
}
