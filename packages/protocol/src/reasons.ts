import * as z from 'zod';
import type { ErrorCode } from './errors.ts';

function reason<Facts extends z.ZodRawShape>(code: ErrorCode, about: string, facts: Facts) {
  return { code, about, facts: z.object(facts) };
}

/** Why a game does not count for ratings. `unrated`: the table was created unrated. */
export const UNRATED_REASONS = [
  'unrated',
  'unfinished',
  'too-few-people',
  'bots',
  'guests',
  'same-person-twice',
  'chosen-seed',
  'tile-overrides',
  'handicap',
] as const;
export type UnratedReason = (typeof UNRATED_REASONS)[number];

/** Why a table was closed before its game was over. */
export const CLOSED_REASONS = ['abandoned', 'operator'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

const most = z.number().int().describe('The limit');

/**
 * Why the server refuses a request, with the facts of each reason. Facts reveal nothing that the client could not know
 * otherwise. Illegal actions have the engine's reasons instead.
 */
export const ERROR_REASONS = {
  'invalid-request': reason('BAD_REQUEST', 'A body, query or message does not match its schema', {
    field: z.string().describe('The path of the field, joined by dots; empty for the whole body'),
    problem: z.string().describe('What is wrong with it, such as `too_big` or `unrecognized_keys`'),
  }),
  'unreadable-request': reason('BAD_REQUEST', 'The request is not JSON, or not HTTP as expected', {}),
  'unknown-message': reason('BAD_REQUEST', 'The frame is not a JSON object', {}),
  'request-too-large': reason('TOO_LARGE', 'The body exceeds the limit', {}),
  'rate-limited': reason('TOO_MANY', 'Too many requests or messages', {
    message: z.string().optional().describe('The type of the message, on a socket'),
  }),
  'unknown-route': reason('NOT_FOUND', 'There is no such route', {}),
  'not-stored': reason('STORAGE', 'The database cannot be written', {}),
  'internal-error': reason('INTERNAL', 'A bug in the server', {}),

  'not-signed-in': reason('NOT_SIGNED_IN', 'Neither cookie nor token', {}),
  'invalid-token': reason('NOT_SIGNED_IN', 'The API token is unknown or revoked', {}),
  'metrics-token-required': reason('NOT_SIGNED_IN', 'Metrics need the metrics token', {}),
  'foreign-origin': reason('FORBIDDEN', 'A cookie was sent by a page of another site', {}),
  'missing-origin': reason('FORBIDDEN', 'A change by cookie without an `Origin` header', {}),
  'account-required': reason('FORBIDDEN', 'Guests may not do this', {}),
  'operator-required': reason('FORBIDDEN', 'Only operators may do this', {}),
  'token-not-allowed': reason('FORBIDDEN', 'API tokens may not manage the account', {}),
  banned: reason('BANNED', 'The person is banned', {
    note: z.string().nullable().describe('The reason given by the operator, if it may be shown'),
  }),
  'too-many-guests': reason('TOO_MANY', 'Too many new guests from one address', {}),
  'too-many-sign-ins': reason('TOO_MANY', 'Too many sign-ins at the same time', {}),

  'no-such-table': reason('NOT_FOUND', 'The table does not exist, or the person may not see it', {}),
  'no-such-seat': reason('NOT_FOUND', 'The table has no seat with this number', {}),
  'not-seated': reason('FORBIDDEN', 'Only people with a seat at the table may do this', {}),
  'host-required': reason('FORBIDDEN', 'Only the host of the table may do this', {}),
  'too-many-tables': reason('TOO_MANY', 'The person has too many unfinished tables', { most }),
  'seed-needs-private-table': reason('BAD_REQUEST', 'A public table cannot have a chosen seed', {}),
  'seed-not-rated': reason('BAD_REQUEST', 'A rated table cannot have a chosen seed', {}),
  'tiles-not-rated': reason('BAD_REQUEST', 'A rated table cannot have corrected tiles', {}),
  'handicap-not-rated': reason('BAD_REQUEST', 'A rated table cannot have a handicap', {}),
  'record-over': reason('BAD_REQUEST', 'The game in the record is over: there is nothing to play', {}),
  'continued-options': reason(
    'CONFLICT',
    'A game that goes on from a record keeps its options, tiles and seed, and is not rated',
    {},
  ),
  'no-such-bot': reason('BAD_REQUEST', 'The server has no bot with this name', { bot: z.string() }),
  'no-contributions': reason('CONFLICT', 'The seed of this table was chosen: nothing can be contributed', {}),
  'wrong-contribution': reason('CONFLICT', 'Not what was committed to, or not asked for now', {}),
  'table-not-open': reason('CONFLICT', 'The game has begun, or the table was cancelled or closed', {}),
  'seat-taken': reason('CONFLICT', 'A person or bot has the seat, or it is reserved', {}),
  'seats-free': reason('CONFLICT', 'All seats must be taken before the game can start', {}),
  'settings-unconfirmed': reason('CONFLICT', 'Players have to agree to the changed settings first', {}),
  'not-ratable': reason('CONFLICT', 'The table was created as rated, but its game cannot be', {
    why: z.enum(UNRATED_REASONS),
  }),
  'game-not-over': reason('CONFLICT', 'Only possible after the end of the game', {}),
  'table-already-closed': reason('CONFLICT', 'The table is over, cancelled or closed', {}),

  'not-playing': reason('NOT_PLAYING', 'The game has not begun, or is over', {}),
  'stale-version': reason('STALE', 'The game has moved on since the given version', {}),
  'bot-plays-seat': reason('FORBIDDEN', 'A bot has taken over the seat', {}),
  'seat-given-up': reason('FORBIDDEN', 'The player has left the game', {}),
  'already-left': reason('CONFLICT', 'The person has already left this game', {}),
  'already-playing': reason('CONFLICT', 'The person never left the seat', {}),
  resigned: reason('FORBIDDEN', 'A resignation is final', {}),
  'decision-is-now': reason('CONFLICT', 'The decision is due: answer it instead of queueing an answer', {}),
  'answer-not-queueable': reason('CONFLICT', 'No such answer can be given to the next decision', {}),
  'player-not-absent': reason('CONFLICT', 'The player of the seat has not been absent long enough', {}),
  'rated-seat': reason('FORBIDDEN', 'A rated game is finished by those who began it', {}),
  'saw-another-hand': reason('FORBIDDEN', 'The person has held another seat of this game', {}),
  'no-one-to-ask': reason('CONFLICT', 'No person plays who could agree', {}),
  'vote-closed': reason('NOT_FOUND', 'The vote is decided or withdrawn', {}),
  'vote-not-asked': reason('FORBIDDEN', 'The seat has voted, or has no vote', {}),
  'nothing-to-undo': reason('CONFLICT', 'The seat has no action to undo', {}),
  'too-many-undos': reason('CONFLICT', 'The seat has undone too often in this turn', { most }),
  'spectators-not-allowed': reason('FORBIDDEN', 'The table does not allow spectators', {}),
  'chat-empty-or-too-long': reason('BAD_REQUEST', 'The text is empty or too long after clean-up', {}),
  'too-many-watched': reason('TOO_MANY', 'The socket watches too many tables', { most }),

  'name-not-allowed': reason('BAD_NAME', 'The name is reserved or has characters that names cannot have', {}),
  'name-taken': reason('NAME_TAKEN', 'An account has this name, or one that looks the same', {}),
  'weak-password': reason('WEAK_PASSWORD', 'The password breaks a rule', {
    problem: z.enum(['too-short', 'too-long', 'too-common', 'is-name']),
  }),
  'wrong-password': reason('WRONG_PASSWORD', 'The password confirming a change is wrong', {}),
  'wrong-name-or-password': reason('WRONG_PASSWORD', 'Sign-in failed', {}),
  'too-many-attempts': reason('TOO_MANY', 'Too many wrong passwords', {}),
  'password-changed': reason('CONFLICT', 'The password was changed by another request', {}),
  'already-registered': reason('CONFLICT', 'The person has an account', {}),
  'too-many-mails': reason('TOO_MANY', 'Too many mails to this person or address', {}),
  'mail-not-configured': reason('CONFLICT', 'The server cannot send mail', {}),
  'link-expired': reason('NOT_FOUND', 'The link was used, has expired or never existed', {}),
  'too-many-tokens': reason('TOO_MANY', 'The account has too many API tokens', { most }),
  'no-such-token': reason('NOT_FOUND', 'The account has no such token', {}),
  'no-such-person': reason('NOT_FOUND', 'There is no such person, or the account was deleted', {}),
  'too-many-blocked': reason('TOO_MANY', 'The person has blocked too many others', { most }),
  'already-on-vacation': reason('CONFLICT', 'The person is already on vacation', {}),
  'vacation-too-long': reason('CONFLICT', 'More days than are left this year', { left: z.number().int() }),
  'unknown-push-service': reason('BAD_REQUEST', 'The endpoint belongs to no known push service', {}),
  'unusable-push-keys': reason('BAD_REQUEST', 'Messages cannot be encrypted for these keys', {}),

  'operator-not-bannable': reason('FORBIDDEN', 'Operators cannot be banned', {}),
  'no-such-chat-line': reason('NOT_FOUND', 'There is no chat line with this id', {}),
  'no-such-report': reason('NOT_FOUND', 'There is no report with this id', {}),
} as const;

/** Why the server refused; the engine's reasons for illegal actions come in addition. */
export type ErrorReason = keyof typeof ERROR_REASONS;

export type ErrorFacts<Reason extends ErrorReason> = z.infer<(typeof ERROR_REASONS)[Reason]['facts']>;
