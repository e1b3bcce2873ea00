import type { ErrorBody, ErrorCode } from '@keyflower/protocol';

/** The server says no, with a reason that may be told. */
export class Refused extends Error {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, message: string, more: Partial<ErrorBody> = {}) {
    super(message);
    this.body = { ...more, code, message };
  }
}

/** What everyone hears while the disk is full, locked or broken. */
export const NOT_STORED: ErrorBody = {
  code: 'STORAGE',
  message: 'the server cannot store this now; nothing was changed',
};

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
