import { tileName } from '../story/names.ts';
import { letterOf } from '../table/village-map.ts';
import type { Sight } from '../table/sight.ts';

/** The tile a person means: by its whole name, its beginning, or any part of it that no other shares. */
export function findTile(typed: string, candidates: readonly string[]): string | { problem: string } {
  const wanted = typed.toLowerCase();
  if (wanted === '') return { problem: 'Which tile? Name it, or the beginning of its name.' };
  const named = (matches: (name: string) => boolean) =>
    candidates.filter((id) => matches(id) || matches(tileName(id)));
  for (const found of [
    named((name) => name === wanted),
    named((name) => name.startsWith(wanted)),
    named((name) => name.includes(wanted)),
  ]) {
    const distinct = [...new Set(found)];
    if (distinct.length === 1) return distinct[0];
    if (distinct.length > 1) {
      return { problem: `"${typed}" may be ${distinct.map(tileName).join(', ')}: say more of the name.` };
    }
  }
  return { problem: `There is no tile "${typed}" to choose here.` };
}

/** One of the person's own tiles, by name or by its letter on the map. */
export function ownTile(
  talk: { readonly seat: number; view(): Sight },
  typed: string,
): string | { problem: string } {
  const village = talk.view().players[talk.seat].village.map(({ tile }) => tile);
  const lettered = village.find((_, place) => letterOf(place) === typed);
  return lettered ?? findTile(typed, village);
}
