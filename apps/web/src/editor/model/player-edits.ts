import type { Counts, FieldExplanation, Kind, PositionHand } from '@keyflower/engine';
import { type Edit, recount } from './edits.ts';
import type { LoosePlayer } from './loose-position.ts';

export const ANIMALS: readonly Kind[] = ['sheep', 'pig', 'cow'];

/** The part of a hand that lies open in the gamers' variant. */
export const setOpen =
  (seat: number, part: Partial<PositionHand>): Edit =>
  (position) => {
    const player = position.players[seat]!;
    player.open = { workers: {}, skills: {}, ...player.open, ...part };
    delete player.known;
    recount(position);
  };

type Field = Pick<FieldExplanation, 'name' | 'sectors'>;

const halvesOn = (tile: string, { sectors }: Field): readonly number[] =>
  sectors.find((sector) => sector.tile === tile)?.halves ?? [];

/** The animals of a field as they are written down, possible or not. */
export function animalsIn({ village }: LoosePlayer, field: Field): Counts<Kind> {
  const counts: Counts<Kind> = {};
  for (const { tile, animals = [] } of village)
    for (const { kind, half, count } of animals)
      if (halvesOn(tile, field).includes(half)) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
}

/** The animals of a field, on whichever of its tiles they were written down. */
export const setAnimals =
  (seat: number, field: Field, counts: Counts<Kind>): Edit =>
  (position) => {
    const { village } = position.players[seat]!;
    for (const placed of village) {
      const halves = halvesOn(placed.tile, field);
      if (placed.animals) placed.animals = placed.animals.filter(({ half }) => !halves.includes(half));
    }
    const [tile, half] = field.name.split(':');
    const at = village.find((placed) => placed.tile === tile);
    if (!at) return;
    const now = ANIMALS.flatMap((kind) => {
      const count = counts[kind] ?? 0;
      return count > 0 ? [{ kind, half: Number(half), count }] : [];
    });
    at.animals = [...(at.animals ?? []), ...now];
    recount(position);
  };
