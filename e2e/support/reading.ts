import type { Page } from '@playwright/test';
import type { Words } from '@keyflower/words';
import { must } from '../../scripts/testing/must.ts';

export type Part = 'now' | 'market' | 'village' | 'winter' | 'menu';

/** A button as a screen reader presents it. */
export interface SeenButton {
  part: Part;
  name: string;
  disabled: boolean;
  /** Its place among `seenButtons` in the page. */
  index: number;
}

/** Everything a player decides by, read at one moment. */
export interface Reading {
  prompt: string;
  buttons: SeenButton[];
  /** Whether an element has the focus, so that a keyboard user can continue from there. */
  focused: boolean;
}

interface Wanted {
  titles: Readonly<Record<Part, string>>;
  /** Texts of the prompt and names of its buttons; the page is ready once it shows one of them. */
  prompts: readonly string[];
  answers: readonly string[];
  menu: boolean;
  focus: boolean;
  readyMs: number;
  focusMs: number;
}

/** The window, with what the functions that run in the page keep there. */
export interface Watched extends Window {
  unanswered?: Set<string>;
  seenButtons?: Element[];
}

const BOTS_THINK_MS = 60_000;
/** Far more than the page takes to render and to move the focus. */
const FOCUS_MS = 10_000;

/**
 * Counts the actions that the server has not answered yet: until then the page shows the decision that was just
 * made. To be called before the page is opened.
 */
export async function watchAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const unanswered = new Set<string>();
    (window as Watched).unanswered = unanswered;
    const messageOf = (data: unknown): { type: string; id?: string } =>
      JSON.parse(String(data)) as { type: string; id?: string };
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        const answered = ({ data }: MessageEvent): unknown => unanswered.delete(messageOf(data).id ?? '');
        // Before the page changes in response.
        this.addEventListener('message', answered, { capture: true });
      }

      override send(data: string): void {
        const { type, id } = messageOf(data);
        if (type === 'act' && id !== undefined) unanswered.add(id);
        super.send(data);
      }
    };
  });
}

/** Runs in the page. Waits until the page is ready, then reads all buttons at once. */
async function readInPage(wanted: Wanted): Promise<Reading | null> {
  const watched = window as Watched;
  const collapsed = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element): string => {
    const heading = element.getAttribute('aria-labelledby');
    return collapsed(
      element.getAttribute('aria-label') ?? document.getElementById(heading ?? '')?.textContent,
    );
  };
  const nameOf = (element: Element): string =>
    collapsed(
      element.getAttribute('aria-label') ??
        (element instanceof HTMLElement ? element.innerText : element.textContent),
    );
  /** Beside a tile: its menu, or colour, number and confirmation, which belong to the prompt. */
  const popovers = (isAnswer: boolean): Element[] =>
    [...document.querySelectorAll('[role="dialog"]')].filter(
      (element) =>
        labelOf(element).startsWith(wanted.titles.menu) &&
        (element.querySelector('[data-act="confirm"]') !== null) === isAnswer,
    );
  const places = (part: Part): Element[] => {
    if (part === 'menu') return popovers(false);
    const sections = [...document.querySelectorAll('section')].filter((element) =>
      part === 'winter'
        ? labelOf(element).startsWith(wanted.titles[part])
        : labelOf(element) === wanted.titles[part],
    );
    return part === 'now' ? [...sections, ...popovers(true)] : sections;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"]') === null;

  const isFocused = (): boolean =>
    document.activeElement !== null && document.activeElement !== document.body;

  const read = (): Reading => {
    const elements: Element[] = [];
    const buttons = (Object.keys(wanted.titles) as Part[]).flatMap((part) =>
      places(part)
        .flatMap((place) => [...place.querySelectorAll('button, [role="button"]')])
        .filter(isShown)
        .map((element) => ({
          part,
          name: nameOf(element),
          disabled: element.matches(':disabled, [aria-disabled="true"]'),
          index: elements.push(element) - 1,
        })),
    );
    watched.seenButtons = elements;
    return {
      prompt: places('now')
        .map((place) => collapsed(place.textContent))
        .join(' '),
      buttons,
      focused: isFocused(),
    };
  };
  const isReady = (): boolean => {
    if (watched.unanswered?.size !== 0) return false;
    if (wanted.menu) return places('menu').length > 0;
    return places('now').some(
      (place) =>
        wanted.prompts.some((text) => collapsed(place.textContent).includes(text)) ||
        [...place.querySelectorAll('button')].some((button) => wanted.answers.includes(nameOf(button))),
    );
  };

  const changed = (withinMs: number): Promise<void> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => done());
      const timer = setTimeout(() => done(), withinMs);
      const done = (): void => {
        observer.disconnect();
        removeEventListener('focusin', done);
        clearTimeout(timer);
        // Not amid a change of the page.
        setTimeout(resolve);
      };
      addEventListener('focusin', done);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  const POLL_MS = 250;
  const within = async (ms: number, condition: () => boolean): Promise<boolean> => {
    const start = performance.now();
    while (!condition()) {
      if (performance.now() - start > ms) return false;
      await changed(POLL_MS);
    }
    return true;
  };
  if (!(await within(wanted.readyMs, isReady))) return null;
  if (wanted.focus) await within(wanted.focusMs, isFocused);
  return read();
}

/** Reads a table as a screen reader presents it: parts, buttons and their names. */
export class Reader {
  private readonly page: Page;
  private readonly wanted: Omit<Wanted, 'menu' | 'focus'>;

  constructor(page: Page, { now, game, village }: Words) {
    this.page = page;
    const [menu] = now.menuOf('\n').split('\n');
    this.wanted = {
      titles: {
        now: now.title,
        market: game.market,
        village: village.mine,
        winter: game.winterTiles,
        menu: must(menu).trim(),
      },
      prompts: [now.yourTurn, now.over],
      answers: [now.confirm, now.build, game.offerThese],
      readyMs: BOTS_THINK_MS,
      focusMs: FOCUS_MS,
    };
  }

  /** Waits until the viewer owes a decision and the server has answered the last one, or the game is over. */
  async read({ menu = false, focus = false } = {}): Promise<Reading> {
    const reading = await this.page.evaluate(readInPage, { ...this.wanted, menu, focus });
    if (!reading) throw new Error(menu ? 'the menu of the tile does not open' : 'no decision is asked for');
    return reading;
  }
}
