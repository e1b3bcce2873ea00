import type { TileSpec } from '../../model/tile.ts';

/** The boats that bring workers and skills, and score in winter. */
export const boats: readonly TileSpec[] = [
  { id: 'boat-keyflower', kind: 'boat', season: null, edges: 'WFFWFF', minPlayers: 2, goods: { spring: { workers: 7, skills: 1 }, summer: { workers: 7, skills: 1 }, autumn: { workers: 3, skills: 2 } }, front: { shape: { shape: 'transport-capacity', vp: 1 } } },
  { id: 'boat-sea-bastion', kind: 'boat', season: null, edges: 'WFFWFF', minPlayers: 2, goods: { spring: { workers: 6, skills: 2 }, summer: { workers: 6, skills: 2 }, autumn: { workers: 6, skills: 2 } }, front: { shape: { shape: 'road-loop', vp: 1 } } },
  { id: 'boat-sea-breese', kind: 'boat', season: null, edges: 'WFFWFF', minPlayers: 3, goods: { spring: { workers: 6, skills: 1 }, summer: { workers: 4, skills: 1 }, autumn: { workers: 4, skills: 1 } }, front: { shape: { shape: 'boats-on-river', byCount: [0, 2, 4, 8, 16, 32] } } },
  { id: 'boat-flipper', kind: 'boat', season: null, edges: 'WFFWFF', minPlayers: 4, goods: { spring: { workers: 5, skills: 2 }, summer: { workers: 5, skills: 2 }, autumn: { workers: 2, skills: 2 } }, front: { vp: 2, shape: { shape: 'free-flips', count: 1 } } },
  { id: 'boat-ianvincible', kind: 'boat', season: null, edges: 'WFFWFF', minPlayers: 5, goods: { spring: { workers: 5, skills: 1 }, summer: { workers: 5, skills: 1 }, autumn: { workers: 3, skills: 1 } }, front: { vp: 5 } },
  { id: 'boat-white-wind', kind: 'boat', season: null, edges: 'WFFWFF', minPlayers: 6, goods: { spring: { workers: 4, skills: 2 }, summer: { workers: 4, skills: 2 }, autumn: { workers: 4, skills: 1 } }, front: { shape: { shape: 'unallocated-workers', vp: 1 } } },
];
