/**
 * What lies on the table: market, village and the player's screen, and how pieces move between them. May import play,
 * art, ui and session.
 */
export { Ticking } from './market/clock.tsx';
export { LegendList, legendOf } from './market/legend-list.tsx';
export { Market, useMarketLayout } from './market/market.tsx';
export { TopBar } from './market/top-bar.tsx';
export { BoardAnimator, type ShownStep } from './motion/board-animator.ts';
export type { StepName } from './motion/journey.ts';
export { MyScreen } from './screen/my-screen.tsx';
export { useRoom } from './room.ts';
export { divide } from './shares.ts';
export { spotWords } from './village/building.tsx';
export { easyWidth, OtherVillages } from './village/other-villages.tsx';
export { frameOf } from './village/camera.ts';
export { rimOf, touchesOf } from './village/grid.ts';
export { VillageMap } from './village/village-map.tsx';
export { VillageThumbnail } from './village/thumbnail.tsx';
export { VillagePlace } from './village/village-place.tsx';
