/**
 * The guide of a first game: what it explains at a decision, which missed chances it points out, and its panel beside
 * the table. May import board, panels, play, ui and session.
 */
export { CurrentGuide, GUIDE_TEXTS, GuideComment, GuidePanel, GuideSwitch } from './guide-panel.tsx';
export { GuideRun } from './guide-run.ts';
