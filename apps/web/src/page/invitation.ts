const TABLE = /^\/(?:t|replay)\/[\w-]+$/;
const CODE = /^[\w-]{6,40}$/;

/** Where a link or a code leads that somebody was sent; null if it is neither. Only our own pages are opened. */
export function pathOfInvitation(text: string): string | null {
  const given = text.trim();
  if (CODE.test(given)) return `/t/${given}`;
  // People also copy links without their beginning, or with a word before them.
  const link = given.match(/(?:https?:\/\/)?[^\s/]*(\/(?:t|replay)\/[\w-]+(?:\?[^\s#]*)?)/);
  if (!link) return null;
  const { pathname, search } = new URL(link[1], 'http://here');
  return TABLE.test(pathname) ? pathname + search : null;
}
