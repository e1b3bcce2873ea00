import type { PositionTile } from '../../src/io/position.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

/* Short words for the actions of The Farmers and for what stands in the fields. */

export type Kind = 'sheep' | 'pig' | 'cow';
type Animals = NonNullable<PositionTile['animals']>[number];

export const animal = (kind: Kind, field: string) => ({ type: 'animal', kind, field });
export const herd = (kind: Kind, from: string, to: string) => ({ type: 'herd', kind, from, to });
export const feed = { type: 'feed' };
export const done = { type: 'done' };
export const breed = (field: string, kind: Kind) => ({ type: 'breed', field, kind });
export const pickBoat = (boat: string) => ({ type: 'boat', boat });
export const place = (tile: string, q: number, r: number, rotation = 0) => ({
  type: 'place',
  tile,
  q,
  r,
  rotation,
});

/** A table that plays with The Farmers, shuffled in unless the options say otherwise. */
export const farm = (position: ScenarioPosition = {}, seed?: string): Scenario =>
  new Scenario({ ...position, options: { farmers: 'mixed', ...position.options } }, seed);

/** The same position, loaded anew. */
export const reloaded = (s: Scenario): Scenario =>
  new Scenario(JSON.parse(JSON.stringify(s.position())) as ScenarioPosition);

/** The rule by which a position is refused, or null if it is accepted. */
export function refusal(position: ScenarioPosition): string | null {
  try {
    farm(position);
    return null;
  } catch (error) {
    return (error as { refusal?: { rule?: string } }).refusal?.rule ?? 'refused';
  }
}

/** So many animals of a kind in the field of this half. */
export const at = (half: number, kind: Kind, count = 1): Animals => ({ kind, half, count });

/**
 * Home 1 has water to the south. Its fields by the smallest half: 0 (NW to N), 1 (N to NE), 3 (NE to SE),
 * 5 (SE round the water to SW), 9 (SW to NW). Home 2 has water to the south-west: 0, 1, 3, 5 and 7.
 */
export const home1 = (...animals: Animals[]): PositionTile => ({ tile: 'home-1', q: 0, r: 0, animals });
export const home2 = (...animals: Animals[]): PositionTile => ({ tile: 'home-2', q: 0, r: 0, animals });
export const home3 = (...animals: Animals[]): PositionTile => ({ tile: 'home-3', q: 0, r: 0, animals });

export const HOME1_FIELDS = ['home-1:0', 'home-1:1', 'home-1:3', 'home-1:5', 'home-1:9'];
export const HOME2_FIELDS = ['home-2:0', 'home-2:1', 'home-2:3', 'home-2:5', 'home-2:7'];

/** A pig in each of these fields of home 1: closed to everything else. */
export const pigsIn = (...halves: number[]): Animals[] => halves.map((half) => at(half, 'pig'));

/** North of home 1, with its own northern field (0) and a small one (3); it shares home's fields 0 and 1. */
export const fold = (more: Partial<PositionTile> = {}): PositionTile => ({
  tile: 'sheep-fold',
  q: 0,
  r: -1,
  ...more,
});

/** A summer boat at the water of home 1. */
export const boatAt1 = (tile: string, face: 'a' | 'b', more: Partial<PositionTile> = {}): PositionTile => ({
  tile,
  q: 0,
  r: 1,
  face,
  ...more,
});

/** Animals of one kind in a field where another kind keeps them from breeding: they only empty the supply. */
export const hoard = (half: number, kind: Kind, count: number): Animals[] => [
  at(half, kind, count),
  at(half, kind === 'cow' ? 'pig' : 'cow'),
];

/** Who stands where in a village, by the fields' names. */
export function herds(s: Scenario, seat = 0): Record<string, Partial<Record<Kind, number>>> {
  const fields: Record<string, Partial<Record<Kind, number>>> = {};
  for (const { tile, animals } of s.player(seat).village) {
    for (const { kind, half, count } of animals ?? []) {
      const name = `${tile}:${half}`;
      fields[name] = { ...fields[name], [kind]: count };
    }
  }
  return fields;
}

/** The fields listed for animals of a kind. */
export const fieldsFor = (s: Scenario, kind: Kind, seat = 0): string[] =>
  s.legal(seat).flatMap((action) => (action.type === 'animal' && action.kind === kind ? [action.field] : []));

export const wheat = (s: Scenario): number[] => s.position().players.map((player) => player.wheat ?? 0);

/** Passes until the boats, and lets everyone take the first boat that is left. */
export function pickAll(s: Scenario): void {
  s.passAll();
  while (s.position().pending[0]?.decision === 'boat') {
    const [{ player }] = atLeast(1, s.position().pending);
    s.play(player, s.legal(player)[0]);
  }
}

/** What is counted of wheat and animals, everywhere together. */
export function allPieces(s: Scenario): Record<string, number> {
  const { players, supply, pending } = s.position();
  const counts = { wheat: supply.wheat ?? 0, sheep: 0, pig: 0, cow: 0 };
  for (const kind of ['sheep', 'pig', 'cow'] as const) {
    counts[kind] += supply.animals?.[kind] ?? 0;
    for (const entry of pending) counts[kind] += entry.newborn?.[kind] ?? 0;
  }
  for (const player of players) {
    counts.wheat += player.wheat ?? 0;
    for (const kind of ['sheep', 'pig', 'cow'] as const) counts[kind] += player.waiting?.[kind] ?? 0;
    for (const { animals } of player.village)
      for (const { kind, count } of animals ?? []) counts[kind] += count;
  }
  return counts;
}
