import { QuickRandom } from '@keyflower/engine';
import type { Page } from '@playwright/test';
import type { Words } from '@keyflower/words';
import type { Press } from './input.ts';
import { Reader, type Part, type Reading, type SeenButton } from './reading.ts';
import { patternOf, patternOfNames } from './text-patterns.ts';
import { must } from '../../scripts/testing/must.ts';

/** More than the longest game needs. */
const MOST_STEPS = 1500;

/** Plays by accessible names. Every choice is made from one reading of the page. */
export class Player {
  /** Whether to check after each press that an element has the focus. */
  watchFocus = false;
  /** Whether to show the whole village before building: on a phone it may be larger than its place. */
  fitsVillage = false;
  /** How many of a hundred turns are passed although something can be done. */
  passes = 10;
  /** What was pressed when the focus got lost. */
  readonly lost: string[] = [];
  steps = 0;
  private readonly page: Page;
  private readonly words: Words;
  private readonly press: Press;
  private readonly reader: Reader;
  private readonly random: QuickRandom;
  private pressed = '';

  constructor(page: Page, words: Words, press: Press, seed = 1) {
    this.page = page;
    this.words = words;
    this.press = press;
    this.reader = new Reader(page, words);
    this.random = new QuickRandom(seed);
  }

  private chance(of: number): boolean {
    return this.random.below(100) < of;
  }

  private pick<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : must(from[this.random.below(from.length)]);
  }

  private async read({ menu = false } = {}): Promise<Reading> {
    const reading = await this.reader.read({ menu, focus: this.watchFocus && this.pressed !== '' });
    if (this.watchFocus && this.pressed !== '' && !reading.focused) this.lost.push(this.pressed);
    return reading;
  }

  /** Presses a button of the last reading. */
  private async do({ name, index }: SeenButton): Promise<void> {
    try {
      await this.press(this.page, index);
    } catch (error) {
      throw new Error(`“${name}” cannot be pressed`, { cause: error });
    }
    this.pressed = name;
  }

  /** Plays until the game is over, or a condition holds. */
  async play(until: () => Promise<boolean> = async () => false): Promise<void> {
    for (; this.steps < MOST_STEPS; this.steps++) {
      const seen = await this.read();
      if (seen.prompt.includes(this.words.now.over) || (await until())) return;
      await this.step(seen);
    }
    throw new Error('the game does not end');
  }

  private named(seen: Reading, part: Part, name: string | RegExp): SeenButton[] {
    return seen.buttons.filter(
      (button) =>
        button.part === part && (typeof name === 'string' ? button.name === name : name.test(button.name)),
    );
  }

  private answer(seen: Reading, name: string): SeenButton | undefined {
    return this.named(seen, 'now', name)[0];
  }

  private confirmation(seen: Reading): SeenButton | undefined {
    const { confirm, build } = this.words.now;
    const { offerThese } = this.words.game;
    return this.answer(seen, confirm) ?? this.answer(seen, build) ?? this.answer(seen, offerThese);
  }

  /** One press, or a few that belong together. */
  private async step(seen: Reading): Promise<void> {
    const { now } = this.words;
    if (this.answer(seen, now.build)) return this.build(seen);
    if (this.confirmation(seen)) return this.confirm(seen);
    if (seen.prompt.includes(now.prompt.turn)) return this.takeTurn(seen);
    if (seen.prompt.includes(now.prompt.transport)) return this.transport(seen);
    if (seen.prompt.includes(now.prompt.offer)) return this.offer(seen);
    await this.answerSomehow(seen);
  }

  private async confirm(first: Reading): Promise<void> {
    let seen = first;
    const more = this.answer(seen, this.words.now.more);
    if (this.chance(15) && more && !more.disabled) {
      await this.do(more);
      seen = await this.read();
      if (must(this.confirmation(seen)).disabled) {
        await this.do(must(this.answer(seen, this.words.now.fewer)));
        seen = await this.read();
      }
    }
    await this.do(must(this.confirmation(seen)));
  }

  private async takeTurn(seen: Reading): Promise<void> {
    const { now, market, village } = this.words;
    const what = this.chance(45) ? 'bid' : 'use';
    const tile = this.pick(
      what === 'bid'
        ? [market.canBid, market.canRaise].flatMap((text) => this.named(seen, 'market', patternOfNames(text)))
        : [
            ...this.named(seen, 'market', patternOfNames(market.canUse)),
            ...this.named(seen, 'village', patternOf(village.can.use)),
          ],
    );
    if (!tile || this.chance(this.passes)) return this.do(must(this.answer(seen, now.pass)));
    await this.do(tile);
    await this.chooseFromMenu(tile, patternOf(what === 'bid' ? now.bidFrom : now.useWith));
  }

  private async chooseFromMenu(tile: SeenButton, item: RegExp): Promise<void> {
    const [found] = this.named(await this.read({ menu: true }), 'menu', item);
    if (!found) throw new Error(`“${tile.name}” has no ${String(item)} in its menu`);
    await this.do(found);
  }

  private async transport(seen: Reading): Promise<void> {
    const { now, village } = this.words;
    const upgrade = this.pick(
      seen.buttons.filter(({ part, name }) => part === 'village' && name.includes(village.can.upgrade)),
    );
    if (!upgrade) return this.do(must(this.answer(seen, now.done)));
    await this.do(upgrade);
    await this.chooseFromMenu(upgrade, patternOfNames(now.upgrade));
  }

  private async offer(seen: Reading): Promise<void> {
    const tile = this.pick(this.named(seen, 'winter', /./));
    if (tile) await this.do(tile);
  }

  /** Chooses a free position in the village, and rotates the tile until it fits. */
  private async build(first: Reading): Promise<void> {
    const { now, village } = this.words;
    let seen = first;
    if (this.fitsVillage) {
      await this.do(must(this.named(seen, 'village', village.fit)[0]));
      seen = await this.read();
    }
    const spot = this.pick(this.named(seen, 'village', patternOfNames(village.putAt)));
    if (spot) await this.do(spot);
    seen = await this.read();
    for (let turn = 0; turn < 6 && must(this.answer(seen, now.build)).disabled; turn++) {
      await this.do(must(this.named(seen, 'village', village.turn.right)[0]));
      seen = await this.read();
    }
    await this.do(must(this.answer(seen, now.build)));
  }

  /** Any of the listed answers. */
  private async answerSomehow(seen: Reading): Promise<void> {
    const { undo, undoStep, undoAsk, showResult } = this.words.now;
    const others = [undo, undoStep, undoAsk, showResult, this.words.hint.button];
    const answer = this.pick(
      seen.buttons.filter(({ part, name }) => part === 'now' && !others.includes(name)),
    );
    if (answer) await this.do(answer);
  }
}
