import type { TileSpec } from '@keyflower/engine';
import * as tiles from '@keyflower/words/story/tile-text';
import { terminal, words } from '../language.ts';

export { faceOf, marked, unsure } from '@keyflower/words/story/tile-text';

/** What the visible side of a tile gives and scores, in a few words. */
export function sideText(spec: TileSpec, flipped = false, mark = tiles.unsure(spec)): string {
  return tiles.markedSideText(spec, flipped, words().story, mark);
}

/** The upgrade cost of a tile; empty if it can't be upgraded. */
export function upgradeText(spec: TileSpec, mark = tiles.unsure(spec)): string {
  return tiles.upgradeText(spec, words().story, mark);
}

/** What bidding for a turn-order tile is about. */
export function turnOrderText(spec: TileSpec, mark = tiles.unsure(spec)): string {
  return tiles.turnOrderText(spec, words().story, mark);
}

/** All details of a tile, for the `info` command. */
export function tileText(spec: TileSpec): string[] {
  const { labelled, screen, story } = words();
  const { card } = screen;
  const lines: string[] = [];
  if (spec.kind === 'summer-boat') {
    lines.push(labelled(card.faceA, sideText(spec)), labelled(card.faceB, sideText(spec, true)));
  } else {
    if (spec.kind === 'turn-order') lines.push(turnOrderText(spec));
    lines.push(sideText(spec));
  }
  if (spec.upgradeCost) {
    lines.push(labelled(`${card.upgraded} ${card.upgradeFor(upgradeText(spec))}`, sideText(spec, true)));
  }
  const { edges, fieldsOnly } = terminal().village;
  lines.push(labelled(edges, (edgesText(spec.edges) || fieldsOnly) + tiles.unsure(spec)('edges')));
  if (spec.calibrated?.length) lines.push(`(${story.face.unsure})`);
  return lines;
}

/** "road N SE, water S" for edges as they lie; the others are fields. */
export function edgesText(edges: string): string {
  const { face, sides } = words().story;
  return (['R', 'W'] as const)
    .map((letter) => [face.edge[letter], ...sides.filter((_, i) => edges[i] === letter)])
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(' '))
    .join(', ');
}

/** A tile's edges from N clockwise after turning it. */
export function turned(edges: string, rotation: number): string {
  return edges.slice(6 - rotation) + edges.slice(0, 6 - rotation);
}
