import type { LessonId } from './lesson.ts';

/**
 * The tiles that the solutions of a lesson act on, in that order. A table of its own, so that the list of lessons is
 * shown without loading their positions; a test compares it with them.
 */
export const TILES_OF_LESSON: Readonly<Record<LessonId, readonly string[]>> = {
  bid: ['workshop', 'keywood'],
  outbid: ['keywood', 'woodcutter'],
  using: ['keywood', 'miner'],
  colours: ['wainwright', 'inn', 'store'],
  transport: ['home-1', 'farrier', 'gold-mine'],
  season: ['turn-order-1-2p', 'boat-keyflower'],
  building: ['gold-mine', 'boat-3'],
  winter: ['scribes', 'boat-keyflower', 'turn-order-1-2p'],
  farm: ['sheep-fold', 'wheat-field', 'home-1'],
  fields: ['home-1', 'weaver'],
  breeding: ['home-1', 'boat-sea-bastion'],
};
