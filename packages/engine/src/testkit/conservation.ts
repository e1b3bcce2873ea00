import { BAG_WORKERS, GREEN_WORKERS, RESOURCE_SUPPLY, SKILL_SUPPLY } from '../content/numbers.ts';
import { FULL_ANIMALS, FULL_WHEAT } from '../expansions/farmers/slice.ts';
import { KINDS } from '../expansions/farmers/types.ts';
import { makePosition } from '../io/print-position.ts';
import { COLOURS, type Counts, RESOURCES, SKILLS } from '../model/names.ts';
import type { State } from '../model/state.ts';

/**
 * Counts every piece a position mentions and says what is missing or too many; empty when all is there. Works
 * on the printed position, so that it shares nothing with the engine's own counting.
 */
export function missingPieces(s: State): string[] {
  const position = makePosition(s);
  const complaints: string[] = [];
  const tally = (
    names: readonly string[],
    full: readonly number[],
    counts: (Counts<string> | undefined)[],
  ) => {
    names.forEach((name, i) => {
      const total = counts.reduce((sum, count) => sum + (count?.[name] ?? 0), 0);
      if (total !== full[i]) complaints.push(`${name}: ${total} of ${full[i]}`);
    });
  };
  const offers = [...position.market, ...position.turnOrder];
  const villages = position.players.flatMap((player) => player.village);
  tally(
    COLOURS,
    [BAG_WORKERS[0], BAG_WORKERS[1], BAG_WORKERS[2], GREEN_WORKERS],
    [
      position.supply.bag,
      { green: position.supply.green },
      ...position.players.map((player) => player.workers),
      ...position.boats.map((boat) => boat.workers),
      ...offers.flatMap((offer) => [...(offer.uses ?? []), ...(offer.bids ?? []).map((bid) => bid.workers)]),
      ...villages.flatMap((tile) => tile.uses ?? []),
    ],
  );
  tally(SKILLS, SKILL_SUPPLY, [
    position.supply.skills,
    ...position.players.map((player) => player.skills),
    ...position.boats.map((boat) => boat.skills),
  ]);
  const { wheat, animals } = position.supply;
  if (wheat !== undefined) {
    tally(
      ['wheat', ...KINDS],
      [FULL_WHEAT, ...FULL_ANIMALS],
      [
        { wheat },
        animals,
        ...position.players.map((player) => ({ wheat: player.wheat, ...player.waiting })),
        ...villages.flatMap((tile) => (tile.animals ?? []).map(({ kind, count }) => ({ [kind]: count }))),
        ...position.pending.map((decision) => decision.newborn),
      ],
    );
  }
  tally(RESOURCES, RESOURCE_SUPPLY, [position.supply.resources, ...villages.map((tile) => tile.resources)]);
  const places = [
    ...offers.map(({ tile }) => tile),
    ...position.boats.map(({ boat }) => boat),
    ...villages.map(({ tile }) => tile),
    ...position.players.flatMap((player) => [
      ...player.winter,
      ...(player.placing ?? []).map(({ tile }) => tile),
    ]),
    ...position.hidden.out,
    ...Object.values(position.hidden.stacks).flat(),
  ].sort();
  const tiles = [...s.content.ids].sort();
  if (places.join() !== tiles.join()) complaints.push('tiles: not every tile is at exactly one place');
  return complaints;
}
