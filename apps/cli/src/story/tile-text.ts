import type {
  Ability,
  Face,
  Gain,
  GatherRule,
  Pay,
  ShapeRule,
  TileSpec,
  UpgradeCost,
  UseEffect,
} from '@keyflower/engine';
import { plural } from '../terminal/layout.ts';

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

const SHAPE_TEXT: Readonly<Record<ShapeRule['shape'], string>> = {
  'transport-capacity': '1 point per carrying number in the village',
  'road-loop': '1 point per tile on the longest road loop',
  'boats-on-river': '2, 4, 8, 16, 32 points for 1 to 5 boats on the home river',
  'free-flips': 'one free upgrade at the end',
  'unallocated-workers': '1 point per worker not counted elsewhere',
  'adjacent-tiles': '1 point per adjacent tile',
};

/** What the face of a tile that shows gives and scores, in a few words. */
export function faceText(face: Face): string {
  const parts: string[] = [];
  if (face.use) parts.push(useText(face.use));
  if (face.gather) parts.push(gatherText(face.gather));
  if (face.yard) parts.push(`${plural(face.yard.vp, 'point')} per ${kindText(face.yard.resource)} on it`);
  if (face.shape) parts.push(SHAPE_TEXT[face.shape.shape]);
  if (face.ability) parts.push(`${face.ability}: ${ABILITY_TEXT[face.ability]}`);
  if (face.vp) parts.push(plural(face.vp, 'point'));
  return parts.join('; ') || 'nothing yet';
}

export function showing(spec: TileSpec, flipped: boolean): Face {
  return flipped && spec.back ? spec.back : spec.front;
}

export function costText(cost: UpgradeCost): string {
  return Object.entries({ ...prefixed(cost.resources, 'resource'), ...prefixed(cost.skills, 'skill') })
    .map(([name, n]) => `${n} ${name}`)
    .join(' + ');
}

/** Every side of a tile, for someone who wants to know more than the table shows. */
export function tileText(spec: TileSpec): string[] {
  const lines: string[] = [];
  if (spec.kind === 'summer-boat') {
    lines.push(`face a: ${faceText(spec.front)}`, `face b: ${faceText(spec.back!)}`);
  } else {
    lines.push(faceText(spec.front));
  }
  if (spec.upgradeCost) {
    lines.push(`upgrade for ${costText(spec.upgradeCost)}: ${faceText(spec.back!)}`);
  }
  lines.push(`edges: ${edgesText(spec.edges)}`);
  return lines;
}

const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const EDGE_NAMES = { R: 'road', W: 'water', F: 'field' } as const;

/** "road N SE, water S" for edges as they lie; fields are all the rest. */
export function edgesText(edges: string): string {
  return (['R', 'W'] as const)
    .map((letter) => [EDGE_NAMES[letter], ...DIRECTIONS.filter((_, i) => edges[i] === letter)])
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(' '))
    .join(', ');
}

/** A tile's edges from N clockwise after turning it. */
export function turned(edges: string, rotation: number): string {
  return edges.slice(6 - rotation) + edges.slice(0, 6 - rotation);
}

function useText({ pay, gain, gainOneOf, transport, upgrades }: UseEffect): string {
  const parts: string[] = [];
  if (gain) parts.push(gainText(gain));
  if (gainOneOf) parts.push(gainOneOf.map(gainText).join(' or '));
  if (transport) parts.push(`carry ${transport}, upgrade ${upgrades ?? 0}`);
  return (pay ? `pay ${payText(pay)}: ` : '') + parts.join(' + ');
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

function gatherText(rule: GatherRule): string {
  const points = plural(rule.vp, 'point');
  switch (rule.take) {
    case 'any':
      return `${points} per ${rule.count} ${rule.items}`;
    case 'each-of':
      return `${points} per ${rule.kinds.join('+')}`;
    case 'kind':
      return `${points} per ${rule.kind}${rule.items === 'workers' ? ' worker' : ''}`;
    case 'chosen-kind': {
      const one =
        rule.items === 'workers' ? 'worker of one colour' : `${rule.items.slice(0, -1)} of one kind`;
      return `${points} per ${one}${rule.except ? ` (not ${rule.except.join(', ')})` : ''}`;
    }
  }
}

const kindText = (kind: string): string => (kind === 'any' ? 'resource' : kind);

function prefixed(counts: Partial<Record<string, number>> | undefined, noun: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts ?? {}).map(([name, n]) => [name === 'any' ? `any ${noun}` : name, n ?? 0]),
  );
}
