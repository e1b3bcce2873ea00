import type { Ability, Face, TileSpec } from '@keyflower/engine';
import type { Words } from '@keyflower/words';

/* The rules that concern a tile, linked from its card. */

const OF_ABILITY: Readonly<Record<Ability, string>> = {
  '1a': 'END-8',
  '1b': 'END-8',
  '2a': 'MOVE-6',
  '2b': 'MOVE-7',
  '3a': 'MOVE-8',
  '3b': 'SCORE-13',
  '4a': 'BID-8',
  '4b': 'USE-4',
  '5a': 'FARM-9',
  '5b': 'FARM-16',
  '6a': 'END-8',
  '6b': 'END-8',
};

const OF_SHAPE: Readonly<Record<NonNullable<Face['shape']>['shape'], string>> = {
  'transport-capacity': 'SCORE-7',
  'road-loop': 'SCORE-8',
  'boats-on-river': 'SCORE-9',
  'free-flips': 'SCORE-10',
  'unallocated-workers': 'SCORE-11',
  'adjacent-tiles': 'SCORE-12',
};

const OF_FARM: Readonly<Record<NonNullable<Face['farm']>['rule'], string>> = {
  'fields-with': 'FARM-12',
  'sheep-here': 'FARM-13',
  'tiles-of-field': 'FARM-14',
  bakery: 'FARM-15',
  granary: 'FARM-15',
};

const OF_GAIN: Readonly<Record<string, string>> = {
  wood: 'USE-6',
  stone: 'USE-6',
  iron: 'USE-6',
  gold: 'USE-6',
  greenWorkers: 'USE-7',
  bagWorkers: 'USE-7',
  randomSkills: 'USE-7',
  wheat: 'FARM-8',
  sheep: 'FARM-6',
  pig: 'FARM-6',
  cow: 'FARM-6',
};

function rulesOfFace({ vp, use, gather, shape, yard, ability, farm }: Face): string[] {
  return [
    ...(use?.transport ? ['MOVE-1'] : []),
    ...[use?.gain ?? {}, ...(use?.gainOneOf ?? [])].flatMap((gain) =>
      Object.keys(gain).flatMap((name) => OF_GAIN[name] ?? []),
    ),
    ...(use?.gainOneOf ? ['USE-10'] : []),
    ...(use?.pay ? ['worker' in use.pay ? 'USE-8' : 'USE-9'] : []),
    ...(ability ? [OF_ABILITY[ability]] : []),
    ...(yard ? ['SCORE-2'] : []),
    ...(gather ? [gather.take === 'chosen-kind' ? 'SCORE-6' : 'SCORE-3'] : []),
    ...(shape ? [OF_SHAPE[shape.shape]] : []),
    ...(farm ? [OF_FARM[farm.rule]] : []),
    ...(vp ? ['SCORE-1'] : []),
  ];
}

/** The ids of the rules that concern a tile, its effect first. */
export function rulesOf(spec: TileSpec): string[] {
  const all = [
    ...rulesOfFace(spec.front),
    ...(spec.back ? rulesOfFace(spec.back) : []),
    ...(spec.upgradeCost ? ['MOVE-3', 'MOVE-4'] : []),
    ...(spec.kind === 'boat' ? ['END-5', 'END-7'] : []),
    ...(spec.kind === 'turn-order' ? ['END-5'] : []),
    ...(spec.startPlayer ? ['END-6'] : []),
    ...(spec.gives ? ['FARM-11'] : []),
  ];
  return [...new Set(all)];
}

/** The edges of a tile as printed, from N clockwise. */
export function edgesText({ edges }: TileSpec, { story, labelled }: Words): string {
  const { face } = story;
  const named = edges.split('').map((edge) => face.edge[edge as 'R' | 'F' | 'W']);
  return labelled(face.edges, named.join(', '));
}
