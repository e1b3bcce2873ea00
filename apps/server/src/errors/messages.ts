import type { ErrorFacts, ErrorReason } from '@keyflower/protocol';

const FALLBACK = { unreadable: 'the request cannot be read', invalid: 'the request is not valid' };

/**
 * The English sentence for each reason, for developers. Clients choose their own text by reason. `detail` is the
 * message of the validator or the HTTP parser.
 */
export const MESSAGES: {
  readonly [Reason in ErrorReason]: (facts: ErrorFacts<Reason>, detail?: string) => string;
} = {
  'invalid-request': ({ field }, detail = FALLBACK.invalid) =>
    field === '' ? detail : `${field}: ${detail}`,
  'unreadable-request': (_, detail = FALLBACK.unreadable) => detail,
  'unknown-message': () => 'a message is a JSON object with a known type',
  'request-too-large': () => 'the request is too large',
  'rate-limited': ({ message }) =>
    message === undefined ? 'too many requests' : `too many messages: ${message}`,
  'unknown-route': () => 'there is nothing here',
  'not-stored': () => 'the server cannot store this now; nothing was changed',
  'internal-error': () => 'an error in the server; nothing was changed',

  'not-signed-in': () => 'not signed in: GET /api/v1/me creates a guest',
  'invalid-token': () => 'this token is not valid',
  'metrics-token-required': () => 'the metrics token is required',
  'foreign-origin': () => 'requests by cookie must come from the server’s own pages',
  'missing-origin': () => 'the Origin header is missing',
  'account-required': () => 'this requires an account',
  'operator-required': () => 'this requires an operator',
  'token-not-allowed': () => 'an API token cannot manage the account',
  banned: ({ note }) => note ?? 'you are banned from this server',
  'too-many-guests': () => 'too many new guests from this address',
  'too-many-sign-ins': () => 'too many people are signing in right now',

  'no-such-table': () => 'there is no such table',
  'no-such-seat': () => 'there is no such seat',
  'not-seated': () => 'you have no seat at this table',
  'host-required': () => 'only the host may do this',
  'too-many-tables': ({ most }) => `you have ${most} tables already: finish or cancel one first`,
  'seed-needs-private-table': () => 'a chosen seed is for private tables only',
  'seed-not-rated': () => 'a table with a chosen seed cannot be rated',
  'tiles-not-rated': () => 'a table with corrected tiles cannot be rated',
  'handicap-not-rated': () => 'a table with a handicap cannot be rated',
  'no-such-bot': ({ bot }) => `there is no bot "${bot}"`,
  'no-contributions': () => 'nothing can be contributed to the seed of this table',
  'wrong-contribution': () => 'not the contribution that was committed to, or not asked for now',
  'table-not-open': () => 'the game has begun, or the table is closed',
  'seat-taken': () => 'this seat is taken',
  'seats-free': () => 'some seats are still free',
  'settings-unconfirmed': () => 'some players have not agreed to the changed settings',
  'not-ratable': ({ why }) => `this table cannot be rated: ${why}`,
  'game-not-over': () => 'the game is not over',
  'table-already-closed': () => 'the table is already closed',

  'not-playing': () => 'this game is not being played',
  'stale-version': () => 'the game has moved on since this version',
  'bot-plays-seat': () => 'a bot plays this seat now',
  'seat-given-up': () => 'you have left this game',
  'already-left': () => 'you have already left',
  'already-playing': () => 'you are already playing',
  resigned: () => 'you resigned and cannot return',
  'decision-is-now': () => 'the decision is due now',
  'answer-not-queueable': () => 'this answer cannot be given in advance',
  'player-not-absent': () => 'this player may not be replaced yet',
  'rated-seat': () => 'a rated game is finished by those who began it',
  'saw-another-hand': () => 'you have held another seat of this game',
  'no-one-to-ask': () => 'no person plays who could agree',
  'vote-closed': () => 'this vote is closed',
  'vote-not-asked': () => 'you have already voted, or have no vote',
  'nothing-to-undo': () => 'you have not done anything yet',
  'too-many-undos': ({ most }) => `at most ${most} undos in one turn`,
  'spectators-not-allowed': () => 'this game has no spectators',
  'chat-empty-or-too-long': () => 'the message is empty or too long',
  'too-many-watched': ({ most }) => `one connection follows at most ${most} tables`,

  'name-not-allowed': () => 'this name cannot be used',
  'name-taken': () => 'this name is taken',
  'weak-password': ({ problem }) => `this password cannot be used: ${problem}`,
  'wrong-password': () => 'the password is wrong',
  'wrong-name-or-password': () => 'wrong name or password',
  'too-many-attempts': () => 'too many attempts: wait a little',
  'password-changed': () => 'the password has been changed in the meantime',
  'already-registered': () => 'you already have an account',
  'too-many-mails': () => 'too many mails: wait a little',
  'mail-not-configured': () => 'this server sends no mail: ask its operator for a new password',
  'link-expired': () => 'this link has been used or has expired',
  'too-many-tokens': ({ most }) => `an account has at most ${most} tokens`,
  'no-such-token': () => 'you have no such token',
  'no-such-person': () => 'there is no such person',
  'too-many-blocked': ({ most }) => `you can block at most ${most} people`,
  'already-on-vacation': () => 'you are already on vacation',
  'vacation-too-long': ({ left }) => `you have ${left} days left this year`,
  'unknown-push-service': () => 'this push service is not known here',
  'unusable-push-keys': () => 'these keys are not usable',

  'operator-not-bannable': () => 'an operator cannot be banned',
  'no-such-chat-line': () => 'there is no such line',
  'no-such-report': () => 'there is no such report',
};
