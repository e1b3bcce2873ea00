import { computed, effect, signal } from '@preact/signals';

/** Preferences for this device. They never leave the browser. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark';
  /** Worker colours: the default ones, or easier to tell apart with less colour vision. */
  palette: 'painted' | 'red-green' | 'blue-yellow';
  sound: boolean;
  /** Movement on the board: as the system prefers, or never. */
  motion: 'auto' | 'off';
  /** Whether single letters are shortcuts while the board has the focus. */
  keys: boolean;
  /** Whether a guest was asked for their name. */
  named: boolean;
}

const STORED_AS = 'keyflower-preferences';

/** Allowed values; the first is the default. */
const CHOICES: { readonly [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  theme: ['auto', 'light', 'dark'],
  palette: ['painted', 'red-green', 'blue-yellow'],
  sound: [false, true],
  motion: ['auto', 'off'],
  keys: [true, false],
  named: [false, true],
};

function valid<Name extends keyof Preferences>(name: Name, value: unknown): Preferences[Name] {
  return CHOICES[name].find((choice) => choice === value) ?? CHOICES[name][0]!;
}

function read(): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    stored = (JSON.parse(localStorage.getItem(STORED_AS) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    // Storage is blocked, or holds something else: the defaults apply.
  }
  return {
    theme: valid('theme', stored.theme),
    palette: valid('palette', stored.palette),
    sound: valid('sound', stored.sound),
    motion: valid('motion', stored.motion),
    keys: valid('keys', stored.keys),
    named: valid('named', stored.named),
  };
}

const changed = signal<Preferences | null>(null);
/** Storage is read when first needed, so that this module can be loaded where there is none. */
const stored = computed(read);

export const preferences = (): Preferences => changed.value ?? stored.value;

export function prefer(change: Partial<Preferences>): void {
  changed.value = { ...preferences(), ...change };
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(changed.value));
  } catch {
    // Storage is blocked: they last until the page is closed.
  }
}

/** Applies the preferences to the style sheets from now on. */
export function showPreferences(): void {
  effect(() => {
    const { theme, palette, motion } = preferences();
    Object.assign(document.documentElement.dataset, { theme, palette, motion });
  });
}

/** Whether animations are allowed. */
export const isMotionAllowed = (): boolean =>
  preferences().motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
