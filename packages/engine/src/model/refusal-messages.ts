import { illegalMaker, type RefusalMessages, refusalMaker } from './refusal.ts';
import type { CoreActionFacts, CoreRefusalFacts, InputFacts, JsonKind } from './refusal-facts.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

const ACTION_MESSAGES: RefusalMessages<CoreActionFacts> = {
  'not-your-decision': () => 'this seat has nothing to decide now',
  'not-an-action': () => 'an action is an object with a type',
  'wrong-action-type': ({ decision, expected }) =>
    `the decision "${decision}" is answered with ${listed(expected)}`,

  'no-tile-offered': () => 'at least one winter tile must be offered',
  'tile-offered-twice': () => 'each tile can be offered only once',
  'tile-not-in-hand': () => 'only winter tiles in hand can be offered',

  'tile-not-on-offer': () => 'this tile is not up for auction',
  'unknown-color': () => 'a bid is made in blue, red, yellow or green',
  'malformed-worker-count': () => '"screen" counts workers in whole numbers, by colour for a use',
  'too-few-workers': ({ color, held, needed }) => `${needed} ${color} needed, ${held} behind the screen`,
  'bid-without-workers': () => 'a bid moves at least one worker',
  'bid-groups-not-losing': () => '"groups" lists other tiles with a losing bid of this seat, each once',
  'bid-mixes-colors': ({ color, groupColor }) => `a bid has one colour, not ${color} and ${groupColor}`,
  'bid-color-fixed': ({ color }) => `the bid on this tile is ${color} and can only be raised in ${color}`,
  'tile-has-other-color': ({ color }) => `this tile already has ${color} workers: only ${color} may join`,
  'bid-too-low': ({ highest, offered }) => `the bid must be higher than ${highest}, not ${offered}`,

  'tile-not-usable': () => 'this tile cannot be used now',
  'use-groups-not-losing': () => '"groups" lists tiles with a losing bid of this seat, each once',
  'use-too-small': ({ least, offered }) => `using this tile takes at least ${least} workers, not ${offered}`,
  'tile-full': ({ room, offered }) =>
    `a tile holds at most six workers in a season: there is room for ${room}, not ${offered}`,
  'use-mixes-colors': () => 'all workers on a tile have the same colour',
  'no-skill-to-pay': ({ skill }) => `using this tile costs ${skill === 'any' ? 'a skill tile' : skill}`,
  'no-worker-to-pay': ({ color }) =>
    `using this tile costs one ${color === 'any' ? '' : `${color} `}worker, and none would be left`,

  'payment-not-single': () => 'a payment names exactly one of "worker", "group" and "skill"',
  'wrong-payment': (cost) =>
    'worker' in cost
      ? `the cost is one ${cost.worker === 'any' ? '' : `${cost.worker} `}worker`
      : `the cost is ${cost.skill === 'any' ? 'one skill tile' : `the skill tile "${cost.skill}"`}`,
  'no-such-worker': ({ color }) => `there is no ${color} worker behind the screen`,
  'no-such-skill': ({ skill }) => `there is no skill tile "${skill}" behind the screen`,
  'payment-not-losing-bid': () => '"group" names a tile with a losing bid of this seat',

  'no-such-choice': ({ choices }) => `"option" is a whole number below ${choices}`,
  'supply-empty': () => 'the supply has none of this left',

  'not-own-village': () => 'resources move between tiles of one’s own village',
  'same-tile': () => 'a resource moves to another tile',
  'no-such-resource': () => 'there is no such resource on this tile',
  'no-road': ({ points }) => `no road leads there within ${points} movement points`,

  'not-upgradable': () => 'only tiles of one’s own village with their front up can be upgraded',
  'no-upgrade-left': () => 'there is no upgrade left in this use',
  'upgrade-unaffordable': () => 'the cost is not on the tile and behind the screen',
  'malformed-payment': () => '"pay" counts resources and skills',
  'payment-wrong-size': ({ resources, skills }) =>
    `the cost is ${resources} resources and ${skills} skill tiles, no more and no less`,
  'payment-not-held': () => 'the payment is not on the tile and behind the screen',
  'payment-wrong-kinds': () => 'this payment does not cover the cost',
  'payment-ambiguous': ({ ways }) => `there are ${ways} ways to pay: "pay" must name one`,

  'boat-not-free': () => 'this boat is not available',

  'no-such-tile-to-place': () => 'this tile is not among those to place',
  'malformed-rotation': () => '"rotation" is a whole number from 0 to 5',
  'not-adjacent': () => 'a tile must be placed next to a tile of the village',
  'spot-taken': () => 'there is already a tile in this place',
  'edges-differ': () => 'touching edges must match',
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
