import type { QuickRandom, State } from '@keyflower/engine';
import { COLOUR_COUNT, SKILL_COUNT, WINTER } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';

/**
 * Redeals, in place, what a viewer can't see: pieces behind the others' screens that are not known to be there, and
 * the winter tiles in their hands. Like `determinize`, but about a hundred times faster.
 */
export function redeal(state: State, viewer: number, random: QuickRandom): void {
  redealPieces(state, viewer, S.WORKERS, S.KNOWN_WORKERS, S.BAG, COLOUR_COUNT, random);
  redealPieces(state, viewer, S.SKILL_TILES, S.KNOWN_SKILLS, S.PILE, SKILL_COUNT, random);
  redealWinter(state, viewer, random);
}

function redealPieces(
  { bytes: b }: State,
  viewer: number,
  held: number,
  known: number,
  pool: number,
  kinds: number,
  random: QuickRandom,
): void {
  const players = b[S.PLAYERS];
  let total = 0;
  // All unknown pieces go back first, so that no seat draws before another.
  for (let kind = 0; kind < kinds; kind++) {
    for (let seat = 0; seat < players; seat++) {
      if (seat === viewer) continue;
      const i = seat * kinds + kind;
      b[pool + kind] += b[held + i] - b[known + i];
    }
    total += b[pool + kind];
  }
  for (let seat = 0; seat < players; seat++) {
    if (seat === viewer) continue;
    let missing = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const i = seat * kinds + kind;
      missing += b[held + i] - b[known + i];
      b[held + i] = b[known + i];
    }
    for (; missing > 0; missing--) {
      let ticket = random.below(total--);
      let kind = 0;
      while (ticket >= b[pool + kind]) ticket -= b[pool + kind++];
      b[pool + kind] -= 1;
      b[held + seat * kinds + kind] += 1;
    }
  }
}

const unseen: number[] = [];

function redealWinter({ content, bytes: b }: State, viewer: number, random: QuickRandom): void {
  // What has been offered is sealed (SEA-4): there the determinizations differ already.
  if (b[S.SEASON] === WINTER || b[S.STEP] === S.OFFER) return;
  unseen.length = 0;
  for (const tile of content.seasons[WINTER])
    if (b[S.PLACE + tile * S.TILE] !== S.IN_HAND + viewer) unseen.push(tile);
  for (let i = unseen.length - 1; i > 0; i--) {
    const a = S.PLACE + unseen[i] * S.TILE;
    const z = S.PLACE + unseen[random.below(i + 1)] * S.TILE;
    const place = b[a];
    b[a] = b[z];
    b[z] = place;
  }
}
