/**
 * Games on this device, without a server: setting one up, playing it against bots that think in a Web Worker or with
 * several people who hand the device on, and keeping it. May import everything but replay and pages.
 */
export { devicePage } from './device-page.tsx';
export { deviceGamePage } from './game-page.tsx';
export { playFrom } from './new-game.ts';
export { DamagedGame, recordText } from './saved-game.ts';
export { savedGames } from './saved-games.ts';
export { deviceStatistics } from './statistics.ts';
