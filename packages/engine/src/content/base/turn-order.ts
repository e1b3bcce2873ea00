import type { TileSpec } from '../../model/tile.ts';

/** Turn-order tiles for every player count (SET-6). */
export const turnOrder: readonly TileSpec[] = [
  { id: 'turn-order-1-2p', kind: 'turn-order', season: null, edges: 'RFFFFF', number: 1, minPlayers: 2, maxPlayers: 2, startPlayer: true, front: { shape: { shape: 'adjacent-tiles', vp: 1 } } },
  { id: 'turn-order-1-3-6p', kind: 'turn-order', season: null, edges: 'RFFFFF', number: 1, minPlayers: 3, maxPlayers: 6, front: { shape: { shape: 'adjacent-tiles', vp: 1 } } },
  { id: 'turn-order-2-3p', kind: 'turn-order', season: null, edges: 'RFFRFF', number: 2, minPlayers: 3, maxPlayers: 3, startPlayer: true, front: { shape: { shape: 'adjacent-tiles', vp: 1 } } },
  { id: 'turn-order-2-4-6p', kind: 'turn-order', season: null, edges: 'RFFRFF', number: 2, minPlayers: 4, maxPlayers: 6, front: { shape: { shape: 'adjacent-tiles', vp: 1 } } },
  { id: 'turn-order-3-4p', kind: 'turn-order', season: null, edges: 'RFRFRF', number: 3, minPlayers: 4, maxPlayers: 4, startPlayer: true, front: { shape: { shape: 'adjacent-tiles', vp: 1 } } },
  { id: 'turn-order-3-5-6p', kind: 'turn-order', season: null, edges: 'RFRFRF', number: 3, minPlayers: 5, maxPlayers: 6, front: { shape: { shape: 'adjacent-tiles', vp: 1 } } },
  { id: 'turn-order-4-5-6p', kind: 'turn-order', season: null, edges: 'FRRFRR', number: 4, minPlayers: 5, maxPlayers: 6, startPlayer: true, front: { shape: { shape: 'adjacent-tiles', vp: 1 } } },
];
