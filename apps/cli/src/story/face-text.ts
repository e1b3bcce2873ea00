import type {
  Ability,
  Face,
  Gain,
  GatherRule,
  Pay,
  ShapeRule,
  UpgradeCost,
  UseEffect,
} from '@keyflower/engine';
import { plural } from '../terminal/layout.ts';

/** What is written behind the numbers of a field (`use.gain`), such as a `?` where they are not confirmed. */
export type Mark = (field: string) => string;

const NO_MARK: Mark = () => '';

/** The text with the mark behind its numbers, or behind all where there are none. */
export function marked(text: string, mark: string): string {
  if (mark === '') return text;
  return /\d/.test(text) ? text.replace(/\d+/g, `$&${mark}`) : text + mark;
}

const ABILITY_TEXT: Readonly<Record<Ability, string>> = {
  '1a': '2 workers from the bag at each boat pick',
  '1b': '1 green worker at each boat pick',
  '2a': 'goods cross edges without road too; tiles need not match',
  '2b': 'doubles your carrying and upgrading',
  '3a': 'any resource pays for any other when upgrading',
  '3b': 'any resource counts as any other at the end',
  '4a': 'you may outbid others in another colour',
  '4b': 'you may use tiles with mixed colours where workers are',
  '5a': 'kinds of animals may share fields',
  '5b': 'wheat and resources count as each other at the end',
  '6a': 'wheat at each boat pick',
  '6b': 'an animal at each boat pick',
};

/** What a face gives and scores, its own points aside. */
export function effectText(face: Face, mark: Mark = NO_MARK): string {
  const parts: string[] = [];
  if (face.use) parts.push(useText(face.use, mark));
  if (face.gather) parts.push(gatherText(face.gather, mark));
  if (face.yard)
    parts.push(`${points(face.yard.vp, mark('yard.vp'))} per ${kindText(face.yard.resource)} on it`);
  if (face.shape) parts.push(shapeText(face.shape, mark));
  if (face.farm) parts.push(farmText(face.farm, mark));
  if (face.ability) parts.push(`${face.ability}: ${ABILITY_TEXT[face.ability]}`);
  return parts.join('; ');
}

export const points = (vp: number, mark: string): string => marked(plural(vp, 'point'), mark);

export function costText(cost: UpgradeCost): string {
  return Object.entries({ ...prefixed(cost.resources, 'resource'), ...prefixed(cost.skills, 'skill') })
    .map(([name, n]) => `${n} ${name}`)
    .join(' + ');
}

function useText({ pay, gain, gainOneOf, transport, upgrades }: UseEffect, mark: Mark): string {
  const parts: string[] = [];
  if (gain) parts.push(marked(gainText(gain), mark('use.gain')));
  if (gainOneOf) parts.push(marked(gainOneOf.map(gainText).join(' or '), mark('use.gainOneOf')));
  if (transport || upgrades) {
    const carry = marked(String(transport ?? 0), mark('use.transport'));
    parts.push(`carry ${carry}, upgrade ${marked(String(upgrades ?? 0), mark('use.upgrades'))}`);
  }
  return (pay ? `pay ${marked(payText(pay), mark('use.pay'))}: ` : '') + parts.join(' + ');
}

function payText(pay: Pay): string {
  const [kind, what] = 'worker' in pay ? [pay.worker, 'worker'] : [pay.skill, 'skill'];
  if (kind === 'any') return `any ${what}`;
  return what === 'worker' ? `1 ${kind} worker` : `1 ${kind}`;
}

export function gainText(gain: Gain): string {
  const names: Record<string, string> = {
    greenWorkers: 'green',
    bagWorkers: 'from the bag',
    randomSkills: 'random skill',
  };
  return Object.entries(gain)
    .map(([name, n]) => `${n} ${names[name] ?? name}`)
    .join(' + ');
}

function gatherText(rule: GatherRule, mark: Mark): string {
  const each = points(rule.vp, mark('gather.vp'));
  switch (rule.take) {
    case 'any':
      return `${each} per ${rule.count}${mark('gather.count')} ${rule.items}`;
    case 'each-of':
      return `${each} per ${rule.kinds.join('+')}`;
    case 'kind':
      return `${each} per ${rule.kind}${rule.items === 'workers' ? ' worker' : ''}`;
    case 'chosen-kind': {
      const one =
        rule.items === 'workers' ? 'worker of one colour' : `${rule.items.slice(0, -1)} of one kind`;
      return `${each} per ${one}${rule.except ? ` (not ${rule.except.join(', ')})` : ''}`;
    }
  }
}

function shapeText(rule: ShapeRule, mark: Mark): string {
  switch (rule.shape) {
    case 'transport-capacity':
      return `${points(rule.vp, mark('shape.vp'))} per carrying number in the village`;
    case 'road-loop':
      return `${points(rule.vp, mark('shape.vp'))} per tile on the longest road loop`;
    case 'boats-on-river': {
      const [, ...some] = rule.byCount;
      const all = marked(some.join(', '), mark('shape.byCount'));
      return `${all} points for 1 to ${some.length} boats on the home river`;
    }
    case 'free-flips':
      return 'one free upgrade at the end';
    case 'unallocated-workers':
      return `${points(rule.vp, mark('shape.vp'))} per worker not counted elsewhere`;
    case 'adjacent-tiles':
      return `${points(rule.vp, mark('shape.vp'))} per adjacent tile`;
  }
}

function farmText(rule: NonNullable<Face['farm']>, mark: Mark): string {
  const each = points(rule.vp, mark('farm.vp'));
  switch (rule.rule) {
    case 'fields-with':
      return `${each} per field with a ${rule.kind}`;
    case 'sheep-here':
      return `${each} per sheep in its field`;
    case 'tiles-of-field':
      return `${each} per other tile its field reaches`;
    case 'bakery':
      return `${each} per resource+wheat+skill`;
    case 'granary':
      return `${each} per ${rule.wheat}${mark('farm.wheat')} wheat`;
  }
}

const kindText = (kind: string): string => (kind === 'any' ? 'resource' : kind);

function prefixed(counts: Partial<Record<string, number>> | undefined, noun: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts ?? {}).map(([name, n]) => [name === 'any' ? `any ${noun}` : name, n ?? 0]),
  );
}
