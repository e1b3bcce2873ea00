import { ABILITIES } from '../model/names.ts';
import type { Contradiction } from '../model/refusal-facts.ts';
import { CONTRADICTIONS } from '../model/refusal-messages.ts';
import { MAX_TILES } from '../model/state.ts';
import type { Face, TileKind, TileSpec } from '../model/tile.ts';

/** What is wrong with a set of tiles, in sentences; empty when the engine can play with it. */
export function contentComplaints(tiles: readonly TileSpec[]): string[] {
  const complaints: string[] = [];
  const demand = (holds: boolean, sentence: string) => {
    if (!holds) complaints.push(sentence);
  };
  demand(tiles.length <= MAX_TILES, `there are at most ${MAX_TILES} tiles`);
  demand(new Set(tiles.map(({ id }) => id)).size === tiles.length, 'every tile has its own id');
  for (const tile of tiles) {
    const edges = edgesComplaint(tile.kind, tile.edges);
    if (edges !== null) complaints.push(`${tile.id}: ${CONTRADICTIONS[edges]}`);
    demand(
      !tile.upgradeCost === (tile.kind === 'summer-boat' || !tile.back),
      `${tile.id}: a back and its cost`,
    );
    demand((tile.kind === 'boat') === (tile.goods !== undefined), `${tile.id}: boats bring goods`);
    const numbered = tile.kind === 'home' || tile.kind === 'turn-order';
    demand(numbered === (tile.number !== undefined), `${tile.id}: homes and turn-order tiles have a number`);
    for (const face of [tile.front, tile.back]) if (face) complaints.push(...faceComplaints(tile, face));
  }
  return complaints;
}

/** What is wrong with the edges of a tile of this kind, or null. */
export function edgesComplaint(kind: TileKind, edges: string): Contradiction | null {
  if (!/^[RFW]{6}$/.test(edges)) return 'not-six-edges';
  const water = Array.from(edges).flatMap((letter, i) => (letter === 'W' ? [i] : []));
  if (kind === 'boat' || kind === 'summer-boat') {
    const river = water.length === 2 && water[1] - water[0] === 3;
    return river && !edges.includes('R') ? null : 'wrong-boat-edges';
  }
  if (kind === 'home') return water.length === 1 ? null : 'wrong-home-edges';
  return water.length === 0 ? null : 'water-on-land';
}

function faceComplaints(tile: TileSpec, { use, ability }: Face): string[] {
  const complaints: string[] = [];
  if ((tile.kind === 'summer-boat') !== (ability !== undefined))
    complaints.push(`${tile.id}: only summer boats have abilities`);
  if (ability && !ABILITIES.includes(ability)) complaints.push(`${tile.id}: unknown ability ${ability}`);
  if (!use) return complaints;
  const effects = [use.gain, use.gainOneOf, use.transport, use.upgrades];
  if (effects.every((effect) => effect === undefined)) complaints.push(`${tile.id}: a use has an effect`);
  if (use.gain && use.gainOneOf) complaints.push(`${tile.id}: a gain is fixed or chosen`);
  // A held payment goes back right after the draw, so nothing may be asked in between (USE-9).
  if (use.paymentHeld && (!use.pay || use.gainOneOf))
    complaints.push(`${tile.id}: a held payment is drawn for at once`);
  return complaints;
}
