import type { Language } from '@keyflower/protocol';
import { loadRefusalWords, type RefusalWords } from '@keyflower/words';
import { signal } from '@preact/signals';

/** Why the engine refuses actions, in the languages loaded so far: the start page does not need it. */
const known = signal<ReadonlyMap<Language, RefusalWords>>(new Map());
const asked = new Set<Language>();

/** The texts of a language; null until they are loaded, of which readers are notified. */
export function reasonsIn(language: Language): RefusalWords | null {
  const texts = known.value.get(language);
  if (!texts) void loadReasons(language);
  return texts ?? null;
}

/** Loads the texts of a language. */
export async function loadReasons(language: Language): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  try {
    const texts = await loadRefusalWords(language);
    known.value = new Map([...known.peek(), [language, texts]]);
  } catch {
    // No network: another try the next time.
    asked.delete(language);
  }
}
