import type { Refusal } from '@keyflower/engine';
import {
  ERROR_REASONS,
  type ErrorBody,
  type ErrorCode,
  type ErrorFacts,
  type ErrorReason,
} from '@keyflower/protocol';
import { MESSAGES } from './messages.ts';

/** Additional facts of some refusals. */
interface Circumstances {
  /** The current version of the table for this viewer. */
  version?: number;
  /** Seconds. */
  retryAfter?: number;
  /** Message of a validator or parser, for the English sentence only. */
  detail?: string;
}

/** As a schema reports it. */
interface Issue {
  path: PropertyKey[];
  code: string;
  message: string;
}

/**
 * Thrown where the server refuses a request or message; the body is sent to the client. It has no stack: to capture one
 * would be most of the work of refusing a message.
 */
export class Refused extends Error {
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(body.message);
    Error.stackTraceLimit = stackTraceLimit;
    this.body = body;
  }
}

type Arguments<Reason extends ErrorReason> =
  Record<string, never> extends ErrorFacts<Reason>
    ? [facts?: ErrorFacts<Reason>, more?: Circumstances]
    : [facts: ErrorFacts<Reason>, more?: Circumstances];

export function errorBody<Reason extends ErrorReason>(
  reason: Reason,
  ...[given, { detail, ...more } = {}]: Arguments<Reason>
): ErrorBody {
  const facts = (given ?? {}) as ErrorFacts<Reason>;
  const { code } = ERROR_REASONS[reason];
  return { code, reason, facts, message: MESSAGES[reason](facts, detail), ...more };
}

export function refused<Reason extends ErrorReason>(reason: Reason, ...rest: Arguments<Reason>): Refused {
  return new Refused(errorBody(reason, ...rest));
}

/** Passes a refusal of the engine on to the client. */
export function refusedByEngine(refusal: Refusal, more: Pick<Circumstances, 'version'> = {}): Refused {
  const { code, reason, rule, facts, message } = refusal;
  const known = code === 'NOT_YOUR_DECISION' || code === 'ILLEGAL_ACTION' ? code : 'BAD_REQUEST';
  return new Refused({
    code: known,
    reason,
    facts: { ...facts },
    ...(rule ? { rule } : {}),
    message,
    ...more,
  });
}

/** The first problem that a schema found. */
export function invalidRequest(issues: readonly Issue[]): ErrorBody {
  const { path, code, message } = issues[0] ?? { path: [], code: 'invalid', message: undefined };
  return errorBody(
    'invalid-request',
    { field: path.map(String).join('.'), problem: code },
    message === undefined ? {} : { detail: message },
  );
}

/** Sent while the disk is full, locked or broken. */
export const NOT_STORED: ErrorBody = errorBody('not-stored');

/** The HTTP status that goes with a refusal. */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 409,
  ILLEGAL_ACTION: 422,
  NOT_YOUR_DECISION: 409,
  NOT_PLAYING: 409,
  NAME_TAKEN: 409,
  BAD_NAME: 422,
  WEAK_PASSWORD: 422,
  WRONG_PASSWORD: 403,
  BANNED: 403,
  TOO_MANY: 429,
  TOO_LARGE: 413,
  STORAGE: 503,
  INTERNAL: 500,
};
