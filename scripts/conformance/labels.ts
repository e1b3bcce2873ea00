import { type Scored, type Step, TILES, faceName, specOf } from './facts.ts';

/** What happens to tile faces in a step: `used keywood:back`. */
export function stepFaces({ before, after, events }: Step): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'used':
        return [`used ${faceName(before, event.tile)}`];
      case 'upgraded':
        return [`upgraded ${faceName(after, event.tile)}`];
      case 'placed':
        return [`placed ${faceName(after, event.tile)}`];
      case 'tile-won':
        return [`won ${faceName(before, event.tile)}`];
      case 'turn-order-won':
        return [`won ${event.tile}:front`];
      case 'boat-picked':
        return [`picked ${event.boat}:front`];
      default:
        return [];
    }
  });
}

/** The faces that score. Tiles that raise the worth of fields have no line of their own. */
export function scoredFaces({ position, score }: Scored): string[] {
  return score.players.flatMap(({ lines }, seat) => {
    const kinds = lines.flatMap(({ field, kind }) => (field === undefined ? [] : [kind]));
    const raising = (position.players[seat]?.village ?? []).filter(({ tile }) => {
      const { farm } = specOf(tile).front;
      return farm?.rule === 'fields-with' && kinds.includes(farm.kind);
    });
    return [...lines.flatMap(({ tile }) => (tile === undefined ? [] : [{ tile }])), ...raising].map(
      ({ tile }) => `scored ${faceName(position, tile)}`,
    );
  });
}

/** What must happen to every face. */
export const FACE_LABELS: readonly string[] = TILES.flatMap((spec) => {
  const { id, kind, front, back, upgradeCost } = spec;
  const [first, second] = kind === 'summer-boat' ? [`${id}:a`, `${id}:b`] : [`${id}:front`, `${id}:back`];
  const labels: string[] = [];
  if (front.use) labels.push(`used ${first}`);
  if (back?.use) labels.push(`used ${second}`);
  if (upgradeCost) labels.push(`upgraded ${second}`);
  if (kind !== 'home' && kind !== 'boat') labels.push(`won ${first}`);
  if (kind !== 'home') labels.push(`placed ${first}`);
  if (kind === 'summer-boat') labels.push(`won ${second}`, `placed ${second}`);
  if (kind === 'boat') labels.push(`picked ${first}`);
  for (const [face, name] of [
    [front, first],
    [back, second],
  ] as const) {
    if (face && (face.vp || face.gather || face.shape || face.yard || face.farm))
      labels.push(`scored ${name}`);
  }
  return labels;
});
