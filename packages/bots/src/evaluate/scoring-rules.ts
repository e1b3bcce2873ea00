import { ANIMAL_KINDS, COLOURS, type Face, RESOURCES, SKILLS } from '@keyflower/engine';
import { GOLD } from '@keyflower/engine/layout';
import type { Holdings } from './holdings.ts';
import { Village } from './village.ts';

/** What a face scores besides its printed points, as a function of a seat's holdings. */
export interface ScoringRule {
  /** Approximate points per item; tiles with a higher rate take their items first. */
  readonly rate: number;
  /** The points it would make now. With `share` above 0 the items it needs are used up to that share. */
  worth(holdings: Holdings, village: Village, share: number): number;
}

const NAMES = { workers: COLOURS, skills: SKILLS, resources: RESOURCES } as const;
/** Typical number of neighbours of a placed turn-order tile (SCORE-12). */
const USUAL_NEIGHBOURS = 4;
const USUAL_FIELD = 4;

/** Counts incomplete sets in part while there is time to complete them. */
const begun = (count: number, partialSetWeight: number): number => {
  const whole = Math.floor(count + 1e-9);
  return whole + partialSetWeight * (count - whole);
};

export function rulesOf({ gather, shape, farm }: Face): ScoringRule | null {
  if (gather) {
    const { items, vp } = gather;
    const names: readonly string[] = NAMES[items];
    switch (gather.take) {
      case 'any':
        return packs(items, gather.count, vp);
      case 'each-of':
        return sets(
          items,
          gather.kinds.map((kind) => names.indexOf(kind)),
          vp,
        );
      case 'kind':
        return single(items, names.indexOf(gather.kind), vp);
      case 'chosen-kind': {
        const except: readonly string[] = gather.except ?? [];
        return chosen(
          items,
          names.flatMap((name, kind) => (except.includes(name) ? [] : [kind])),
          vp,
        );
      }
    }
  }
  if (shape) {
    switch (shape.shape) {
      case 'transport-capacity':
        return { rate: 0, worth: (_, village) => village.transport * shape.vp };
      case 'road-loop':
        return { rate: 0, worth: (_, village) => village.ring * shape.vp };
      case 'boats-on-river':
        return {
          rate: 0,
          worth: (_, { riverBoats, coming }) =>
            shape.byCount[Math.min(riverBoats + coming, shape.byCount.length - 1)] ?? 0,
        };
      case 'free-flips':
        return { rate: 0, worth: (_, village) => village.bestFlip };
      case 'unallocated-workers':
        return packs('workers', 1, shape.vp);
      case 'adjacent-tiles':
        return { rate: 0, worth: () => USUAL_NEIGHBOURS * shape.vp };
    }
  }
  if (farm) {
    switch (farm.rule) {
      case 'fields-with': {
        const kind = ANIMAL_KINDS.indexOf(farm.kind);
        return {
          rate: 0,
          worth: (_, village) => village.fieldsWith[kind] * (farm.vp - Village.FIELD_POINTS[kind]),
        };
      }
      case 'sheep-here':
        return { rate: 0, worth: (_, village) => Math.min(3, village.animals[0]) * farm.vp * 0.5 };
      case 'tiles-of-field':
        return { rate: 0, worth: () => USUAL_FIELD * farm.vp };
      case 'bakery':
        return {
          rate: 1,
          worth: ({ resources, skills, wheat }) => farm.vp * Math.min(sum(resources), sum(skills), wheat),
        };
      case 'granary':
        return {
          rate: 1,
          worth: ({ wheat, partialSetWeight }) => farm.vp * begun(wheat / farm.wheat, partialSetWeight),
        };
    }
  }
  return null;
}

function sum(counts: Float64Array): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}

type Items = keyof typeof NAMES;

function packs(items: Items, count: number, vp: number): ScoringRule {
  return {
    rate: vp / count,
    worth(holdings, _, share) {
      const held = holdings[items];
      const total = sum(held);
      if (share > 0) for (let kind = 0; kind < held.length; kind++) held[kind] *= 1 - share;
      return vp * begun(total / count, holdings.partialSetWeight);
    },
  };
}

function single(items: Items, kind: number, vp: number): ScoringRule {
  return {
    rate: vp,
    worth(holdings, _, share) {
      const held = holdings[items];
      const n = held[kind];
      held[kind] -= share * n;
      return vp * n;
    },
  };
}

function chosen(items: Items, kinds: readonly number[], vp: number): ScoringRule {
  return {
    rate: vp,
    worth(holdings, _, share) {
      const held = holdings[items];
      let best = kinds[0];
      for (let i = 1; i < kinds.length; i++) if (held[kinds[i]] > held[best]) best = kinds[i];
      const n = held[best];
      held[best] -= share * n;
      return vp * n;
    },
  };
}

function sets(items: Items, kinds: readonly number[], vp: number): ScoringRule {
  const isWild = items === 'resources' && !kinds.includes(GOLD);
  return {
    rate: vp / kinds.length,
    worth(holdings, _, share) {
      const held = holdings[items];
      let least = Number.POSITIVE_INFINITY;
      let most = 0;
      for (let i = 0; i < kinds.length; i++) {
        least = Math.min(least, held[kinds[i]]);
        most += held[kinds[i]];
      }
      if (isWild) {
        // Gold fills the gaps of further sets (SCORE-4).
        let gold = held[GOLD];
        for (; gold > 0; least++) {
          let gap = 0;
          for (let i = 0; i < kinds.length; i++) gap += Math.max(0, Math.min(1, least + 1 - held[kinds[i]]));
          if (gap > gold) break;
          gold -= gap;
          if (least > 12) break;
        }
        if (share > 0) held[GOLD] -= share * (held[GOLD] - gold);
      }
      if (share > 0)
        for (let i = 0; i < kinds.length; i++) held[kinds[i]] -= share * Math.min(held[kinds[i]], least);
      const rest = Math.min(0.9, (most - least * kinds.length) / (kinds.length * 2));
      return vp * (least + holdings.partialSetWeight * Math.max(0, rest));
    },
  };
}
