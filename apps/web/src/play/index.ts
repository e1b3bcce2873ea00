/**
 * One table in the browser: the model sent by the server, the player's draft, and what follows from both, all in
 * signals. May import session, ui and words; draws nothing.
 */
export { actionText, tilesOfAction } from './actions.ts';
export { isAtHome } from './at-home.ts';
export { SERVER, type TableExtras } from './backend.ts';
export { type Draft, type Load, NOTHING, parseTarget, type Spot, type WorkersDraft } from './draft.ts';
export { dragProps } from './drag.ts';
export {
  namesThen,
  playerOf,
  sentencesOf,
  shortened,
  sinceLastAction,
  tilesOf,
  undoneEvents,
} from './events.ts';
export { FocusKeeper, leaving } from './focus.ts';
export { isTyping, keyDown, walk } from './keyboard.ts';
export { draftFor, readyAction, upgradesOf } from './highlights.ts';
export { LiveTable } from './live-table.ts';
export {
  editionOf,
  type Offer,
  type TableView,
  seatsAround,
  specsOf,
  TableModel,
  type ToldEvent,
  type VillageTile,
} from './model.ts';
export { type Moment, Moments } from './moments.ts';
export { type Inspected, type Pointed, Pointing } from './pointing.ts';
export { promptText } from './prompt.ts';
export { isReachable, reachable } from './reachable.ts';
export { newId, queueAnswer, tellRefusal } from './requests.ts';
export {
  type Highlight,
  type Reason,
  type TableContext,
  CurrentTable,
  useTable,
  type Commands,
} from './table.ts';
export { FollowedTable } from './follow.ts';
export { play, soundsOf } from './sound.ts';
export { type Thread, ThreadAsker, type Trouble } from './thread-asker.ts';
export { isFlipped, placedWords } from './tile-words.ts';
export {
  actionOf,
  bidOf,
  draftedUse,
  draftOf,
  isPlacing,
  type Placing,
  screenOf,
  sentBy,
  sizeOf,
} from './workers.ts';
export { isOwnDrawKept } from './contribution.ts';
