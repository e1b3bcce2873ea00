import {
  type Face,
  type Gain,
  type GatherRule,
  isCalibrated,
  type Pay,
  type ShapeRule,
  type TileSpec,
  type UpgradeCost,
} from '@keyflower/engine';
import { counted, noun, type Story } from './names.ts';

/** Stands behind numbers that are not confirmed. */
const UNSURE = '?';

export function faceOf(spec: TileSpec, flipped: boolean): Face {
  return flipped && spec.back ? spec.back : spec.front;
}

/** What the side of a tile that shows gives and scores. */
export function sideText(spec: TileSpec, flipped: boolean, story: Story): string {
  if (spec.kind === 'turn-order') return turnOrderText(spec, story);
  const side = flipped && spec.back ? 'back' : 'front';
  const face = faceOf(spec, flipped);
  const words = story.face;
  const parts = [
    face.use && [payText(face.use.pay, story), gains(face, story)].filter(Boolean).join(' '),
    face.gather && gatherText(face.gather, story),
    face.yard && words.per(face.yard.vp, words.onIt(kindText(face.yard.resource, story))),
    face.shape && shapeText(face.shape, story),
    face.farm && farmText(face.farm, story),
    face.ability && story.abilities[face.ability],
    face.vp ? words.points(face.vp) : '',
  ].filter((text): text is string => Boolean(text));
  const unsure = isCalibrated(spec, side) ? ` ${UNSURE}` : '';
  return (parts.join('; ') || words.nothing) + unsure;
}

function turnOrderText({ number, startPlayer, gives }: TileSpec, { face, ...story }: Story): string {
  return [
    face.boatPick(number ?? 0),
    startPlayer ? face.startPlayer : '',
    gives ? face.gives(gainText(gives, { face, ...story })) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function gains({ use }: Face, story: Story): string {
  const { gain, gainOneOf, transport = 0, upgrades = 0 } = use!;
  return [
    gain ? gainText(gain, story) : '',
    gainOneOf ? gainOneOf.map((one) => gainText(one, story)).join(` ${story.or} `) : '',
    transport > 0 || upgrades > 0 ? story.face.carry(transport, upgrades) : '',
  ]
    .filter(Boolean)
    .join(' + ');
}

export function gainText(gain: Gain, story: Story): string {
  return Object.entries(gain)
    .map(([name, n]) => counted(n, name, story))
    .join(' + ');
}

function payText(pay: Pay | undefined, story: Story): string {
  if (!pay) return '';
  const { face } = story;
  if ('worker' in pay) return face.pay(face.worker(noun(pay.worker, story)));
  return face.pay(pay.skill === 'any' ? face.anySkill : face.skill(noun(pay.skill, story)));
}

export function costText({ resources = {}, skills = {} }: UpgradeCost, story: Story): string {
  const named = (counts: Readonly<Record<string, number>>, any: (n: number) => string): string[] =>
    Object.entries(counts).map(([name, n]) => (name === 'any' ? any(n) : counted(n, name, story)));
  const { anyResource, anySkillTile } = story.face;
  return [...named(resources, anyResource), ...named(skills, anySkillTile)].join(' + ');
}

function gatherText(rule: GatherRule, story: Story): string {
  const words = story.face;
  const items = noun(rule.items, story);
  switch (rule.take) {
    case 'any':
      return words.per(rule.vp, `${rule.count} ${items}`);
    case 'each-of':
      return words.per(rule.vp, rule.kinds.map((kind) => noun(kind, story)).join(' + '));
    case 'kind':
      return words.per(rule.vp, noun(rule.kind, story));
    case 'chosen-kind': {
      const what = rule.items === 'workers' ? words.oneColour : words.oneKind(items);
      const not = rule.except?.map((kind) => noun(kind, story)).join(', ');
      return [words.per(rule.vp, what), not === undefined ? '' : words.except(not)].filter(Boolean).join(' ');
    }
  }
}

function shapeText(rule: ShapeRule, { face }: Story): string {
  switch (rule.shape) {
    case 'transport-capacity':
      return face.per(rule.vp, face.carrying);
    case 'road-loop':
      return face.per(rule.vp, face.loop);
    case 'boats-on-river':
      return face.boats(rule.byCount.slice(1).join(', '));
    case 'free-flips':
      return face.freeFlip;
    case 'unallocated-workers':
      return face.per(rule.vp, face.unallocated);
    case 'adjacent-tiles':
      return face.per(rule.vp, face.adjacent);
  }
}

function farmText(rule: NonNullable<Face['farm']>, story: Story): string {
  const { face } = story;
  switch (rule.rule) {
    case 'fields-with':
      return face.per(rule.vp, face.fieldWith(noun(rule.kind, story)));
    case 'sheep-here':
      return face.per(rule.vp, face.sheepHere);
    case 'tiles-of-field':
      return face.per(rule.vp, face.tilesOfField);
    case 'bakery':
      return face.per(rule.vp, face.bakery);
    case 'granary':
      return face.per(rule.vp, counted(rule.wheat, 'wheat', story));
  }
}

const kindText = (kind: string, story: Story): string =>
  kind === 'any' ? story.face.resource : noun(kind, story);
