import type { Words } from '@keyflower/words';
import { unratedText } from './decided.ts';

type Denied = Words['server']['denied'];

/**
 * Which of our sentences says what the server refuses in English; null where its code says it all. What stands for a
 * name or a number is `{}`.
 */
export const DENIED: Readonly<Record<string, keyof Denied | null>> = {
  'you have no seat at this table': 'noSeat',
  'there is no such table': 'noTable',
  'there is nothing to say in this, or too much': 'nothingToSay',
  'a bot plays this seat now': 'botPlays',
  'you have left this game': 'left',
  'you have already left': 'left',
  'you are playing already': 'playing',
  'who resigned cannot come back': 'resigned',
  'there is no such question any more': 'voteOver',
  'you have answered, or were not asked': 'voteAnswered',
  'you have not done anything yet': 'nothingToUndo',
  'the game is not over': 'notOver',
  'the record is given out when the game is over': 'notOver',
  'you did not play here': 'notYours',
  'nobody looks on while this game is played': 'noOnlookers',
  'the game has begun, or the table is closed': 'begun',
  'this seat is taken': 'seatTaken',
  'somebody sits there': 'seatTaken',
  'some seats are still free': 'seatsFree',
  'there is no bot "{}"': 'noBot',
  'only the host may do this': 'onlyHost',
  'this table cannot be rated: {}': 'cannotRate',
  'a chosen seed is for private tables only': 'seedPrivate',
  'a table with a chosen seed is not rated': 'seedUnrated',
  'a table with corrected tiles is not rated': 'tilesUnrated',
  'a table with a handicap is not rated': 'handicapUnrated',
  'you have {} tables already: finish or cancel one first': 'mostTables',
  'this is for accounts': 'forAccounts',
  'this is for operators': 'forOperators',
  'an operator cannot be banned': 'operator',
  'the table is closed already': 'tableClosed',
  'this push service is not known here': 'push',
  'these keys are not usable': 'push',
  'you are on vacation already': 'vacation',
  'you have {} days left this year': 'vacationLeft',
  'too many letters: wait a little': 'letters',
  'this link has been used, or is too old': 'linkOld',
  'this server sends no mail: ask its operator for a new password': 'noMail',
  'you have an account already': 'account',
  'too many tries: wait a little': 'tries',
  'the password is not right': 'password',
  'the password was changed meanwhile': 'passwordChanged',
  'an account has at most {} tokens': 'mostTokens',
  'there is nobody like that': 'nobody',
  'that is a lot of people': 'mostMuted',
  'a token plays; it does not manage the account': null,
  'make a guest first: GET /api/v1/me': null,
  'name or password is not right': null,
  'one connection follows at most {} tables': null,
  'slower, please': null,
  'somebody else has this name': null,
  'something went wrong here; nothing was changed': null,
  'the Origin header is missing': null,
  'the metrics token is needed': null,
  'there is nothing here': null,
  'there is nothing of that number': null,
  'the game has gone on since': null,
  'the server cannot store this now; nothing was changed': null,
  'there is no such line': null,
  'there is no such report': null,
  'there is no such seat': null,
  'this cannot be read': null,
  'this game is not being played': null,
  'this is not a message I know': null,
  'this is too large': null,
  'this name cannot be used': null,
  'this page may not speak for you': null,
  'this password cannot be used: {}': null,
  'this token is not valid': null,
  'too many new guests from here': null,
  'too many people sign in right now': null,
  'you have no such token': null,
  'you may not play here': null,
};

const PATTERNS = Object.entries(DENIED)
  .filter(([message]) => message.includes('{}'))
  .map(([message, key]) => ({ key, like: new RegExp(`^${message.replace('{}', '(.+)')}$`) }));

/**
 * What a refusal means, in the reader's language. Null: its code says it all; undefined: nobody knows this message.
 */
export function deniedText(message: string, words: Words): string | null | undefined {
  const { denied } = words.server;
  if (Object.hasOwn(DENIED, message)) {
    const key = DENIED[message];
    return key === null ? null : plain(denied[key]);
  }
  for (const { key, like } of PATTERNS) {
    const found = like.exec(message);
    if (!found) continue;
    if (key === null) return null;
    if (key === 'cannotRate') return denied.cannotRate(unratedText(found[1], words));
    if (key === 'mostTables' || key === 'vacationLeft' || key === 'mostTokens')
      return denied[key](Number(found[1]));
    return plain(denied[key]);
  }
  return undefined;
}

const plain = (saying: Denied[keyof Denied]): string | null => (typeof saying === 'string' ? saying : null);
