import type { Locator, Page } from '@playwright/test';
import type { Words } from '@keyflower/words';
import { said, saidOf } from './said.ts';

/** The table as somebody knows it who hears it read out: places, buttons and their names. */
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

  /** The menu at a tile that was touched. */
  get menu(): Locator {
    return this.page.getByRole('dialog', { name: saidOf(this.words.now.menuOf) });
  }

  /** A button of the panel that says what is asked. */
  answer(name: string): Locator {
    return this.now.getByRole('button', { name, exact: true });
  }

  get yourTurn(): Locator {
    return this.now.getByText(this.words.now.yourTurn);
  }

  get over(): Locator {
    return this.now.getByText(this.words.now.over);
  }

  /** Tiles on the market that can be bid for. */
  get biddable(): Locator {
    const { canBid, canRaise } = this.words.market;
    const name = new RegExp(`${said(canBid).source}|${said(canRaise).source}`);
    return this.market.getByRole('button', { name });
  }

  /** Tiles on the market and in my village that can be used. */
  get usable(): Locator {
    const onMarket = this.market.getByRole('button', { name: said(this.words.market.canUse) });
    return onMarket.or(this.village.getByRole('button', { name: said(this.words.village.can.use) }));
  }

  /** Free places in my village where the tile in hand can lie. */
  get spots(): Locator {
    return this.village.getByRole('button', { name: saidOf(this.words.village.putAt) });
  }

  get turnRight(): Locator {
    return this.village.getByRole('button', { name: this.words.village.turn.right });
  }

  /** Waits until something is asked of me, or the game is over. */
  async ready(): Promise<void> {
    await this.yourTurn.or(this.over).first().waitFor({ timeout: 60_000 });
  }

  async begin(what: 'bid' | 'use'): Promise<void> {
    await this.ready();
    await (what === 'bid' ? this.biddable : this.usable).first().click();
    const { bidFrom, useWith } = this.words.now;
    await this.menu.getByRole('button', { name: said(what === 'bid' ? bidFrom : useWith) }).click();
  }
}
