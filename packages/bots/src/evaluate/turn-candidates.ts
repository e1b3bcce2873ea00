import { type Action, COLOURS as COLOUR_NAMES, type QuickRandom, type State } from '@keyflower/engine';
import {
  ANY,
  bidColour,
  bidSize,
  faceOf,
  GREEN,
  isLosingBid,
  owns,
  type UseTable,
  villageSize,
  villageTile,
  WINTER,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { chanceToHold, SAFE } from './hold-chance.ts';
import type { Evaluator } from './evaluator.ts';
import { Prices } from './prices.ts';
import { type Candidate, AllOptions, BestOption, type Option, type OptionSink } from './turn-options.ts';

export type { Candidate } from './turn-options.ts';

const COLOURS = 4;
/** USE-2. */
const MOST_AT_A_TILE = 6;
/** Raising by more than needed, at most so many. */
const MOST_OVER = 2;
const NO_GROUPS: readonly string[] = [];

/** One's own losing bid: it moves whole (BID-2). */
interface Group {
  tile: number;
  colour: number;
  size: number;
}

/** Finds what a seat could sensibly do on its turn: bids, uses and the pass. */
export class TurnCandidates {
  private readonly evaluator: Evaluator;
  readonly prices: Prices;
  private readonly allOptions = new AllOptions();
  private readonly bestOption = new BestOption();
  private sink: OptionSink = this.allOptions;
  private state!: State;
  private seat = 0;
  private readonly groups: Group[] = [];
  /** The most workers of one colour that the seat could bring anywhere. */
  private reach = 0;
  /** The tile on offer that is looked at: what it is worth, the others' best bid, one's own, and its hold on the tile. */
  private tile = 0;
  private worth = 0;
  private best = 0;
  private own = 0;
  private before = 0;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.prices = new Prices(evaluator);
  }

  list(state: State, seat: number): Candidate[] {
    const { allOptions } = this;
    allOptions.clear();
    this.find(state, seat, allOptions);
    const found: Candidate[] = [{ action: { type: 'pass' }, worth: 0 }];
    for (let i = 0; i < allOptions.options.length; i++) {
      found.push({ action: this.actionOf(allOptions.options[i]), worth: allOptions.worths[i] });
    }
    return found;
  }

  /** The best by first sight, or what luck prefers of those that are nearly as good. */
  quick(state: State, seat: number, random: QuickRandom): Action {
    const { bestOption } = this;
    bestOption.begin(random);
    this.find(state, seat, bestOption);
    return bestOption.tile < 0 ? { type: 'pass' } : this.actionOf(bestOption);
  }

  private actionOf({ isBid, tile, colour, screen, groups }: Option): Action {
    const { ids } = this.state.content;
    const moved = groups === 0 ? NO_GROUPS : this.idsOf(groups);
    const name = COLOUR_NAMES[colour];
    if (isBid) return { type: 'bid', tile: ids[tile], color: name, screen, groups: moved };
    return { type: 'use', tile: ids[tile], screen: screen > 0 ? { [name]: screen } : {}, groups: moved };
  }

  private idsOf(groups: number): readonly string[] {
    const { ids } = this.state.content;
    return this.groups.filter((_, i) => (groups & (1 << i)) !== 0).map(({ tile }) => ids[tile]);
  }

  private find(state: State, seat: number, sink: OptionSink): void {
    const { bytes: b } = state;
    const { movable, features } = this.evaluator;
    this.state = state;
    this.seat = seat;
    this.sink = sink;
    movable.read(state);
    this.reach = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      this.reach = Math.max(this.reach, movable.workers[seat * COLOURS + colour]);
    }
    if (this.reach === 0) return;
    this.prices.read(state, seat);
    this.findGroups();
    const market = S.tilesOnMarket(state);
    for (let i = 0; i < market; i++) this.bidsOn(S.marketTile(state, i));
    for (let i = 0; i < b[S.TURN_ROW_SIZE]; i++) this.bidsOn(S.turnRowTile(state, i));
    if (b[S.SEASON] !== WINTER) {
      for (let i = 0; i < market; i++) {
        const tile = S.marketTile(state, i);
        this.usesOf(tile, features.share[tile]);
      }
    }
    for (let owner = 0; owner < b[S.PLAYERS]; owner++) {
      const size = villageSize(state, owner);
      for (let i = 0; i < size; i++) this.usesOf(villageTile(state, owner, i), owner === seat ? 1 : 0);
    }
  }

  private onScreen(colour: number): number {
    return this.state.bytes[S.WORKERS + this.seat * COLOURS + colour];
  }

  private findGroups(): void {
    const { state, seat, groups } = this;
    const { bytes: b, content } = state;
    groups.length = 0;
    const market = S.tilesOnMarket(state);
    const offers = market + b[S.TURN_ROW_SIZE];
    for (let i = 0; i < offers; i++) {
      const tile = i < market ? S.marketTile(state, i) : S.turnRowTile(state, i - market);
      if (!isLosingBid(state, tile, seat)) continue;
      groups.push({ tile, colour: bidColour(state, tile, seat), size: bidSize(state, tile, seat) });
    }
    if (groups.length > 1) groups.sort((a, c) => content.alphabetical[a.tile] - content.alphabetical[c.tile]);
  }

  private bidsOn(tile: number): void {
    const { state, seat } = this;
    const { bytes: b } = state;
    let best = 0;
    for (let other = 0; other < b[S.PLAYERS]; other++) {
      if (other !== seat) best = Math.max(best, b[S.BID_SIZE + tile * S.TILE + other]);
    }
    const own = bidSize(state, tile, seat);
    const missing = Math.max(1, best + 1 - own);
    if (missing > this.reach) return;
    const standing = b[S.STANDING + tile * S.TILE];
    const isAcross =
      owns(state, seat, '4a') && b[S.PLACE + tile * S.TILE] === S.ON_MARKET && standing !== GREEN && best > 0;
    const bound = own > 0 ? bidColour(state, tile, seat) : standing < 0 || isAcross ? ANY : standing;
    this.tile = tile;
    this.best = best;
    this.own = own;
    // With no rival on it a tile is taken with few workers, and more may be wanted to keep it.
    this.before = own > best ? this.evaluator.features.share[tile] : 0;
    this.worth = this.prices.tile(state, tile);
    for (let colour = 0; colour < COLOURS; colour++) {
      if (bound === ANY || bound === colour) this.bidsIn(colour, missing);
    }
  }

  /** From the screen alone; with each losing group of the colour by itself, and with all of them together. */
  private bidsIn(colour: number, missing: number): void {
    const onScreen = this.onScreen(colour);
    for (let over = 0; over <= MOST_OVER && missing + over <= onScreen; over++) {
      this.bid(colour, missing + over, 0, 0);
    }
    const { groups } = this;
    let all = 0;
    let moved = 0;
    let count = 0;
    for (let i = 0; i < groups.length; i++) {
      if (groups[i].colour !== colour || groups[i].tile === this.tile) continue;
      this.bidWith(colour, missing, 1 << i, groups[i].size);
      all |= 1 << i;
      moved += groups[i].size;
      count += 1;
    }
    if (count > 1) this.bidWith(colour, missing, all, moved);
  }

  private bidWith(colour: number, missing: number, groups: number, moved: number): void {
    const onScreen = this.onScreen(colour);
    const screen = Math.max(0, missing - moved);
    if (screen > onScreen) return;
    this.bid(colour, screen, groups, moved);
    if (screen > 0 && screen < onScreen) this.bid(colour, screen + 1, groups, moved);
  }

  private bid(colour: number, screen: number, groups: number, moved: number): void {
    const { state, seat, tile, own, before, worth, sink } = this;
    const size = own + screen + moved;
    const later = this.prices.later[colour];
    const back = own > this.best ? (1 - before) * own : own;
    // What it gains if it is sure to lose, and how much more if it is sure to win.
    const lost = (size - back - moved) * later - before * worth - screen * this.prices.screen[colour];
    const more = worth - size * later;
    if (lost + (more > 0 ? SAFE * more : 0) <= sink.bar) return;
    const { movable, network } = this.evaluator;
    const after = chanceToHold(state, tile, seat, size, colour, movable, network.hold);
    sink.add(true, tile, colour, screen, groups, lost + after * more);
  }

  /** `back` is the part of the workers that comes back to the seat (END-3, END-4). */
  private usesOf(tile: number, back: number): void {
    const { state, seat } = this;
    const { bytes: b, content } = state;
    const least = b[S.LAST_USE + tile * S.TILE] + 1;
    if (least > this.reach) return;
    const most = MOST_AT_A_TILE - b[S.USED_TOTAL + tile * S.TILE];
    const use = content.uses[tile * 2 + faceOf(state, tile)];
    if (!use || least > most || (use.pay?.what === 'skill' && !this.hasSkill(use.pay.kind))) return;
    const standing = b[S.STANDING + tile * S.TILE];
    const isMixed = standing >= 0 && owns(state, seat, '4b');
    const worth = this.prices.use(state, seat, use);
    for (let colour = 0; colour < COLOURS; colour++) {
      if (standing < 0 || isMixed || standing === colour) {
        this.usesIn(tile, colour, use, least, most, worth, back);
      }
    }
  }

  private usesIn(
    tile: number,
    colour: number,
    use: UseTable,
    least: number,
    most: number,
    worth: number,
    back: number,
  ): void {
    const onScreen = this.onScreen(colour);
    const add = (screen: number, groups: number, moved: number): void => {
      const { later, screen: price } = this.prices;
      const returns = back * (screen + moved) * later[colour];
      const gain = worth + returns - screen * price[colour] - moved * later[colour];
      if (gain > this.sink.bar && this.canPay(use, colour, screen, groups)) {
        this.sink.add(false, tile, colour, screen, groups, gain);
      }
    };
    if (least <= onScreen) add(least, 0, 0);
    const { groups } = this;
    let all = 0;
    let together = 0;
    let count = 0;
    const addWith = (which: number, moved: number): void => {
      const screen = Math.max(0, least - moved);
      if (moved + screen <= most && screen <= onScreen) add(screen, which, moved);
    };
    for (let i = 0; i < groups.length; i++) {
      if (groups[i].colour !== colour) continue;
      addWith(1 << i, groups[i].size);
      all |= 1 << i;
      together += groups[i].size;
      count += 1;
    }
    if (count > 1) addWith(all, together);
  }

  private hasSkill(kind: number): boolean {
    const at = S.SKILL_TILES + this.seat * 3;
    const { bytes: b } = this.state;
    return kind === ANY ? b[at] + b[at + 1] + b[at + 2] > 0 : b[at + kind] > 0;
  }

  /** USE-5, USE-8. */
  private canPay({ pay }: UseTable, colour: number, screen: number, groups: number): boolean {
    if (pay?.what !== 'worker') return true;
    for (let c = 0; c < COLOURS; c++) {
      if ((pay.kind === ANY || pay.kind === c) && this.onScreen(c) - (c === colour ? screen : 0) > 0)
        return true;
    }
    return this.groups.some(
      (group, i) => (pay.kind === ANY || group.colour === pay.kind) && (groups & (1 << i)) === 0,
    );
  }
}
