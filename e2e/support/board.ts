import type { Locator, Page } from '@playwright/test';
import type { Words } from '@keyflower/words';
import { patternOf, patternOfNames } from './text-patterns.ts';

/** The table as a screen reader presents it: regions, buttons and their names. */
export class Board {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  get now(): Locator {
    return this.page.getByRole('region', { name: this.words.now.title, exact: true });
  }

  get market(): Locator {
    return this.page.getByRole('region', { name: this.words.game.market, exact: true });
  }

  get village(): Locator {
    return this.page.getByRole('region', { name: this.words.village.mine, exact: true });
  }

  get screen(): Locator {
    return this.page.getByRole('region', { name: this.words.screen.title, exact: true });
  }

  get winterTiles(): Locator {
    return this.screen.getByRole('region', { name: this.words.game.winterTiles }).getByRole('button');
  }

  /** The menu of a tile. */
  get menu(): Locator {
    return this.page.getByRole('dialog', { name: patternOfNames(this.words.now.menuOf) });
  }

  /** A button of the prompt. */
  answer(name: string): Locator {
    return this.now.getByRole('button', { name, exact: true });
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
    const name = new RegExp(`${patternOf(canBid).source}|${patternOf(canRaise).source}`);
    return this.market.getByRole('button', { name });
  }

  /** Tiles in the market and in the own village that can be used. */
  get usable(): Locator {
    const onMarket = this.market.getByRole('button', { name: patternOf(this.words.market.canUse) });
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
    await (what === 'bid' ? this.biddable : this.usable).first().click();
    const { bidFrom, useWith } = this.words.now;
    await this.menu.getByRole('button', { name: patternOf(what === 'bid' ? bidFrom : useWith) }).click();
  }
}
