/** Long work apart from the event loop: what can be asked of its thread. May import `threads`. */
export { Background, BackgroundBusy } from './background.ts';
export {
  type Answer,
  type BackgroundReply,
  type BackgroundRequest,
  type CheckedRecord,
  type JobKind,
  type OpenedGame,
  type Question,
  type RecordStart,
  type ReplayedGame,
} from './jobs.ts';
