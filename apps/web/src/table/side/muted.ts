/** People whose lines are not shown: the server remembers them, and leaves them out from the next visit on. */
const muted = new Set<string>();

export const mute = (person: string): Set<string> => muted.add(person);
export const isMuted = (person: string | undefined): boolean => person !== undefined && muted.has(person);
