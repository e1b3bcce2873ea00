/**
 * Operators and the command line: moderation, administration of accounts, the control socket. May import `context`
 * and what lies below it.
 */
export * as moderation from './moderation.ts';
export { AccountAdmin, AdminError, type Place } from './account-admin.ts';
export { askServer, Control, type ControlCommand } from './control.ts';
export { move, type MoveResult } from './move.ts';
export { peopleChanged } from './people-changed.ts';
export { afterRecovery } from './restored.ts';
