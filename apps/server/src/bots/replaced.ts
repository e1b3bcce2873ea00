/** Bots that were removed, each with the one that plays in its place. */
const REPLACED: Readonly<Record<string, string>> = { greedy: 'miller' };

/** The bot that plays where an old table or an old client names one. */
export function currentBot(id: string): string {
  return Object.hasOwn(REPLACED, id) ? REPLACED[id] : id;
}
