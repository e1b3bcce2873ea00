import type { Counts, Refusal } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import type { Reason } from '../scene.ts';
import type { Offer } from '../sight.ts';

/**
 * Which of our sentences says what a refusal means: by the broken rule, then by the engine's own sentence, which
 * tells apart the ways to break it. The same works for what the server refused.
 */
const REASONS: Readonly<Record<string, Readonly<Record<string, keyof Words['refusals']>>>> = {
  'SEA-4': {
    'offering none is illegal': 'offerNone',
    'a tile is offered once': 'offerTwice',
    'only winter tiles one holds can be offered': 'offerOther',
  },
  'BID-1': { 'that tile is not up for auction': 'bidNotHere' },
  'BID-2': {
    'so many workers of that colour are not behind the screen': 'tooFewWorkers',
    'groups names each of the other tiles where one is losing at most once': 'bidGroups',
    'at least one worker must move': 'bidNobody',
    'screen counts workers by colour': 'useNoColour',
  },
  'BID-3': {
    'a bid is made in one of the four colours': 'bidNoColour',
    'a bid is of one colour': 'bidMixed',
    'a bid is raised in its own colour': 'bidOwnColour',
  },
  'BID-4': { 'the tile already has workers of another colour': 'otherColour' },
  'BID-5': { 'the bid must become greater than every other': 'bidTooLow' },
  'USE-1': { 'that tile can not be used now': 'useNotHere' },
  'USE-2': {
    'more workers are needed than last time': 'useTooFew',
    'at most six workers fit on a tile in a season': 'useFull',
  },
  'USE-3': {
    'screen counts workers by colour': 'useNoColour',
    'so many workers of that colour are not behind the screen': 'tooFewWorkers',
    'groups names tiles where one is losing, each at most once': 'useGroups',
    'all workers at a tile are of one colour': 'useMixed',
    'the tile already has workers of another colour': 'otherColour',
  },
  'USE-5': {
    'the skill tile to pay is missing': 'noSkillToPay',
    'the worker to pay is missing': 'noWorkerToPay',
    'the cost is something else': 'payOther',
    'no such skill tile behind the screen': 'payNoSkill',
  },
  'USE-8': {
    'the cost is something else': 'payOther',
    'no such worker behind the screen': 'payNoWorker',
    'only a whole losing bid can pay': 'payGroup',
  },
  'USE-9': { 'a payment names one worker, one group or one skill': 'payOne' },
  'USE-10': {
    'the tile has no such alternative': 'chooseOther',
    'nothing of that is left in the supply': 'chooseEmpty',
  },
  'MOVE-1': { 'resources move between tiles of one’s own village': 'moveElsewhere' },
  'MOVE-2': {
    'a resource moves to another tile': 'moveNowhere',
    'no such resource lies on that tile': 'moveNothing',
    'no way along roads within the points left': 'moveTooFar',
  },
  'MOVE-3': {
    'only tiles of one’s own village that show their front can be upgraded': 'upgradeOther',
    'no upgrade is left': 'upgradeNoneLeft',
  },
  'MOVE-4': {
    'the cost is not on the tile and behind the screen': 'upgradeTooDear',
    'pay counts resources and skills': 'upgradePayment',
    'the payment must have exactly the size of the cost': 'upgradeExact',
    'the payment is not there': 'upgradeNotThere',
    'that does not pay the cost': 'upgradeWrong',
  },
  'MOVE-9': { 'the cost can be paid in more than one way: say which': 'upgradeWhich' },
  'END-5': { 'that boat is not free': 'boatTaken' },
  'END-9': { 'that tile is not among those to place': 'placeOther' },
  'END-10': {
    'a tile has six rotations, 0 to 5': 'placeRotation',
    'a tile is placed next to a tile of the village': 'placeApart',
    'a tile already lies there': 'placeTaken',
    'touching edges must be alike': 'placeEdges',
  },
  'FARM-4': { 'no such field in the village': 'noField' },
  'FARM-6': {
    'no such animal looks for a field': 'animalNone',
    'it goes to a field of its tile that holds no other kind': 'animalField',
  },
  'FARM-7': {
    'an animal walks from field to field': 'herdSame',
    'no such animal is in that field': 'herdNone',
    'it may not stop where other kinds are': 'herdMixed',
    'that field is too far for the points left': 'herdTooFar',
  },
  'FARM-8': { 'there is no wheat to feed': 'noWheat' },
  'FARM-10': {
    'no such newborn is left': 'breedNone',
    'that field does not breed, or has done so': 'breedField',
  },
};

/** Numbers at the tile that a refusal is about, for sentences that name them. */
interface Facts {
  /** The greatest bid of somebody else. */
  highest?: number;
  /** How many workers used it last. */
  last?: number;
}

const sum = (workers: Counts<string> = {}): number =>
  Object.values(workers).reduce<number>((all, n) => all + (n ?? 0), 0);

export function factsAt(there: Pick<Offer, 'bids' | 'uses'> | undefined, seat: number): Facts {
  const others = (there?.bids ?? []).filter(({ player }) => player !== seat);
  return {
    highest: Math.max(0, ...others.map(({ workers }) => sum(workers))),
    last: sum(there?.uses?.at(-1)),
  };
}

/** Why something was refused: a sentence in the reader's language, and the rule behind it. */
export function reasonText(
  { code, rule, message }: Pick<Refusal, 'rule' | 'message'> & { code: string },
  words: Words,
  { highest = 0, last = 0 }: Facts = {},
): Reason {
  const { refusals } = words;
  if (rule === undefined)
    return { text: code === 'NOT_YOUR_DECISION' ? refusals.notYours : refusals.notAsked, rule: null };
  const key = REASONS[rule]?.[message];
  if (key === 'bidTooLow') return { text: refusals.bidTooLow(highest), rule };
  if (key === 'useTooFew') return { text: refusals.useTooFew(last), rule };
  return { text: refusals[key ?? 'other'], rule };
}
