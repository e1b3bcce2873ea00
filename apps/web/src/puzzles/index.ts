/**
 * Puzzles on a real board: their list, the puzzle of the day, a game in the page whose moves are judged, and the progress on
 * this device. May import local, panels, play, ui and session.
 */
export { puzzlesPage } from './puzzles-page.tsx';
