/**
 * Guests, accounts, sessions and tokens. Knows sockets and tables only by the interfaces of `context.ts`; may
 * import `store`, `rating`, `safety`, `errors` and `telemetry`.
 */
export * as account from './account.ts';
export * as accountMail from './account-mail.ts';
export { briefOf } from './brief.ts';
export { TooBusy } from './concurrency-limit.ts';
export type { PeopleContext } from './context.ts';
export { LoginAttempts, type LoginGuard } from './login-attempts.ts';
export { me } from './me.ts';
export { noticesIn } from './notices.ts';
export { hashPassword, PASSWORD_ROUNDS } from './password.ts';
export { exportOf, profile, statisticsOf } from './profile.ts';
export { SharedLoginAttempts } from './shared-login-attempts.ts';
export { vacationLeft, YEARLY_VACATION_DAYS } from './vacation.ts';
export { isBanned, isGuest, SESSION_DAYS, settingsOf, type Visitor, Visitors } from './visitors.ts';
