export * from './errors.ts';
export * from './languages.ts';
export { applyPatch, diff, type PatchEntry, type Path } from './patch.ts';
export * from './people.ts';
export { quickAct } from './quick-act.ts';
export {
  CLOSED_REASONS,
  type ClosedReason,
  ERROR_REASONS,
  type ErrorFacts,
  type ErrorReason,
  UNRATED_REASONS,
  type UnratedReason,
} from './reasons.ts';
export {
  ClientMessage,
  MAX_CHAT,
  MAX_FRAME,
  type MessageOf,
  PROTOCOL_VERSION,
  type SeatEvent,
  ServerMessage,
  type ToldEvent,
} from './socket.ts';
export * from './continued.ts';
export * from './notes.ts';
export { Statistics, Tally } from './statistics.ts';
export { StepsReply } from './steps.ts';
export * from './table.ts';
