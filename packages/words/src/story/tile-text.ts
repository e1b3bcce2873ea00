import {
  type Face,
  type Gain,
  type GatherRule,
  isCalibrated,
  type Pay,
  type ShapeRule,
  type TileSpec,
  type UpgradeCost,
  type UseEffect,
} from '@keyflower/engine';
import { counted, isColour, noun, type Story } from './names.ts';

/** Marks numbers that are not confirmed. */
const UNSURE = '?';

/** The mark after the numbers of a field such as `use.gain`, or nothing if they are confirmed. */
export type Mark = (field: string) => string;

const NO_MARK: Mark = () => '';

/** Marks the unconfirmed numbers of a tile. */
export const unsure =
  (spec: TileSpec): Mark =>
  (field) =>
    isCalibrated(spec, field) ? UNSURE : '';

/**
 * Inserts marks after the numbers of a text: the first number gets the first mark and so on, the last mark applies to
 * all that follow. A text without numbers gets the mark at its end.
 */
export function marked(text: string, ...marks: readonly string[]): string {
  if (!/\d/.test(text)) return text + marks[0];
  let at = 0;
  return text.replace(/\d+/g, (number) => number + marks[Math.min(at++, marks.length - 1)]);
}

export function faceOf(spec: TileSpec, flipped: boolean): Face {
  return flipped && spec.back ? spec.back : spec.front;
}

const sideName = (spec: TileSpec, flipped: boolean): 'front' | 'back' =>
  flipped && spec.back ? 'back' : 'front';

/** What the visible face of a tile gives and scores. */
export function sideText(spec: TileSpec, flipped: boolean, story: Story, mark: Mark = NO_MARK): string {
  if (spec.kind === 'turn-order') return turnOrderText(spec, story, mark);
  return markedSideText(spec, flipped, story, mark);
}

/** The same for tiles other than turn-order tiles. */
export function markedSideText(spec: TileSpec, flipped: boolean, story: Story, mark: Mark): string {
  const face = faceOf(spec, flipped);
  const marks: Mark = (field) => mark(`${sideName(spec, flipped)}.${field}`);
  const points = face.vp ? marked(story.face.points(face.vp), marks('vp')) : '';
  return (
    [effectText(face, story, marks), points].filter(Boolean).join(story.face.between) || story.face.nothing
  );
}

/** What a face gives and scores, apart from its own points. */
export function effectText(face: Face, story: Story, mark: Mark = NO_MARK): string {
  const { per, onIt, between } = story.face;
  return [
    face.use
      ? [payText(face.use.pay, story, mark), gains(face.use, story, mark)].filter(Boolean).join(' ')
      : '',
    face.gather ? marked(gatherText(face.gather, story), mark('gather.vp'), mark('gather.count')) : '',
    face.yard ? marked(per(face.yard.vp, onIt(kindText(face.yard.resource, story))), mark('yard.vp')) : '',
    face.shape ? shapeText(face.shape, story, mark) : '',
    face.farm ? marked(farmText(face.farm, story), mark('farm.vp'), mark('farm.wheat')) : '',
    face.ability ? story.abilities[face.ability] : '',
  ]
    .filter(Boolean)
    .join(between);
}

/** What bidding for a turn-order tile is about. */
export function turnOrderText(spec: TileSpec, story: Story, mark: Mark = NO_MARK): string {
  const { face } = story;
  return [
    face.boatPick(spec.number ?? 0),
    spec.startPlayer ? face.startPlayer : '',
    spec.gives ? face.gives(marked(gainText(spec.gives, story), mark('gives'))) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The cost of upgrading a tile; nothing where it cannot be upgraded. */
export const upgradeText = (spec: TileSpec, story: Story, mark: Mark = NO_MARK): string =>
  spec.upgradeCost ? marked(costText(spec.upgradeCost, story), mark('upgradeCost')) : '';

function gains(
  { gain, gainOneOf, transport = 0, upgrades = 0 }: UseEffect,
  story: Story,
  mark: Mark,
): string {
  const either = gainOneOf?.map((one) => gainText(one, story)).join(` ${story.or} `) ?? '';
  const carry = marked(story.face.carry(transport, upgrades), mark('use.transport'), mark('use.upgrades'));
  return [
    gain ? marked(gainText(gain, story), mark('use.gain')) : '',
    either && marked(either, mark('use.gainOneOf')),
    transport > 0 || upgrades > 0 ? carry : '',
  ]
    .filter(Boolean)
    .join(' + ');
}

export function gainText(gain: Gain, story: Story): string {
  return Object.entries(gain)
    .map(([name, n]) => counted(n, name, story))
    .join(' + ');
}

function payText(pay: Pay | undefined, story: Story, mark: Mark): string {
  if (!pay) return '';
  const { face } = story;
  const skill = 'skill' in pay && (pay.skill === 'any' ? face.anySkill : face.skill(noun(pay.skill, story)));
  const what = 'worker' in pay ? workerText(pay.worker, story) : skill || '';
  return face.pay(marked(what, mark('use.pay')));
}

/** "1 red worker", "1 worker". */
const workerText = (colour: string, story: Story): string =>
  isColour(colour) ? counted(1, colour, story, 'object') : story.events.nWorkers(1);

export function costText({ resources = {}, skills = {} }: UpgradeCost, story: Story): string {
  const named = (counts: Readonly<Record<string, number>>, any: (n: number) => string): string[] =>
    Object.entries(counts).map(([name, n]) => (name === 'any' ? any(n) : counted(n, name, story)));
  const { anyResource, anySkillTile } = story.face;
  return [...named(resources, anyResource), ...named(skills, anySkillTile)].join(' + ');
}

function gatherText(rule: GatherRule, story: Story): string {
  const words = story.face;
  switch (rule.take) {
    case 'any':
      return words.per(rule.vp, words.anyOf[rule.items](rule.count));
    case 'each-of':
      return words.per(
        rule.vp,
        (rule.items === 'workers' ? words.workerSet : words.set)(rule.kinds.map((kind) => noun(kind, story))),
      );
    case 'kind':
      return words.per(rule.vp, kindText(rule.kind, story));
    case 'chosen-kind': {
      const what = words.chosenKind[rule.items];
      const not = rule.except?.map((kind) => noun(kind, story));
      return [words.per(rule.vp, what), not === undefined ? '' : words.except(not)].filter(Boolean).join(' ');
    }
  }
}

function shapeText(rule: ShapeRule, { face }: Story, mark: Mark): string {
  switch (rule.shape) {
    case 'transport-capacity':
      return marked(face.per(rule.vp, face.carrying), mark('shape.vp'));
    case 'road-loop':
      return marked(face.per(rule.vp, face.loop), mark('shape.vp'));
    case 'boats-on-river':
      return face.boats(marked(rule.byCount.slice(1).join(', '), mark('shape.byCount')));
    case 'free-flips':
      return face.freeFlip;
    case 'unallocated-workers':
      return marked(face.per(rule.vp, face.unallocated), mark('shape.vp'));
    case 'adjacent-tiles':
      return marked(face.per(rule.vp, face.adjacent), mark('shape.vp'));
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

function kindText(kind: string, story: Story): string {
  if (kind === 'any') return story.face.resource;
  return isColour(kind) ? story.workers(1, kind, 'object') : noun(kind, story);
}
