import { FULL_EDITION } from '../expansions/farmers/index.ts';
import { KINDS } from '../expansions/farmers/types.ts';
import type { TileSpec } from '../types.ts';
import { replayRecord } from '../io/replay.ts';
import type { GameEvent } from '../types.ts';
import { FLIPPED, MARKS, type State, TILE } from '../model/state.ts';
import { scoreGame } from '../play.ts';

/*
 * What happened in recorded games, as short labels (`used stable back`), and what must have happened somewhere
 * for the golden records to stand for the whole game.
 */

export function requiredCoverage(tiles: readonly TileSpec[]): string[] {
  const labels: string[] = [
    'lying bid',
    'lying bid stood up',
    'mixed use',
    'group paid',
    'group moved',
    'tile set aside',
  ];
  labels.push(
    'start player tile unbid',
    'tile discarded',
    'shown together: placements',
    'shown together: offers',
  );
  for (const tile of tiles) {
    if (tile.kind === 'home') labels.push(`home ${tile.id}`);
    if (tile.kind === 'boat') labels.push(`goods of ${tile.id}`, `taken ${tile.id}`);
    if (tile.kind === 'turn-order') labels.push(`won ${tile.id}`);
    if (tile.kind === 'village' || tile.kind === 'summer-boat')
      labels.push(`won ${tile.id}`, `placed ${tile.id}`);
    if (tile.front.use) labels.push(`used ${tile.id} front`);
    if (tile.back?.use) labels.push(`used ${tile.id} back`);
    if (tile.upgradeCost) labels.push(`upgraded ${tile.id}`);
    for (const face of [tile.front, tile.back]) if (face?.ability) labels.push(`ability ${face.ability}`);
    // Tiles that raise the worth of fields have no line of their own.
    const ownLine = tile.front.farm?.rule !== 'fields-with';
    if ((tile.season === 'winter' && ownLine) || tile.kind === 'boat') labels.push(`scored ${tile.id}`);
  }
  return labels;
}

/** What must have happened in games with the expansion. */
export const FARM_COVERAGE: readonly string[] = [
  'fed',
  'gained-wheat',
  ...KINDS.flatMap((kind) => [
    `animal-placed ${kind}`,
    `herded ${kind}`,
    `bred ${kind}`,
    `field with ${kind} scored`,
  ]),
];

export function coverageOf(record: unknown): Set<string> {
  const labels = new Set<string>();
  let state: State | null = null;
  const { state: end } = replayRecord(FULL_EDITION, record, {
    onEntry: (_entry, after) => {
      state = after;
    },
    onEvent: (event) => note(event, state, labels),
  });
  for (const sheet of scoreGame(end).players) {
    for (const line of sheet.lines) {
      if (line.tile && line.points > 0) labels.add(`scored ${line.tile}`);
      if (line.field) labels.add(`field with ${line.kind} scored`);
    }
  }
  return labels;
}

const face = (state: State | null, id: string): string => {
  const tile = state?.content.indexOf.get(id) ?? 0;
  return state && (state.bytes[MARKS + tile * TILE] & FLIPPED) !== 0 ? 'back' : 'front';
};

function note(event: GameEvent, state: State | null, labels: Set<string>): void {
  switch (event.type) {
    case 'bid':
      if (event.lying) labels.add('lying bid');
      if (event.groups.length > 0) labels.add('group moved');
      break;
    case 'stood-up':
      labels.add('lying bid stood up');
      break;
    case 'used':
      labels.add(`used ${event.tile} ${face(state, event.tile)}`);
      if (Object.keys(event.screen).length > 1) labels.add('mixed use');
      if (event.tile.startsWith('home-')) labels.add(`home ${event.tile}`);
      break;
    case 'paid-group':
      labels.add('group paid');
      break;
    case 'upgraded':
      labels.add(`upgraded ${event.tile}`);
      break;
    case 'tile-won':
    case 'turn-order-won':
      labels.add(`won ${event.tile}`);
      noteAbility(event.tile, state, labels);
      break;
    case 'tile-discarded':
      labels.add('tile discarded');
      break;
    case 'marker-passed':
      labels.add('start player tile unbid');
      break;
    case 'boat-picked':
      labels.add(Object.keys(event.workers).length > 0 ? `goods of ${event.boat}` : `taken ${event.boat}`);
      break;
    case 'placements-shown':
      labels.add('shown together: placements');
      for (const { tile } of event.placements) labels.add(`placed ${tile}`);
      if (event.setAside.length > 0) labels.add('tile set aside');
      break;
    case 'offers-shown':
      labels.add('shown together: offers');
      break;
    case 'fed':
    case 'gained-wheat':
      labels.add(event.type);
      break;
    case 'animal-placed':
    case 'herded':
    case 'bred':
      labels.add(`${event.type} ${event.kind}`);
      break;
    default:
      break;
  }
}

function noteAbility(id: string, state: State | null, labels: Set<string>): void {
  const spec = state?.content.tiles[state.content.indexOf.get(id)!];
  const shown = face(state, id) === 'front' ? spec?.front : spec?.back;
  if (shown?.ability) labels.add(`ability ${shown.ability}`);
}
