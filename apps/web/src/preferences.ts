/** What a person likes on this device. It never leaves the browser. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark';
  /** Worker colours: as painted, or told apart more easily with less colour vision. */
  palette: 'painted' | 'red-green' | 'blue-yellow';
  sound: boolean;
  /** Movements on the board: as the system likes them, or never. */
  motion: 'auto' | 'off';
  /** Whether single letters do something while the board has the focus. */
  keys: boolean;
}

const PLACE = 'keyflower-preferences';
const USUAL: Preferences = { theme: 'auto', palette: 'painted', sound: false, motion: 'auto', keys: true };

const CHOICES: { readonly [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  theme: ['auto', 'light', 'dark'],
  palette: ['painted', 'red-green', 'blue-yellow'],
  sound: [false, true],
  motion: ['auto', 'off'],
  keys: [true, false],
};

function valid<Name extends keyof Preferences>(name: Name, value: unknown): Preferences[Name] {
  return CHOICES[name].find((choice) => choice === value) ?? USUAL[name];
}

function read(): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    stored = (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    // Somebody else wrote there, or nothing may be stored: the usual ones hold.
  }
  return {
    theme: valid('theme', stored.theme),
    palette: valid('palette', stored.palette),
    sound: valid('sound', stored.sound),
    motion: valid('motion', stored.motion),
    keys: valid('keys', stored.keys),
  };
}

let now: Preferences | null = null;
const watchers = new Set<() => void>();

export const preferences = (): Preferences => (now ??= read());

export function prefer(change: Partial<Preferences>): void {
  now = { ...preferences(), ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // Then they hold until the page is closed.
  }
  showPreferences();
  for (const watcher of watchers) watcher();
}

export function onPreference(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Tells the style sheets. */
export function showPreferences(): void {
  const { theme, palette, motion } = preferences();
  Object.assign(document.documentElement.dataset, { theme, palette, motion });
}

/** Whether things may move on the screen. */
export const maySeeMotion = (): boolean =>
  preferences().motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
