import { illegalMaker, type RefusalMessages, refusalMaker } from './refusal.ts';
import type {
  Contradiction,
  CoreActionFacts,
  CoreRefusalFacts,
  InputFacts,
  JsonKind,
  PieceName,
} from './refusal-facts.ts';

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
  object: 'an object',
  array: 'a list',
  string: 'a string',
  boolean: 'true or false',
  integer: 'a whole number, 0 or more',
  seat: 'the number of a seat',
  'seat-or-null': 'the number of a seat, or null for a spectator',
  seats: 'a list of seats, each once',
};

/** Exported for the content check, which uses those about edges. */
export const CONTRADICTIONS: Readonly<Record<Contradiction, string>> = {
  'player-count-differs': 'not as many as the options say',
  'more-known-than-held': 'more than the player has',
  'not-a-winter-tile': 'not a winter tile',
  'offered-not-held': 'not one of the player’s winter tiles',
  'offered-outside-offering': 'tiles are offered only while others still choose',
  'not-one-home': 'a village has exactly one home tile',
  'home-not-at-origin': 'the home tile lies at 0, 0, unrotated',
  'home-to-place': 'home tiles are never placed',
  'placing-outside-ending': 'tiles are placed only at a season’s end',
  'sealed-outside-placing': 'tiles are sealed only while others still place theirs',
  'two-tiles-in-one-place': 'two tiles in one place',
  'village-not-connected': 'every tile must touch the village',
  'tile-repeated': 'each tile exists once, and this one was already named',
  'wrong-season': 'not a tile of this season',
  'not-upgradable': 'this tile cannot be upgraded',
  'no-faces': 'only summer boats have faces',
  'not-usable': 'this tile cannot be used',
  'use-counts': 'each use takes more workers than the one before, at most six in all',

  'not-a-market-tile': 'not a tile of the market',
  'not-in-this-game': 'not used with this number of players',
  'upgraded-outside-village': 'only tiles in villages are upgraded',
  'resources-outside-village': 'only tiles in villages hold resources',
  'used-in-winter': 'winter tiles cannot be used',
  'bid-mixes-colors': 'a bid has one colour',
  'two-bids': 'a player has one bid on a tile',
  'equal-bids': 'two bids on a tile cannot be equal',
  'first-use-mixes-colors': 'the first use of a tile has one colour',
  'bid-in-other-color': 'bids are made in the colour of the workers already there',
  'use-in-other-color': 'a tile is used in the colour of the workers already there',
  'bid-cannot-lie': 'a bid cannot lie here',
  'lone-lying-bid': 'a lying bid that is left alone stands up',
  'workers-on-tiles': 'there are no workers on tiles any more',
  'market-not-settled': 'the market is settled before boats are picked',
  'picks-and-boats-differ': 'each pick empties one boat',
  'picked-outside-ending': 'boats are picked only at a season’s end',
  'picked-boat-not-empty': 'the goods of a picked boat are gone',
  'supply-does-not-add-up': 'does not add up to the full set',

  'decision-after-end': 'there is nothing left to decide once scores are counted',
  'decisions-differ': 'all seats must have the same decision to make',
  'decision-missing': 'another seat has to decide too',
  'seat-repeated': 'a seat is named twice',
  'several-deciders': 'only one seat decides this',
  'wrong-phase': 'not a decision of this phase',
  'not-the-active-player': 'the active player decides this',
  'nothing-to-decide': 'this seat has nothing to decide',
  'not-the-used-tile': 'names the tile being used',
  'not-asked-by-tile': 'the tile asks for no such decision',
  'offering-outside-autumn': 'winter tiles are offered after autumn',

  'incomplete-position': 'a record starts from a complete position',
  'options-differ': 'not those of the start position',
  'seed-differs': 'not the seed that the header commits to',
  'seed-not-proven': 'not the seed that its proof gives',
  'draw-missing': 'the record ends in the middle of a draw',
  'draw-differs-from-seed': 'not what the seed draws',
  'not-undoable': 'not an action that can be undone',
  'not-over': 'the game is not over',
  'result-differs': 'not the result of the game',
  'hash-differs': 'the hash does not match',

  'not-six-edges': 'expected six letters, each R, F or W',
  'wrong-boat-edges': 'a boat has two opposite W and no R',
  'wrong-home-edges': 'a home has exactly one W',
  'water-on-land': 'only homes and boats have W',
  'gain-fixed-and-chosen': 'a gain is fixed or chosen: give one of the two',
  'gain-repeated': 'listed twice',
  'held-payment-with-choice': 'a use that holds its payment offers no choice',
  'not-one-payment': 'expected one worker or one skill',
  'use-without-effect': 'the use would give nothing',
  'inconsistent-tile': 'the tile contradicts itself',
};

