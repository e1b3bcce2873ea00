import { terminal, words } from '../language.ts';
import { tileName } from '../story/names.ts';
import { letterOf } from '../table/village-map.ts';
import type { TableView } from '../table/table-view.ts';
import { must } from '../must.ts';

/** "carriere-de-key": a name as it is typed, in small letters without accents or spaces. */
const typedAs = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, '-');

/** Finds a tile by its id or name, by a prefix, or by a unique part of it. */
export function findTile(typed: string, candidates: readonly string[]): string | { problem: string } {
  const wanted = typedAs(typed);
  const { look } = terminal();
  if (wanted === '') return { problem: look.whichTile };
  const named = (matches: (name: string) => boolean): string[] =>
    candidates.filter((id) => [id, tileName(id)].some((name) => matches(typedAs(name))));
  for (const found of [
    named((name) => name === wanted),
    named((name) => name.startsWith(wanted)),
    named((name) => name.includes(wanted)),
  ]) {
    const distinct = [...new Set(found)];
    if (distinct.length === 1) return must(distinct[0]);
    if (distinct.length > 1) {
      return { problem: look.severalTiles(typed, words().end.list(distinct.map(tileName))) };
    }
  }
  return { problem: look.noTile(typed) };
}

/** Finds a name by a prefix of its id or of its word in the current language. */
export function findNoun<Name extends string>(typed: string, names: readonly Name[]): Name | null {
  const wanted = typedAs(typed);
  if (wanted === '') return null;
  const { nouns, plurals } = words().story;
  const forms = (name: string): string[] =>
    [
      name,
      (nouns as Readonly<Record<string, string>>)[name],
      (plurals as Readonly<Record<string, string>>)[name],
    ]
      .filter((form) => form !== undefined)
      .map(typedAs);
  return names.find((name) => forms(name).some((form) => form.startsWith(wanted))) ?? null;
}

/** Finds one of the player's own tiles by name or by its letter on the map. */
export function ownTile(
  dialogue: { readonly seat: number; view(): TableView },
  typed: string,
): string | { problem: string } {
  const village = must(dialogue.view().players[dialogue.seat]).village.map(({ tile }) => tile);
  const lettered = village.find((_, place) => letterOf(place) === typed);
  return lettered ?? findTile(typed, village);
}
