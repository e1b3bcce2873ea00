import { type Action, COLOURS, type QuickRandom, type State } from '@keyflower/engine';
import {
  ANY,
  BidTerms,
  COLOUR_COUNT,
  emptyLosingBids,
  findLosingBids,
  GroupSubsets,
  UseTerms,
  villageSize,
  villageTile,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { chanceToHold, SAFE } from './hold-chance.ts';
import type { Evaluator } from './evaluator.ts';
import { Prices } from './prices.ts';
import { type Candidate, AllOptions, BestOption, type Option, type OptionSink } from './turn-options.ts';

export type { Candidate } from './turn-options.ts';

/** The most workers by which a bid exceeds the minimum. */
const MAX_OVER = 2;
const NO_GROUPS: readonly string[] = [];

/**
 * Prices the sensible actions of a turn: bids, uses and the pass. The engine's terms say what is legal. Losing bids
 * join an action one at a time, or all together.
 */
export class TurnCandidates {
  private readonly evaluator: Evaluator;
  readonly prices: Prices;
  private readonly allOptions = new AllOptions();
  private readonly bestOption = new BestOption();
  private sink: OptionSink = this.allOptions;
  private state!: State;
  private seat = 0;
  private readonly losing = emptyLosingBids();
  private readonly chosen = new GroupSubsets();
  private readonly bidTerms = new BidTerms();
  private readonly useTerms = new UseTerms();
  /** The most workers of one colour that the seat could bring anywhere. */
  private reach = 0;
  /** The current tile, the value of it or of its use, and the seat's chance of winning it. */
  private tile = 0;
  private worth = 0;
  private before = 0;
  /** The share of a use's workers that come back to the seat (END-3, END-4). */
  private back = 0;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.prices = new Prices(evaluator);
  }

  list(state: State, seat: number): Candidate[] {
    const { options, worths } = this.options(state, seat);
    const found: Candidate[] = [{ action: { type: 'pass' }, worth: 0 }];
    for (let i = 0; i < options.length; i++) {
      found.push({ action: this.actionOf(options[i]), worth: worths[i] });
    }
    return found;
  }

  /** The options of a turn besides the pass, with their prices; valid until the next call. */
  options(state: State, seat: number): Readonly<AllOptions> {
    this.allOptions.clear();
    this.find(state, seat, this.allOptions);
    return this.allOptions;
  }

  /** The best priced action, or with noise one that is nearly as good. */
  quick(state: State, seat: number, random: QuickRandom): Action {
    const { bestOption } = this;
    bestOption.begin(random);
    this.find(state, seat, bestOption);
    return bestOption.tile < 0 ? { type: 'pass' } : this.actionOf(bestOption);
  }

  /** The action of an option that was just listed. */
  actionOf({ isBid, tile, colour, screen, groups }: Option): Action {
    const { ids } = this.state.content;
    const moved = groups === 0 ? NO_GROUPS : this.idsOf(groups);
    const name = COLOURS[colour];
    if (isBid) return { type: 'bid', tile: ids[tile], color: name, screen, groups: moved };
    return { type: 'use', tile: ids[tile], screen: screen > 0 ? { [name]: screen } : {}, groups: moved };
  }

  private idsOf(groups: number): readonly string[] {
    const { ids } = this.state.content;
    const { count, tiles } = this.losing;
    const moved: string[] = [];
    for (let i = 0; i < count; i++) if ((groups & (1 << i)) !== 0) moved.push(ids[tiles[i]]);
    return moved;
  }

  private find(state: State, seat: number, sink: OptionSink): void {
    const { movable, features } = this.evaluator;
    this.state = state;
    this.seat = seat;
    this.sink = sink;
    movable.read(state);
    this.reach = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      this.reach = Math.max(this.reach, movable.workers[seat * COLOUR_COUNT + colour]);
    }
    if (this.reach === 0) return;
    this.prices.read(state, seat);
    findLosingBids(state, seat, this.losing);
    const { bytes: b } = state;
    const market = S.tilesOnMarket(state);
    for (let i = 0; i < market; i++) this.bidsOn(S.marketTile(state, i));
    for (let i = 0; i < b[S.TURN_ROW_SIZE]; i++) this.bidsOn(S.turnRowTile(state, i));
    for (let i = 0; i < market; i++) {
      const tile = S.marketTile(state, i);
      this.usesOf(tile, features.share[tile]);
    }
    for (let owner = 0; owner < b[S.PLAYERS]; owner++) {
      const size = villageSize(state, owner);
      for (let i = 0; i < size; i++) this.usesOf(villageTile(state, owner, i), owner === seat ? 1 : 0);
    }
  }

  private bidsOn(tile: number): void {
    const { state, seat, bidTerms: terms } = this;
    terms.read(state, seat, tile);
    if (terms.least > this.reach) return;
    this.tile = tile;
    // Without a rival few workers are enough, but more may be needed to keep the tile.
    this.before = terms.own > terms.best ? this.evaluator.features.share[tile] : 0;
    this.worth = this.prices.tile(state, tile);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (terms.colour === ANY || terms.colour === colour) this.bidsIn(colour);
    }
  }

  private bidsIn(colour: number): void {
    const { state, seat, chosen, bidTerms: terms } = this;
    chosen.start(this.losing, colour, this.tile, 0);
    if (terms.limitScreen(state, seat, colour, chosen)) {
      const most = Math.min(terms.high, terms.low + MAX_OVER);
      for (let screen = terms.low; screen <= most; screen++) this.bid(colour, screen, 0);
    }
    let all = 0;
    for (let i = 0; i < chosen.size; i++) {
      chosen.clear();
      chosen.take(i);
      const group = 1 << chosen.chosen[0];
      this.bidWith(colour, group);
      all |= group;
    }
    if (chosen.size < 2) return;
    this.chooseAll();
    this.bidWith(colour, all);
  }

  private chooseAll(): void {
    const { chosen } = this;
    chosen.clear();
    for (let i = 0; i < chosen.size; i++) chosen.take(i);
  }

  private bidWith(colour: number, groups: number): void {
    const { bidTerms: terms, chosen } = this;
    if (!terms.limitScreen(this.state, this.seat, colour, chosen)) return;
    this.bid(colour, terms.low, groups);
    if (terms.low > 0 && terms.low < terms.high) this.bid(colour, terms.low + 1, groups);
  }

  private bid(colour: number, screen: number, groups: number): void {
    const { state, seat, tile, before, worth, sink } = this;
    const { own, best } = this.bidTerms;
    const moved = this.chosen.workers;
    const size = own + screen + moved;
    const later = this.prices.later[colour];
    const back = own > best ? (1 - before) * own : own;
    // The gain if the bid certainly loses, and the additional gain if it certainly wins.
    const lost = (size - back - moved) * later - before * worth - screen * this.prices.screen[colour];
    const more = worth - size * later;
    if (lost + (more > 0 ? SAFE * more : 0) <= sink.bar) return;
    const { movable, network } = this.evaluator;
    const after = chanceToHold(state, tile, seat, size, colour, movable, network.hold);
    sink.add(true, tile, colour, screen, groups, lost + after * more);
  }

  private usesOf(tile: number, back: number): void {
    const { state, seat, useTerms: terms } = this;
    if (!terms.read(state, seat, tile) || !terms.isOpen || terms.least > this.reach) return;
    this.tile = tile;
    this.back = back;
    this.worth = this.prices.use(state, seat, terms.use);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (terms.colour === ANY || terms.colour === colour) this.usesIn(colour);
    }
  }

  private usesIn(colour: number): void {
    const { chosen } = this;
    chosen.start(this.losing, colour, -1, 0);
    this.use(colour, 0);
    let all = 0;
    for (let i = 0; i < chosen.size; i++) {
      chosen.clear();
      chosen.take(i);
      const group = 1 << chosen.chosen[0];
      this.use(colour, group);
      all |= group;
    }
    if (chosen.size < 2) return;
    this.chooseAll();
    this.use(colour, all);
  }

  /** With as few workers from the screen as the chosen losing bids allow. */
  private use(colour: number, groups: number): void {
    const { useTerms: terms, chosen, losing, sink } = this;
    if (!terms.limitScreen(this.state, this.seat, colour, losing, chosen)) return;
    const { low: screen } = terms;
    const { later, screen: price } = this.prices;
    const returns = this.back * (screen + chosen.workers) * later[colour];
    const gain = this.worth + returns - screen * price[colour] - chosen.workers * later[colour];
    if (gain > sink.bar) sink.add(false, this.tile, colour, screen, groups, gain);
  }
}
