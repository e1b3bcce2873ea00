import type { ClosedReason, UnratedReason } from '@keyflower/protocol';
import type { ServerRefusals } from '../server-refusals.ts';
import { many } from './grammar.ts';

/** Why a game is not rated, as part of a sentence. */
const unrated: Record<UnratedReason, string> = {
  unrated: 'it was meant to be for fun',
  unfinished: 'it did not get to its end',
  'too-few-people': 'there are too few people',
  bots: 'bots play along',
  guests: 'not everybody has an account',
  'same-person-twice': 'somebody plays twice',
  'chosen-seed': 'the seed was chosen',
  'tile-overrides': 'tiles were corrected',
  handicap: 'there is a handicap',
};

const refused: ServerRefusals = {
  'invalid-request': ({ field }) =>
    field === '' ? 'That is not possible.' : `That is not possible: check “${field}”.`,
  'account-required': 'You need an account for this.',
  'operator-required': 'This is for operators.',
  banned: ({ note }) => (note === null ? 'You may not play here.' : `You may not play here: ${note}`),
  'no-such-table': 'There is no such table, or it is not open to you.',
  'not-seated': 'You have no seat at this table.',
  'host-required': 'Only the host may do this.',
  'too-many-tables': ({ most }) =>
    `You have ${many(most, 'table')} already: finish one first, or call one off.`,
  'seed-needs-private-table': 'A chosen seed is for private tables only.',
  'seed-not-rated': 'A table with a chosen seed is not rated.',
  'tiles-not-rated': 'A table with corrected tiles is not rated.',
  'handicap-not-rated': 'A table with a handicap is not rated.',
  'no-such-bot': 'This server does not have this bot.',
  'table-not-open': 'The game has begun, or the table is closed.',
  'seat-taken': 'This seat is taken.',
  'seats-free': 'Some seats are still free.',
  'not-ratable': ({ why }) => `This table cannot be rated: ${unrated[why]}.`,
  'game-not-over': 'That has to wait until the game is over.',
  'table-already-closed': 'The table is closed already.',
  'bot-plays-seat': 'A bot plays your seat now.',
  'seat-given-up': 'You have left this game.',
  'already-left': 'You have left this game.',
  'already-playing': 'You are playing already.',
  resigned: 'You have resigned and cannot return.',
  'vote-closed': 'This vote is over.',
  'vote-not-asked': 'You have already voted, or have no vote here.',
  'nothing-to-undo': 'You have not done anything yet that could be taken back.',
  'spectators-not-allowed': 'This game has no spectators.',
  'chat-empty-or-too-long': 'The message is empty or too long.',
  'wrong-password': 'The password is wrong.',
  'too-many-attempts': 'Too many tries: wait a little.',
  'password-changed': 'The password has been changed in the meantime.',
  'already-registered': 'You have an account already.',
  'too-many-mails': 'Too many mails: wait a little.',
  'mail-not-configured': 'This server sends no mail: ask its operator for a new password.',
  'link-expired': 'This link has been used or has expired.',
  'too-many-tokens': ({ most }) => `An account has at most ${many(most, 'token')}.`,
  'no-such-person': 'There is no such person.',
  'too-many-blocked': 'You have muted as many people as you can.',
  'already-on-vacation': 'You are on vacation already.',
  'vacation-too-long': ({ left }) => `You have ${many(left, 'day')} of vacation left this year.`,
  'unknown-push-service': 'This server cannot send push messages to this browser.',
  'unusable-push-keys': 'This server cannot send push messages to this browser.',
  'operator-not-bannable': 'An operator cannot be banned.',
};

/** Why a table was closed. */
const closed: Record<ClosedReason | 'other', string> = {
  operator: 'An operator has closed this table.',
  abandoned: 'This table was closed: it was abandoned.',
  other: 'This table was closed.',
};

/** Decisions and refusals of the server. */
export const server = {
  refused,
  closed,
  unrated,
};
