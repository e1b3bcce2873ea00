import {
  type Colour,
  COLOURS,
  type Face,
  type Gain,
  type GatherRule,
  type ItemClass,
  type Pay,
  type Resource,
  RESOURCES,
  type Skill,
  SKILLS,
  type UseEffect,
} from '@keyflower/engine';
import { bidOf, faceOf, type Sight, specOf, total } from './sight.ts';

/*
 * What things are worth in points at the end of the game. The numbers are a player's rules of thumb, not measured
 * to the last digit: before winter goods are worth what they will become, in winter only what they will score.
 */

/** Points for one piece before winter, and in winter, when only tiles that gather it give more. */
const WORKER = [0.75, 0.1] as const;
const SKILL = [1, 0.1] as const;
const RESOURCE = [0.45, 0.05] as const;
const GOLD = [1.3, 1.05] as const;
const WHEAT = [0.5, 0.05] as const;
/** Green workers fit where others have none. */
const GREEN_FACTOR = 1.35;
/** A scoring tile in the hand may be lost to others, or never offered. */
const FROM_HAND = 0.3;
const FROM_BID = 0.9;
/** Animals score by the field, and breed. */
const ANIMALS = { sheep: 0.7, pig: 1.2, cow: 1.8 } as const;
/** One transport point and one upgrade, when it is not known what for. */
const TRANSPORT_POINT = 0.2;
const UPGRADE = 1;
/** How often an owner uses a tile in a season, and what the workers that others leave there bring. */
const USES_PER_SEASON = 0.7;
const VISITORS = 0.6;

interface Expected {
  rule: GatherRule;
  weight: number;
}

export class Prices {
  private readonly sight: Sight;
  private readonly expected: Expected[];
  private readonly when: 0 | 1;

  constructor(sight: Sight) {
    this.sight = sight;
    this.when = sight.isWinter ? 1 : 0;
    this.expected = expectedRules(sight);
  }

  worker(colour: Colour): number {
    const base = WORKER[this.when] * (colour === 'green' ? GREEN_FACTOR : 1);
    return base + this.gathered('workers', colour, this.sight.workers[colour] ?? 0);
  }

  skill(kind: Skill): number {
    return SKILL[this.when] + this.gathered('skills', kind, this.sight.skills[kind] ?? 0);
  }

  resource(kind: Resource): number {
    return (kind === 'gold' ? GOLD : RESOURCE)[this.when] + this.gathered('resources', kind, 1);
  }

  get wheat(): number {
    return WHEAT[this.when];
  }

  gain({ greenWorkers = 0, bagWorkers = 0, randomSkills = 0, ...rest }: Gain): number {
    const { wheat = 0, sheep = 0, pig = 0, cow = 0, ...resources } = rest;
    let worth =
      greenWorkers * this.worker('green') + bagWorkers * mean(COLOURS.slice(0, 3), (c) => this.worker(c));
    worth += randomSkills * mean(SKILLS, (kind) => this.skill(kind)) + wheat * this.wheat;
    worth += sheep * ANIMALS.sheep + pig * ANIMALS.pig + cow * ANIMALS.cow;
    for (const kind of RESOURCES) worth += (resources[kind] ?? 0) * this.resource(kind);
    return worth;
  }

  payment(pay: Pay): number {
    if ('worker' in pay) {
      return pay.worker === 'any' ? Math.min(...COLOURS.map((c) => this.worker(c))) : this.worker(pay.worker);
    }
    return pay.skill === 'any' ? Math.min(...SKILLS.map((kind) => this.skill(kind))) : this.skill(pay.skill);
  }

  /** One use, less what it costs; `transport` says what its points and upgrades are good for, if that is known. */
  use(use: UseEffect, transport?: number): number {
    const { pay, gain, gainOneOf, transport: points = 0, upgrades = 0 } = use;
    let worth = transport ?? points * TRANSPORT_POINT + upgrades * UPGRADE;
    if (pay) worth -= this.payment(pay);
    if (gain) worth += this.gain(gain);
    if (gainOneOf) worth += Math.max(...gainOneOf.map((one) => this.gain(one)));
    return Math.max(0, worth);
  }

  /** What an owner has of a side of a tile until the end of the game, gathering apart. */
  owned({ vp = 0, use, yard, farm }: Face): number {
    let worth = vp;
    if (use) worth += this.sight.seasonsLeft * (this.use(use) * USES_PER_SEASON + VISITORS);
    if (yard) worth += yard.vp * this.yardGoods(yard.resource);
    if (farm?.rule === 'sheep-here') worth += 2 * farm.vp;
    return worth;
  }

  /** About how many resources will lie on a yard: half of those that are there, and some that will be made. */
  private yardGoods(wanted: Resource | 'any'): number {
    let goods = 0;
    for (const { resources = {} } of this.sight.me.village) {
      goods += wanted === 'any' ? total(resources) : (resources[wanted] ?? 0) + (resources.gold ?? 0);
    }
    return goods / 2 + this.sight.seasonsLeft;
  }

  /** What scoring tiles that are expected add to one item; of several the best one. */
  private gathered(items: ItemClass, kind: string, held: number): number {
    let most = 0;
    for (const { rule, weight } of this.expected) {
      if (rule.items === items) most = Math.max(most, weight * share(rule, kind, held));
    }
    return most;
  }
}

/** What gathers goods for the bot's seat: in winter the tiles it is about to win, before that those in its hand. */
function expectedRules({ content, view, seat, me, isWinter }: Sight): Expected[] {
  if (!isWinter) {
    const hand = typeof me.winter === 'number' ? [] : me.winter;
    return hand.flatMap((tile) => {
      const { gather } = specOf(content, tile).front;
      return gather ? [{ rule: gather, weight: FROM_HAND }] : [];
    });
  }
  return view.market.flatMap((offer) => {
    const { gather } = faceOf(content, offer);
    const bid = bidOf(offer, seat);
    return gather && bid && bid.size > bid.rival ? [{ rule: gather, weight: FROM_BID }] : [];
  });
}

/** What one item of a kind brings a gathering tile on average. */
function share(rule: GatherRule, kind: string, held: number): number {
  switch (rule.take) {
    case 'any':
      return rule.vp / rule.count;
    case 'each-of':
      return (rule.kinds as readonly string[]).includes(kind) ? rule.vp / rule.kinds.length : 0;
    case 'kind':
      return rule.kind === kind ? rule.vp : 0;
    case 'chosen-kind':
      if ((rule.except as readonly string[] | undefined)?.includes(kind)) return 0;
      return held >= 2 ? rule.vp : rule.vp / 3;
  }
}

function mean<T>(list: readonly T[], worth: (one: T) => number): number {
  return list.reduce((sum, one) => sum + worth(one), 0) / list.length;
}
