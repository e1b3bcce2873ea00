import type { ErrorFacts, ErrorReason } from '@keyflower/protocol';

/** Reasons for which the general text of their error code is enough. */
type GeneralReason =
  | 'unreadable-request'
  | 'unknown-message'
  | 'request-too-large'
  | 'rate-limited'
  | 'unknown-route'
  | 'not-stored'
  | 'internal-error'
  | 'not-signed-in'
  | 'invalid-token'
  | 'metrics-token-required'
  | 'foreign-origin'
  | 'missing-origin'
  | 'token-not-allowed'
  | 'too-many-guests'
  | 'too-many-sign-ins'
  | 'no-such-seat'
  | 'not-playing'
  | 'stale-version'
  | 'too-many-watched'
  | 'too-many-undos'
  | 'no-contributions'
  | 'record-over'
  | 'wrong-contribution'
  | 'name-not-allowed'
  | 'name-taken'
  | 'weak-password'
  | 'wrong-name-or-password'
  | 'no-such-token'
  | 'no-such-chat-line'
  | 'no-such-report';

/** Texts for server refusals: one for every reason that needs its own. */
export type ServerRefusals = {
  readonly [Reason in Exclude<ErrorReason, GeneralReason>]: Text<ErrorFacts<Reason>>;
};

type Text<Facts> = Record<string, never> extends Facts ? string : string | ((facts: Facts) => string);
