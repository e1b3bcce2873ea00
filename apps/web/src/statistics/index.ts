/** Charts and tables of what finished games add up to. May import session and ui. */
export { StatisticsPanel } from './panel.tsx';
export { TEXTS } from './texts.ts';
export { TileStatistics } from './tile-part.tsx';
