import type { Locator, Page } from '@playwright/test';
import type { Words } from '@keyflower/words';
import { patternOf, patternOfNames } from './text-patterns.ts';

/** The village in front; the others stay in the page, hidden. */
export const FRONT = '.village-sheet:not([data-idle])';

/** The table as a screen reader presents it: regions, buttons and their names. */
export class Board {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  /** A part that has a label. A search by role would compute the roles of all elements of the page. */
  private part(name: string): Locator {
    return this.page.locator(`section[aria-label="${name}"]`);
  }

  get now(): Locator {
    return this.part(this.words.now.title);
  }

  /** The prompt and the answer beside a tile. */
  private get answers(): Locator {
    const [start] = this.words.now.menuOf('\n').split('\n');
    return this.page.locator(
      `section[aria-label="${this.words.now.title}"], [role="dialog"][aria-label^="${start}"]`,
    );
  }

  get market(): Locator {
    return this.page.locator(`section[aria-labelledby]:has(> h2:text-is("${this.words.game.market}"))`);
  }

  get village(): Locator {
    return this.part(this.words.village.mine);
  }

  get screen(): Locator {
    return this.part(this.words.screen.title);
  }

  /** The names of the parts, as they are read out. */
  get parts(): string[] {
    const { now, game, village, screen } = this.words;
    return [now.title, game.market, village.mine, screen.title];
  }

  /** The menu of a tile. */
  get menu(): Locator {
    const [start] = this.words.now.menuOf('\n').split('\n');
    return this.page.locator(`[role="dialog"][aria-label^="${start}"]`);
  }

  /** A button of the prompt, or beside the tile that it is about. */
  answer(name: string): Locator {
    return this.answers.getByRole('button', { name, exact: true });
  }

  get yourTurn(): Locator {
    return this.now.getByText(this.words.now.yourTurn);
  }

  get over(): Locator {
    return this.now.getByText(this.words.now.over);
  }

  /** Market tiles that can be bid for. */
  get biddable(): Locator {
    const { canBid, canRaise } = this.words.market;
    const name = new RegExp(`${patternOfNames(canBid).source}|${patternOfNames(canRaise).source}`);
    return this.market.getByRole('button', { name });
  }

  /** Tiles in the market and in the own village that can be used. */
  get usable(): Locator {
    const onMarket = this.market.getByRole('button', { name: patternOfNames(this.words.market.canUse) });
    return onMarket.or(this.village.getByRole('button', { name: patternOf(this.words.village.can.use) }));
  }

  /** Free positions for the tile in hand. */
  get spots(): Locator {
    return this.village.getByRole('button', { name: patternOfNames(this.words.village.putAt) });
  }

  get turnRight(): Locator {
    return this.village.getByRole('button', { name: this.words.village.turn.right });
  }

  /** Waits until the viewer owes a decision, or the game is over. */
  async ready(): Promise<void> {
    await this.yourTurn.or(this.over).first().waitFor({ timeout: 60_000 });
  }

  async begin(what: 'bid' | 'use'): Promise<void> {
    await this.ready();
    await this.choose(what);
  }

  /** Starts a bid or a use, also one that is chosen in advance. */
  async choose(what: 'bid' | 'use'): Promise<void> {
    await (what === 'bid' ? this.biddable : this.usable).first().click();
    const { bidFrom, useWith } = this.words.now;
    await this.menu.getByRole('button', { name: patternOf(what === 'bid' ? bidFrom : useWith) }).click();
  }
}
