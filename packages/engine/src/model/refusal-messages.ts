import { illegalMaker, type RefusalMessages, refusalMaker } from './refusal.ts';
import type { CoreActionFacts, CoreRefusalFacts, InputFacts, JsonKind } from './refusal-facts.ts';

const ACTION_MESSAGES: RefusalMessages<CoreActionFacts> = {
  'not-your-decision': () => 'that seat owes no answer now',
  'not-an-action': () => 'an action is an object with a type',
  'wrong-action-type': ({ decision, expected }) =>
    `a ${decision} decision is answered with ${expected.join(', ')}`,

  'no-tile-offered': () => 'offering none is illegal',
  'tile-offered-twice': () => 'a tile is offered once',
  'tile-not-in-hand': () => 'only winter tiles one holds can be offered',

  'tile-not-on-offer': () => 'that tile is not up for auction',
  'unknown-color': () => 'a bid is made in one of the four colours',
  'malformed-worker-count': () => 'screen counts workers by colour',
  'too-few-workers': () => 'so many workers of that colour are not behind the screen',
  'bid-without-workers': () => 'at least one worker must move',
  'bid-groups-not-losing': () => 'groups names each of the other tiles where one is losing at most once',
  'bid-mixes-colors': () => 'a bid is of one colour',
  'bid-color-fixed': () => 'a bid is raised in its own colour',
  'tile-has-other-color': () => 'the tile already has workers of another colour',
  'bid-too-low': () => 'the bid must become greater than every other',

  'tile-not-usable': () => 'that tile can not be used now',
  'use-groups-not-losing': () => 'groups names tiles where one is losing, each at most once',
  'use-too-small': () => 'more workers are needed than last time',
  'tile-full': () => 'at most six workers fit on a tile in a season',
  'use-mixes-colors': () => 'all workers at a tile are of one colour',
  'no-skill-to-pay': () => 'the skill tile to pay is missing',
  'no-worker-to-pay': () => 'the worker to pay is missing',

  'payment-not-single': () => 'a payment names one worker, one group or one skill',
  'wrong-payment': () => 'the cost is something else',
  'no-such-worker': () => 'no such worker behind the screen',
  'no-such-skill': () => 'no such skill tile behind the screen',
  'payment-not-losing-bid': () => 'only a whole losing bid can pay',

  'no-such-choice': () => 'the tile has no such alternative',
  'supply-empty': () => 'nothing of that is left in the supply',

  'not-own-village': () => 'resources move between tiles of one’s own village',
  'same-tile': () => 'a resource moves to another tile',
  'no-such-resource': () => 'no such resource lies on that tile',
  'no-road': () => 'no way along roads within the points left',

  'not-upgradable': () => 'only tiles of one’s own village that show their front can be upgraded',
  'no-upgrade-left': () => 'no upgrade is left',
  'upgrade-unaffordable': () => 'the cost is not on the tile and behind the screen',
  'malformed-payment': () => 'pay counts resources and skills',
  'payment-wrong-size': () => 'the payment must have exactly the size of the cost',
  'payment-not-held': () => 'the payment is not there',
  'payment-wrong-kinds': () => 'that does not pay the cost',
  'payment-ambiguous': () => 'the cost can be paid in more than one way: say which',

  'boat-not-free': () => 'that boat is not free',

  'no-such-tile-to-place': () => 'that tile is not among those to place',
  'malformed-rotation': () => 'a tile has six rotations, 0 to 5',
  'not-adjacent': () => 'a tile is placed next to a tile of the village',
  'spot-taken': () => 'a tile already lies there',
  'edges-differ': () => 'touching edges must be alike',
};

const KINDS: Readonly<Record<JsonKind, string>> = {
  object: 'an object is expected',
  array: 'a list is expected',
  string: 'a text is expected',
  boolean: 'true or false is expected',
  integer: 'a whole number is expected',
  seat: 'the number of a seat is expected',
  'seat-or-null': 'the number of a seat, or null for a spectator, is expected',
  seats: 'a list of seats, each once, is expected',
};

const INPUT_MESSAGES: RefusalMessages<InputFacts> = {
  'not-json': () => 'the line is not JSON',
  'line-too-long': ({ most }) => `the line is longer than ${most / 2 ** 20} MiB`,
  'unreadable-line': () => 'the line can not be read',
  'nested-too-deeply': ({ path }) => `${path}: nested too deeply`,
  'not-carried-out': () => 'the request could not be carried out',
  'no-game': () => 'there is no game yet: begin with new, load or replay',
  'wrong-type': ({ path, expected }) => `${path}: ${KINDS[expected]}`,
  'out-of-range': ({ path, low, high }) => `${path}: a whole number from ${low} to ${high} is expected`,
  'list-too-long': ({ path, most }) => `${path}: at most ${most} entries are expected`,
  'unknown-name': ({ path, expected }) => `${path}: one of ${expected.join(', ')} is expected`,
  'unknown-tile': ({ path }) => `${path}: there is no such tile`,
  'mode-not-available': ({ mode }) => `options.farmers: "${mode}" is not available here`,
  contradiction: ({ path, problem }) => (path === '' ? problem : `${path}: ${problem}`),
};

export const CORE_REFUSAL_MESSAGES: RefusalMessages<CoreRefusalFacts> = {
  ...ACTION_MESSAGES,
  ...INPUT_MESSAGES,
};

export const illegal = illegalMaker(ACTION_MESSAGES);
export const actionRefusal = refusalMaker(ACTION_MESSAGES);
export const inputRefusal = refusalMaker(INPUT_MESSAGES);
