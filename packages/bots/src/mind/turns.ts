import { type Action, COLOURS as COLOUR_NAMES, type State } from '@keyflower/engine';
import {
  ANY,
  bidColour,
  bidSize,
  faceOf,
  GREEN,
  isLosingBid,
  MAX_PLAYERS,
  owns,
  type UseTable,
  villageSize,
  villageTile,
  WINTER,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { chanceToHold } from './holds.ts';
import type { Outlook } from './outlook.ts';
import { Prices } from './prices.ts';

/** An action worth thinking about, and what it gains in points by first sight. */
export interface Candidate {
  action: Action;
  worth: number;
}

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

/** Lists what a seat could sensibly do on its turn: bids, uses and the pass. */
export class Turns {
  private readonly outlook: Outlook;
  readonly prices: Prices;
  private state!: State;
  private seat = 0;
  private readonly groups: Group[] = [];
  private found: Candidate[] = [];

  constructor(outlook: Outlook) {
    this.outlook = outlook;
    this.prices = new Prices(outlook);
  }

  list(state: State, seat: number): Candidate[] {
    const { bytes: b } = state;
    this.state = state;
    this.seat = seat;
    this.found = [{ action: { type: 'pass' }, worth: 0 }];
    this.prices.read(state, seat);
    this.findGroups();
    for (let i = 0; i < b[S.MARKET_SIZE]; i++) this.bidsOn(b[S.MARKET + i]);
    for (let i = 0; i < b[S.TURN_ROW_SIZE]; i++) this.bidsOn(b[S.TURN_ROW + i]);
    if (b[S.SEASON] !== WINTER) {
      for (let i = 0; i < b[S.MARKET_SIZE]; i++) {
        const tile = b[S.MARKET + i];
        this.usesOf(tile, this.outlook.features.share[tile]);
      }
    }
    for (let owner = 0; owner < b[S.PLAYERS]; owner++) {
      const size = villageSize(state, owner);
      for (let i = 0; i < size; i++) this.usesOf(villageTile(state, owner, i), owner === seat ? 1 : 0);
    }
    return this.found;
  }

  private onScreen(colour: number): number {
    return this.state.bytes[S.WORKERS + this.seat * COLOURS + colour];
  }

  private findGroups(): void {
    const { state, seat, groups } = this;
    const { bytes: b, content } = state;
    groups.length = 0;
    const offers = b[S.MARKET_SIZE] + b[S.TURN_ROW_SIZE];
    for (let i = 0; i < offers; i++) {
      const tile = i < b[S.MARKET_SIZE] ? b[S.MARKET + i] : b[S.TURN_ROW + i - b[S.MARKET_SIZE]];
      if (!isLosingBid(state, tile, seat)) continue;
      groups.push({ tile, colour: bidColour(state, tile, seat), size: bidSize(state, tile, seat) });
    }
    groups.sort((a, c) => content.alphabetical[a.tile] - content.alphabetical[c.tile]);
  }

  private bidsOn(tile: number): void {
    const { state, seat } = this;
    const { bytes: b } = state;
    let best = 0;
    for (let other = 0; other < b[S.PLAYERS]; other++) {
      if (other !== seat) best = Math.max(best, b[S.BID_SIZE + tile * MAX_PLAYERS + other]);
    }
    const own = bidSize(state, tile, seat);
    const standing = b[S.STANDING + tile];
    const isAcross =
      owns(state, seat, '4a') && b[S.PLACE + tile] === S.ON_MARKET && standing !== GREEN && best > 0;
    const bound = own > 0 ? bidColour(state, tile, seat) : standing < 0 || isAcross ? ANY : standing;
    const missing = Math.max(1, best + 1 - own);
    const worth = this.prices.tile(state, tile);
    for (let colour = 0; colour < COLOURS; colour++) {
      if (bound === ANY || bound === colour) this.bidsIn(tile, colour, own, missing, best, worth);
    }
  }

  private bidsIn(
    tile: number,
    colour: number,
    own: number,
    missing: number,
    best: number,
    worth: number,
  ): void {
    const onScreen = this.onScreen(colour);
    // With no rival on it a tile is taken with few workers, and more may be wanted to keep it.
    const before = own > best ? this.outlook.features.share[tile] : 0;
    const add = (screen: number, groups: readonly Group[], moved: number): void => {
      const size = own + screen + moved;
      const { later } = this.prices;
      const { mobile, network } = this.outlook;
      const after = chanceToHold(this.state, tile, this.seat, size, colour, mobile, network.hold);
      const back = (1 - after) * size - (own > best ? (1 - before) * own : own);
      const gain =
        (after - before) * worth - screen * this.prices.screen[colour] + (back - moved) * later[colour];
      this.found.push({
        action: {
          type: 'bid',
          tile: this.state.content.ids[tile],
          color: COLOUR_NAMES[colour],
          screen,
          groups: this.idsOf(groups),
        },
        worth: gain,
      });
    };
    for (let over = 0; over <= MOST_OVER; over++) if (missing + over <= onScreen) add(missing + over, [], 0);
    this.withGroups(colour, tile, (groups, moved) => {
      const screen = Math.max(0, missing - moved);
      if (screen > onScreen) return;
      add(screen, groups, moved);
      if (screen > 0 && screen < onScreen) add(screen + 1, groups, moved);
    });
  }

  /** Each losing group of a colour by itself, and all of them together. */
  private withGroups(
    colour: number,
    except: number,
    visit: (groups: readonly Group[], moved: number) => void,
  ): void {
    let all: Group[] | null = null;
    let moved = 0;
    for (const group of this.groups) {
      if (group.colour !== colour || group.tile === except) continue;
      visit([group], group.size);
      all = all ? [...all, group] : [group];
      moved += group.size;
    }
    if (all && all.length > 1) visit(all, moved);
  }

  private idsOf(groups: readonly Group[]): readonly string[] {
    return groups.length === 0 ? NO_GROUPS : groups.map(({ tile }) => this.state.content.ids[tile]);
  }

  /** `back` is the part of the workers that comes back to the seat (END-3, END-4). */
  private usesOf(tile: number, back: number): void {
    const { state, seat } = this;
    const { bytes: b, content } = state;
    const use = content.uses[tile * 2 + faceOf(state, tile)];
    if (!use) return;
    const least = b[S.LAST_USE + tile] + 1;
    const most = MOST_AT_A_TILE - b[S.USED_TOTAL + tile];
    if (least > most || (use.pay?.what === 'skill' && !this.hasSkill(use.pay.kind))) return;
    const standing = b[S.STANDING + tile];
    const isMixed = standing >= 0 && owns(state, seat, '4b');
    const worth = this.prices.use(state, seat, use);
    for (let colour = 0; colour < COLOURS; colour++) {
      if (standing < 0 || isMixed || standing === colour)
        this.usesIn(tile, colour, use, least, most, worth, back);
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
    const add = (screen: number, groups: readonly Group[], moved: number): void => {
      if (!this.canPay(use, colour, screen, groups)) return;
      const { later, screen: price } = this.prices;
      const returns = back * (screen + moved) * later[colour];
      this.found.push({
        action: {
          type: 'use',
          tile: this.state.content.ids[tile],
          screen: screen > 0 ? { [COLOUR_NAMES[colour]]: screen } : {},
          groups: this.idsOf(groups),
        },
        worth: worth + returns - screen * price[colour] - moved * later[colour],
      });
    };
    if (least <= onScreen) add(least, [], 0);
    this.withGroups(colour, -1, (groups, moved) => {
      const screen = Math.max(0, least - moved);
      if (moved + screen <= most && screen <= onScreen) add(screen, groups, moved);
    });
  }

  private hasSkill(kind: number): boolean {
    const at = S.SKILL_TILES + this.seat * 3;
    const { bytes: b } = this.state;
    return kind === ANY ? b[at] + b[at + 1] + b[at + 2] > 0 : b[at + kind] > 0;
  }

  /** USE-5, USE-8. */
  private canPay({ pay }: UseTable, colour: number, screen: number, groups: readonly Group[]): boolean {
    if (pay?.what !== 'worker') return true;
    for (let c = 0; c < COLOURS; c++) {
      if ((pay.kind === ANY || pay.kind === c) && this.onScreen(c) - (c === colour ? screen : 0) > 0)
        return true;
    }
    return this.groups.some(
      (group) => (pay.kind === ANY || group.colour === pay.kind) && !groups.includes(group),
    );
  }
}
