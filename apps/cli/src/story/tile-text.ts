import { type Face, isCalibrated, type TileSpec } from '@keyflower/engine';
import { costText, effectText, gainText, type Mark, marked, points } from './face-text.ts';

/** Stands behind what is not confirmed; `keyflower help tiles` and the help during play explain it. */
const UNSURE = '?';

/** How a tile's values are marked: with a `?` where they are not confirmed. */
export const unsure =
  (spec: TileSpec): Mark =>
  (field) =>
    isCalibrated(spec, field) ? UNSURE : '';

export function showing(spec: TileSpec, flipped: boolean): Face {
  return flipped && spec.back ? spec.back : spec.front;
}

/** What the side of a tile that shows gives and scores, in a few words. */
export function sideText(spec: TileSpec, flipped = false, mark = unsure(spec)): string {
  const side = flipped && spec.back ? 'back' : 'front';
  const face = showing(spec, flipped);
  const parts = [effectText(face, (field) => mark(`${side}.${field}`))];
  if (face.vp) parts.push(points(face.vp, mark(`${side}.vp`)));
  return parts.filter((part) => part !== '').join('; ') || 'nothing yet';
}

/** What upgrading the tile costs; nothing where it can't be. */
export function upgradeText(spec: TileSpec, mark = unsure(spec)): string {
  return spec.upgradeCost ? marked(costText(spec.upgradeCost), mark('upgradeCost')) : '';
}

/** What bidding for a turn-order tile is about. */
export function turnOrderText(spec: TileSpec, mark = unsure(spec)): string {
  return [
    `boat pick ${spec.number}`,
    ...(spec.startPlayer ? ['start player'] : []),
    ...(spec.gives ? [`pays ${marked(gainText(spec.gives), mark('gives'))}`] : []),
  ].join(', ');
}

/** Every side of a tile, for someone who wants to know more than the table shows. */
export function tileText(spec: TileSpec): string[] {
  const lines: string[] = [];
  if (spec.kind === 'summer-boat') {
    lines.push(`face a: ${sideText(spec)}`, `face b: ${sideText(spec, true)}`);
  } else {
    if (spec.kind === 'turn-order') lines.push(turnOrderText(spec));
    lines.push(sideText(spec));
  }
  if (spec.upgradeCost) lines.push(`upgrade for ${upgradeText(spec)}: ${sideText(spec, true)}`);
  lines.push(`edges: ${edgesText(spec.edges) || 'fields only'}${unsure(spec)('edges')}`);
  if (spec.calibrated?.length) lines.push(`(${UNSURE}: not confirmed, see "keyflower help tiles")`);
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
