import {
  type Action,
  type ActionOf,
  apply,
  cloneState,
  DrawnChance,
  legalActions,
  type QuickRandom,
  type State,
} from '@keyflower/engine';
import type { Bot, BotRequest } from '../bot.ts';
import { determinizationOf } from '../determinization.ts';
import type { IsOver } from '../evaluate/in-time.ts';
import { deadlineFor } from '../deadline.ts';
import { linksWorth } from './placing.ts';
import { Prices } from './prices.ts';
import { bidOf, faceOf, lookAround, offers, type Sight } from './sight.ts';
import { boatWorth, tileWorth } from './tile-worth.ts';
import { chooseTurn } from './turn.ts';
import { pointsOf, villageValue } from './village.ts';

/** At most so many actions are tried out: each costs about a tenth of a millisecond. */
const MOST_TRIED = 48;
/** A tile of the winter hand is offered if it is worth more than this to the bot itself (SEA-4). */
const WORTH_OFFERING = 4;
/** Something must come of a step, or the transport is over. */
const LEAST_GAIN = 0.01;

/** Takes what looks best at once: one action ahead, by rules of thumb about what things are worth. */
export const greedy: Bot = {
  id: 'greedy',
  choose(request, stop) {
    const patience = deadlineFor(request, stop);
    const { state, random } = determinizationOf(request);
    const sight = lookAround(state.content, request.view, request.seat);
    return new Choice(sight, state, random, () => patience.isOver(0)).answer(request.decision);
  },
};

class Choice {
  private readonly sight: Sight;
  private readonly prices: Prices;
  private readonly state: State;
  private readonly random: QuickRandom;
  private readonly isOver: IsOver;

  constructor(sight: Sight, state: State, random: QuickRandom, isOver: IsOver) {
    this.sight = sight;
    this.prices = new Prices(sight);
    this.state = state;
    this.random = random;
    this.isOver = isOver;
  }

  answer(decision: BotRequest['decision']): Action {
    const { sight, prices } = this;
    switch (decision) {
      case 'turn':
        return chooseTurn(sight, prices, this.state, this.random);
      case 'transport':
        return this.transport();
      case 'pay':
        return this.best((action) => -this.payment(action as ActionOf<'pay'>));
      case 'choose':
        return this.best((action) => this.alternative(action as ActionOf<'choose'>));
      case 'boat':
        return this.best((action) => boatWorth(sight, prices, (action as ActionOf<'boat'>).boat));
      case 'offer':
        return this.best((action) => this.offered(action as ActionOf<'offer'>));
      case 'place':
        return this.best((action) => this.placed(action as ActionOf<'place'>));
      case 'animal':
      case 'breed':
        return this.best((action) => villageValue(sight, prices, this.after(action)));
    }
  }

  /** The legal action of the greatest worth; of very many only some are looked at, and as many as there is time for. */
  private best(worth: (action: Action) => number): Action {
    const actions = some(legalActions(this.state, this.sight.seat), this.random);
    let best = actions[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const action of actions) {
      if (most > Number.NEGATIVE_INFINITY && this.isOver()) break;
      const value = worth(action);
      if (value <= most) continue;
      best = action;
      most = value;
    }
    return best;
  }

  /** Each step must raise the village's value, so it ends; points and upgrades run out in any case. */
  private transport(): Action {
    const now = villageValue(this.sight, this.prices, this.state);
    return this.best((action) =>
      action.type === 'done' ? LEAST_GAIN : villageValue(this.sight, this.prices, this.after(action)) - now,
    );
  }

  private after(action: Action): State {
    const state = cloneState(this.state);
    apply(state, this.sight.seat, action, new DrawnChance(this.random));
    return state;
  }

  private payment(action: ActionOf<'pay'>): number {
    if ('worker' in action) return this.prices.worker(action.worker);
    if ('skill' in action) return this.prices.skill(action.skill);
    const offer = offers(this.sight).find(({ tile }) => tile === action.group);
    const bid = offer && bidOf(offer, this.sight.seat);
    return bid ? bid.size * this.prices.worker(bid.colour) : 0;
  }

  private alternative({ option }: ActionOf<'choose'>): number {
    const { content, view, seat } = this.sight;
    const used = view.pending.find(({ player }) => player === seat)?.tile;
    const tile = [...view.market, ...view.players.flatMap(({ village }) => village)].find(
      (one) => one.tile === used,
    );
    const gain = tile && faceOf(content, tile).use?.gainOneOf?.[option];
    return gain ? this.prices.gain(gain) : 0;
  }

  private offered({ tiles }: ActionOf<'offer'>): number {
    return tiles.reduce(
      (sum, tile) => sum + tileWorth(this.sight, this.prices, { tile }) - WORTH_OFFERING,
      0,
    );
  }

  private placed(action: ActionOf<'place'>): number {
    const { content, me, isWinter, view, seat } = this.sight;
    const links = linksWorth(content, me.village, action);
    // Before winter only fields make points of where a tile lies.
    if (!isWinter && view.options.farmers === 'off') return links;
    return pointsOf(this.after(action), seat) + links;
  }
}

/** All of a short list; of a long one so many, drawn without repetition. The first stays: it may be `done`. */
function some(actions: Action[], random: QuickRandom): Action[] {
  if (actions.length <= MOST_TRIED) return actions;
  for (let i = 1; i < MOST_TRIED; i++) {
    const j = i + random.below(actions.length - i);
    [actions[i], actions[j]] = [actions[j], actions[i]];
  }
  return actions.slice(0, MOST_TRIED);
}