const PIECES: Readonly<Record<PieceName, string>> = {
  workers: 'workers',
  'green-workers': 'green workers',
  'skill-tiles': 'skill tiles',
  resources: 'resources',
};

/** `path: sentence`; the path is empty if the whole input is meant. */
export const at = (path: string, sentence: string): string =>
  path === '' ? sentence : `${path}: ${sentence}`;
const meant = (nearest: string | undefined, otherwise: string): string =>
  nearest === undefined ? otherwise : `; did you mean "${nearest}"?`;
const span = (low: number, high: number): string => (low === high ? String(low) : `${low} to ${high}`);

const INPUT_MESSAGES: RefusalMessages<InputFacts> = {
  'not-json': () => 'the line is not JSON',
  'line-too-long': ({ most }) => `the line is longer than ${most / 2 ** 20} MiB`,
  'unreadable-line': () => 'the line cannot be read',
  'nested-too-deeply': ({ path }) => at(path, 'nested too deeply'),
  'not-carried-out': () => 'the request could not be carried out',
  'no-game': () => 'there is no game yet: start with new, load or replay',

  'missing-field': ({ path }) => at(path, 'missing'),
  'unknown-field': ({ path, expected, nearest }) =>
    at(path, `there is no such field${meant(nearest, `; there is ${expected.join(', ')}`)}`),
  'wrong-type': ({ path, expected }) => at(path, `expected ${KINDS[expected]}`),
  'out-of-range': ({ path, low, high }) => at(path, `expected a whole number from ${low} to ${high}`),
  'wrong-number': ({ path, expected }) => at(path, `expected ${expected}`),
  'wrong-length': ({ path, low, high }) => at(path, `expected a list of ${span(low, high)} entries`),
  empty: ({ path }) => at(path, 'expected at least one entry'),
  'unknown-option': ({ name, nearest }) => at('options', `there is no option "${name}"${meant(nearest, '')}`),
  'unknown-name': ({ path, expected, nearest }) =>
    at(path, `expected ${listed(expected)}${meant(nearest, '')}`),
  'unknown-tile': ({ path, nearest }) => at(path, `there is no such tile${meant(nearest, '')}`),
  'unsupported-rules': ({ path, supported }) =>
    at(path, `this engine supports the rules ${supported.join(', ')}`),
  'mode-not-available': ({ mode }) => `options.farmers: "${mode}" is not available here`,
  'not-correctable': ({ path }) => at(path, 'the printed tile has none, and none can be added'),

  contradiction: ({ path, problem }) => at(path, CONTRADICTIONS[problem]),
  'edges-mismatch': ({ path, tiles }) => at(path, `the edges between ${tiles.join(' and ')} differ`),
  'too-many-pieces': ({ path, pieces }) => at(path, `there are not that many ${PIECES[pieces]}`),
  'wrong-draw': ({ path, count }) => at(path, `expected ${count} of the pieces that are left`),
  'unexpected-draw': ({ path, what, for: drawnFor }) =>
    at(path, `expected a draw of ${what} for ${drawnFor}`),
};

export const CORE_REFUSAL_MESSAGES: RefusalMessages<CoreRefusalFacts> = {
  ...ACTION_MESSAGES,
  ...INPUT_MESSAGES,
};

export const illegal = illegalMaker(ACTION_MESSAGES);
export const actionRefusal = refusalMaker(ACTION_MESSAGES);
export const inputRefusal = refusalMaker(INPUT_MESSAGES);
