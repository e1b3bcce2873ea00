import type { ClosedReason, UnratedReason } from '@keyflower/protocol';
import type { ServerRefusals } from '../server-refusals.ts';
import { many } from './grammar.ts';

/** Why a game is not rated, as part of a sentence. */
const unrated: Record<UnratedReason, string> = {
  unrated: 'it is a friendly game',
  unfinished: 'it was not finished',
  'too-few-people': 'there are too few players',
  bots: 'bots are playing',
  guests: 'not all players have an account',
  'same-person-twice': 'one player has two seats',
  'chosen-seed': 'it has a custom seed',
  'tile-overrides': 'it has corrected tiles',
  handicap: 'it has a handicap',
};

const refused: ServerRefusals = {
  'invalid-request': ({ field }) =>
    field === '' ? 'That is not possible.' : `That is not possible: check “${field}”.`,
  'account-required': 'You need an account for this.',
  'operator-required': 'Only operators can do this.',
  banned: ({ note }) =>
    note === null ? 'You are banned from this server.' : `You are banned from this server: ${note}`,
  'no-such-table': 'This table does not exist, or you cannot see it.',
  'not-seated': 'You do not have a seat at this table.',
  'host-required': 'Only the host can do this.',
  'too-many-tables': ({ most }) => `You already have ${many(most, 'table')}: finish or cancel one first.`,
  'seed-needs-private-table': 'Only private tables can have a custom seed.',
  'seed-not-rated': 'A table with a custom seed cannot be rated.',
  'tiles-not-rated': 'A table with corrected tiles cannot be rated.',
  'handicap-not-rated': 'A table with a handicap cannot be rated.',
  'continued-options': 'A game that goes on from a record keeps its options, and it is not rated.',
  'no-such-bot': 'This server does not have this bot.',
  'table-not-open': 'The game has started, or the table is closed.',
  'seat-taken': 'This seat is taken.',
  'seats-free': 'There are still free seats.',
  'settings-unconfirmed': 'Some players have not agreed to the new settings yet.',
  'not-ratable': ({ why }) => `This table cannot be rated: ${unrated[why]}.`,
  'game-not-over': 'This is possible only after the game.',
  'table-already-closed': 'The table is already closed.',
  'bot-plays-seat': 'A bot is playing your seat.',
  'seat-given-up': 'You have left this game.',
  'already-left': 'You have left this game.',
  'already-playing': 'You are already playing.',
  resigned: 'You have resigned and cannot come back.',
  'decision-is-now': 'It is your turn now: answer directly.',
  'answer-not-queueable': 'This answer cannot be given in advance.',
  'player-not-absent': 'This player may not be replaced yet.',
  'rated-seat': 'A rated game is finished by the players who started it.',
  'saw-another-hand': 'You have already held another seat in this game and know what that player hides.',
  'no-one-to-ask': 'There is no one left at the table to ask.',
  'vote-closed': 'This vote is over.',
  'vote-not-asked': 'You have already voted, or have no vote here.',
  'nothing-to-undo': 'There is nothing to undo yet.',
  'spectators-not-allowed': 'Spectators are not allowed in this game.',
  'chat-empty-or-too-long': 'The message is empty or too long.',
  'wrong-password': 'The password is wrong.',
  'too-many-attempts': 'Too many attempts. Please wait a moment.',
  'password-changed': 'The password has been changed in the meantime.',
  'already-registered': 'You already have an account.',
  'too-many-mails': 'Too many e-mails. Please wait a moment.',
  'mail-not-configured': 'This server does not send e-mail. Ask its operator for a new password.',
  'link-expired': 'This link has been used or has expired.',
  'too-many-tokens': ({ most }) => `An account can have at most ${many(most, 'token')}.`,
  'no-such-person': 'This player does not exist.',
  'too-many-blocked': 'You cannot mute any more players.',
  'already-on-vacation': 'You are already on vacation.',
  'vacation-too-long': ({ left }) => `You have ${many(left, 'day')} of vacation left this year.`,
  'unknown-push-service': 'This server cannot send push notifications to this browser.',
  'unusable-push-keys': 'This server cannot send push notifications to this browser.',
  'operator-not-bannable': 'An operator cannot be banned.',
};

/** Why a table was closed. */
const closed: Record<ClosedReason | 'other', string> = {
  operator: 'An operator has closed this table.',
  abandoned: 'This table was closed because it was abandoned.',
  other: 'This table was closed.',
};

/** Decisions and refusals of the server. */
export const server = {
  refused,
  closed,
  unrated,
};
