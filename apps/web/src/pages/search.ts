/** Text without accents and case. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** Tells whether a text contains every word searched for; null if nothing is searched for. */
export function searchFor(sought: string): ((text: string) => boolean) | null {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return null;
  return (text) => {
    const said = plain(text);
    return wanted.every((word) => said.includes(word));
  };
}
