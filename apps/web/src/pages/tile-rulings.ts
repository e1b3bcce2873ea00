import type { Ability, Face, TileSpec } from '@keyflower/engine';
import type { CatalogueWords } from '@keyflower/words';
import { facesOf, gainsOf, namesOf } from './tile-filters.ts';

/* What is asked about a tile follows from what is printed on it. */

export type Ruling = keyof CatalogueWords['asked'];

const OF_GAIN: Readonly<Partial<Record<string, readonly Ruling[]>>> = {
  greenWorkers: ['green'],
  bagWorkers: ['bag'],
  randomSkills: ['skills'],
  wheat: ['wheatUse'],
  sheep: ['animalField', 'breeding'],
  pig: ['animalField', 'breeding'],
  cow: ['animalField', 'breeding'],
};
const RESOURCE_NAMES: ReadonlySet<string> = new Set(['wood', 'stone', 'iron', 'gold']);

const OF_SHAPE: Readonly<Record<NonNullable<Face['shape']>['shape'], Ruling>> = {
  'transport-capacity': 'capacity',
  'road-loop': 'loop',
  'boats-on-river': 'river',
  'free-flips': 'flip',
  'unallocated-workers': 'idle',
  'adjacent-tiles': 'turnAdjacent',
};

const OF_FARM: Readonly<Record<NonNullable<Face['farm']>['rule'], readonly Ruling[]>> = {
  'fields-with': ['fieldOnce'],
  'sheep-here': ['sheepHere'],
  'tiles-of-field': ['hillside'],
  bakery: ['sets', 'bakery'],
  granary: ['granary'],
};

const OF_ABILITY: Readonly<Record<Ability, readonly Ruling[]>> = {
  '1a': ['bonus'],
  '1b': ['bonus'],
  '2a': ['terrain'],
  '2b': ['double'],
  '3a': ['anyCost'],
  '3b': ['anyScore'],
  '4a': ['otherColour', 'standsUp'],
  '4b': ['mixed'],
  '5a': ['sharing'],
  '5b': ['wheatScore'],
  '6a': ['bonus'],
  '6b': ['bonus'],
};

/** Rulings, each with the condition under which it applies. */
type Conditions = readonly (readonly [boolean, ...Ruling[]])[];

const thatApply = (conditions: Conditions): Ruling[] =>
  conditions.flatMap(([applies, ...rulings]) => (applies ? rulings : []));

function rulingsOfUse(face: Face, { upgradeCost }: TileSpec): Ruling[] {
  const { use } = face;
  if (!use) return [];
  const { pay, paymentHeld = false, gain, gainOneOf, transport } = use;
  const gains = gainsOf(face);
  return thatApply([
    [pay !== undefined && 'worker' in pay, 'payWorker'],
    [pay !== undefined && 'skill' in pay && !paymentHeld, 'paySkill'],
    [paymentHeld, 'payHeld'],
    [true, ...gains.flatMap((name) => OF_GAIN[name] ?? [])],
    [gains.some((name) => RESOURCE_NAMES.has(name)), 'resources'],
    [gainOneOf !== undefined, 'choice'],
    [gain !== undefined && gainOneOf === undefined, 'empty'],
    [transport !== undefined, 'carryWhere', 'carryOrder'],
    [transport !== undefined && gains.includes('wheat'), 'wheatNow'],
    [transport !== undefined && upgradeCost !== undefined, 'carrySelf'],
    [transport === undefined && upgradeCost !== undefined, 'upgradeUses'],
    [true, 'whose'],
  ]);
}

function rulingsOfGather({ gather }: Face): Ruling[] {
  if (!gather) return [];
  const { take, items } = gather;
  const isSet = take === 'each-of' || (take === 'any' && gather.count > 1);
  return thatApply([
    [isSet, 'sets'],
    [isSet && items === 'resources', 'goldInSet'],
    [take === 'kind' && gather.kind === 'gold', 'goldAlone'],
    [take === 'chosen-kind', 'chosenKind'],
    [
      take === 'chosen-kind' && items === 'resources' && (gather.except?.includes('gold') ?? false),
      'notGold',
    ],
    [true, 'once'],
  ]);
}

const rulingsOfFace = (face: Face, spec: TileSpec): Ruling[] => [
  ...rulingsOfUse(face, spec),
  ...rulingsOfGather(face),
  ...(face.yard ? (['yard'] as const) : []),
  ...(face.farm ? OF_FARM[face.farm.rule] : []),
  ...(face.shape ? [OF_SHAPE[face.shape.shape]] : []),
  ...(face.ability ? OF_ABILITY[face.ability] : []),
];

function rulingsOfCost({ upgradeCost: { resources = {}, skills } = {} }: TileSpec): Ruling[] {
  const kinds = Object.keys(resources);
  return thatApply([
    [kinds.some((kind) => kind !== 'gold'), 'upgradeResources'],
    [kinds.includes('gold'), 'upgradeGold'],
    [skills !== undefined, 'upgradeSkills'],
  ]);
}

function rulingsOfKind(spec: TileSpec): Ruling[] {
  const { kind, season, front, minPlayers = 2 } = spec;
  const isWinter = season === 'winter';
  const scoresItsPoints = front.vp !== undefined && kind === 'village' && isWinter;
  return thatApply([
    [scoresItsPoints, 'single'],
    [kind === 'village' && !isWinter && !front.use, 'pointsOnly'],
    [isWinter, 'winterUse', 'winterOffer'],
    [kind === 'summer-boat', 'abilityWorker', 'boatSide'],
    [kind === 'boat', 'boatGoods', 'boatShort'],
    [kind === 'boat' && minPlayers > 2, 'boatPlayers'],
    [kind === 'turn-order', 'turnOnce', 'turnAdjacent'],
    [spec.startPlayer === true, 'turnStart'],
    [namesOf(spec.gives).length > 0, 'turnGives'],
    [kind === 'home', 'homeFields'],
  ]);
}

/** What is asked about a tile: its effects first, then its upgrade and its kind; each question once. */
export function rulingsOf(spec: TileSpec): readonly Ruling[] {
  return [
    ...new Set([
      ...facesOf(spec).flatMap((face) => rulingsOfFace(face, spec)),
      ...rulingsOfCost(spec),
      ...rulingsOfKind(spec),
    ]),
  ];
}
