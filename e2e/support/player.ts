import { QuickRandom } from '@keyflower/engine';
import type { Locator, Page } from '@playwright/test';
import type { Words } from '@keyflower/words';
import { Board } from './board.ts';
import { hasFocus, type Press } from './input.ts';
import { patternOf, patternOfNames } from './text-patterns.ts';
import { must } from '../../scripts/testing/must.ts';

/** More than the longest game needs. */
const MOST_STEPS = 1500;
/** A busy machine may take several attempts to press a button. */
const MOST_TRIES = 5;
const BOTS_THINK_MS = 60_000;

/** Plays by accessible names: every button is found by its role and its name. */
export class Player {
  readonly board: Board;
  /** Whether to check after each press that an element has the focus. */
  watchFocus = false;
  /** What was pressed when the focus got lost. */
  readonly lost: string[] = [];
  steps = 0;
  private readonly page: Page;
  private readonly words: Words;
  private readonly press: Press;
  private readonly random: QuickRandom;

  constructor(page: Page, words: Words, press: Press, seed = 1) {
    this.page = page;
    this.words = words;
    this.press = press;
    this.board = new Board(page, words);
    this.random = new QuickRandom(seed);
  }

  private chance(of: number): boolean {
    return this.random.below(100) < of;
  }

  private pick<T>(from: readonly T[]): T {
    return must(from[this.random.below(from.length)]);
  }

  private async some(from: Locator): Promise<Locator | null> {
    const n = await from.count();
    return n === 0 ? null : from.nth(this.random.below(n));
  }

  /** Presses an element and retries while it exists, whatever the board does meanwhile. */
  private async do(target: Locator, tries = MOST_TRIES): Promise<boolean> {
    try {
      await this.press(target);
    } catch (error) {
      // The answer before this one may just have ended the game, and its result lies on top of all buttons.
      if ((await target.count()) === 0 || (await this.board.over.count()) > 0) return false;
      if (tries === 1) throw error;
      return this.do(target, tries - 1);
    }
    if (this.watchFocus && !(await hasFocus(this.page))) this.lost.push(String(target));
    return true;
  }

  /** Presses an element that must appear. */
  private async mustDo(target: Locator): Promise<void> {
    await target.waitFor();
    await this.do(target);
  }

  /** Plays until the game is over, or a condition holds. */
  async play(until: () => Promise<boolean> = async () => false): Promise<void> {
    for (; this.steps < MOST_STEPS; this.steps++) {
      await this.board.yourTurn
        .or(this.board.over)
        .or(this.confirmation)
        .first()
        .waitFor({ timeout: BOTS_THINK_MS });
      if ((await this.board.over.count()) > 0 || (await until())) return;
      await this.step();
    }
    throw new Error('the game does not end');
  }

  private get confirmation(): Locator {
    const { confirm, build } = this.words.now;
    const { offerThese } = this.words.game;
    return this.board.answer(confirm).or(this.board.answer(build)).or(this.board.answer(offerThese));
  }

  /** One press, or a few that belong together. */
  async step(): Promise<void> {
    const { now } = this.words;
    const { board } = this;
    if ((await board.answer(now.build).count()) > 0) return this.build();
    if ((await this.confirmation.count()) > 0) return this.confirm();
    const heard = await board.now.ariaSnapshot();
    if (heard.includes(now.prompt.turn)) return this.takeTurn();
    if (heard.includes(now.prompt.transport)) return this.transport();
    if (heard.includes(now.prompt.offer)) return this.offer();
    await this.answerSomehow();
  }

  private async confirm(): Promise<void> {
    const more = this.board.answer(this.words.now.more);
    if (this.chance(15) && (await more.count()) === 1 && (await more.isEnabled())) {
      await this.do(more);
      if (await this.confirmation.isDisabled()) await this.do(this.board.answer(this.words.now.fewer));
    }
    await this.do(this.confirmation);
  }

  private async takeTurn(): Promise<void> {
    const { now } = this.words;
    const what = this.chance(45) ? 'bid' : 'use';
    const tile = await this.some(what === 'bid' ? this.board.biddable : this.board.usable);
    if (!tile || this.chance(10)) {
      await this.do(this.board.answer(now.pass));
      return;
    }
    if (!(await this.do(tile))) return;
    const name = patternOf(what === 'bid' ? now.bidFrom : now.useWith);
    await this.mustDo(this.board.menu.getByRole('button', { name }));
  }

  private async transport(): Promise<void> {
    const { now } = this.words;
    const upgrade = await this.some(
      this.board.village.getByRole('button', { name: this.words.village.can.upgrade }),
    );
    if (upgrade) {
      await this.do(upgrade);
      await this.mustDo(this.board.menu.getByRole('button', { name: patternOfNames(now.upgrade) }));
      return;
    }
    await this.do(this.board.answer(now.done));
  }

  private async offer(): Promise<void> {
    const tile = await this.some(this.board.winterTiles);
    if (tile) await this.do(tile);
  }

  /** Chooses a free position in the village, and rotates the tile until it fits. */
  private async build(): Promise<void> {
    const spot = await this.some(this.board.spots);
    if (spot) await this.do(spot);
    const build = this.board.answer(this.words.now.build);
    for (let turn = 0; turn < 6 && (await build.isDisabled()); turn++) await this.do(this.board.turnRight);
    await this.do(build);
  }

  /** Any of the listed answers. */
  private async answerSomehow(): Promise<void> {
    const { undo, undoStep, undoAsk, showResult } = this.words.now;
    const buttons = this.board.now.getByRole('button');
    const names = await buttons.allInnerTexts();
    const answers = names.flatMap((name, i) =>
      [undo, undoStep, undoAsk, showResult, this.words.hint.button].includes(name.trim()) ? [] : [i],
    );
    if (answers.length > 0) await this.do(buttons.nth(this.pick(answers)));
  }
}
