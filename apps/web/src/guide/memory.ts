import type { Prompt } from './prompts.ts';

/** What the guide remembers on this device. */
export interface Memory {
  /** Topics explained in any game. */
  topics: readonly string[];
  /** The game played last, whether the guide is on in it, and what was explained there, with the facts of then. */
  game: string;
  isOn: boolean;
  shown: readonly Prompt[];
}

const STORED_AS = 'keyflower-guide';
const NEW: Memory = { isOn: true, topics: [], game: '', shown: [] };

const isList = (value: unknown): boolean => Array.isArray(value);

/** What is stored may be damaged, or blocked. */
export function readMemory(): Memory {
  try {
    const found = JSON.parse(localStorage.getItem(STORED_AS) ?? 'null') as Partial<Memory> | null;
    if (!found || !isList(found.topics) || !isList(found.shown)) return NEW;
    return { ...NEW, ...found };
  } catch {
    return NEW;
  }
}

export function writeMemory(memory: Memory): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(memory));
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}
