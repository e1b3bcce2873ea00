import { useEffect, useReducer } from 'preact/hooks';
import { house } from '../house.ts';
import { onPreference, type Preferences, preferences } from '../preferences.ts';
import type { Words } from '@keyflower/words';

/** Draws the component again whenever somebody calls back. */
export function useChanges(subscribe: (changed: () => void) => () => void): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => subscribe(() => again(undefined)), [subscribe]);
}

const houseChanges = (changed: () => void): (() => void) => house.onChange(changed);

/** Who I am, which tables wait, whether the server is heard: drawn again when any of it changes. */
export function useHouse(): typeof house {
  useChanges(houseChanges);
  return house;
}

/** The words of the reader's language. */
export const useWords = (): Words => useHouse().words;

export function usePreferences(): Preferences {
  useChanges(onPreference);
  return preferences();
}
