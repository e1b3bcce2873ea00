/**
 * What surrounds the board: players, log and chat, the decision asked for, hints, scores, tile cards and news; and the
 * screen that arranges it all. May import board, play, art, ui and session.
 */
export { CardSheet } from './card/card-sheet.tsx';
export { HintButton, HintPanel, suggestionText } from './decision/hint-panel.tsx';
export { useHint } from './decision/use-hint.ts';
export { PointingWatch } from './inspector/inspector.tsx';
export { ChangeEffects } from './news/change-effects.tsx';
export { type Source, SOURCES, sharesOf, tallyOf } from './score/scores.ts';
export { SeatTable } from './score/seat-table.tsx';
export { Sheet } from './score/sheet.tsx';
export { Chat } from './side/chat.tsx';
export { Chapter, chaptersOf, type LogJumps } from './side/log.tsx';
export { Sheets, TableScreen, useWholeWindow } from './table-screen.tsx';
export { TaskPanel } from './task-panel.tsx';
