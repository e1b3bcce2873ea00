import type { RefusalWords } from '../refusals.ts';

/** Why an action is not possible, by reason. */
export const refusals: RefusalWords = {
  other: 'The rules do not allow this.',
  'not-your-decision': 'It is not your decision right now.',
  'not-an-action': 'The rules do not allow this.',
  'wrong-action-type': 'Another decision comes first.',

  'no-tile-offered': 'Choose at least one winter tile.',
  'tile-offered-twice': 'You can put each winter tile into play only once.',
  'tile-not-in-hand': 'You can only put winter tiles from your own hand into play.',

  'tile-not-on-offer': 'You cannot bid on this tile right now.',
  'unknown-color': 'Choose a colour for your bid.',
  'malformed-worker-count': 'Choose how many workers of each colour to place.',
  'too-few-workers': ({ held }) =>
    held > 0
      ? `You have only ${held} of this colour behind your screen.`
      : 'You have no workers of this colour behind your screen.',
  'bid-without-workers': 'Choose at least one worker.',
  'bid-groups-not-losing': 'Only your losing bids on other tiles can move here, each as a whole.',
  'bid-mixes-colors': 'All workers in a bid must have the same colour.',
  'bid-color-fixed': 'You can only raise this bid in its own colour.',
  'tile-has-other-color': 'This tile already has workers of another colour: only that colour can be added.',
  'bid-too-low': ({ highest }) => `The highest bid is ${highest}: bid at least ${highest + 1}.`,

  'tile-not-usable': 'This tile cannot be used right now.',
  'use-groups-not-losing': 'Only your losing bids can move here, each as a whole.',
  'use-too-small': ({ least }) =>
    least > 1
      ? `The last use took ${least - 1}: this one takes at least ${least} workers.`
      : 'Using a tile takes at least one worker.',
  'tile-full': ({ room }) =>
    room > 0
      ? `A tile holds up to six workers per season: there is room for ${room} more.`
      : 'A tile holds up to six workers per season: this one is full.',
  'use-mixes-colors': 'All workers on a tile must have the same colour.',
  'no-skill-to-pay': 'You do not have the skill tile that this costs.',
  'no-worker-to-pay': 'You would have no worker left to pay with.',

  'payment-not-single': 'Pay with one worker, one losing bid or one skill tile.',
  'wrong-payment': 'This costs something else.',
  'no-such-worker': 'You have no worker of this colour behind your screen.',
  'no-such-skill': 'You do not have this skill tile.',
  'payment-not-losing-bid': 'You can only pay with a whole losing bid.',

  'no-such-choice': 'This tile has no such option.',
  'supply-empty': 'The supply is empty.',

  'not-own-village': 'Resources can only move within your own village.',
  'same-tile': 'The resource is already on this tile.',
  'no-such-resource': 'This resource is not on that tile.',
  'no-road': 'You cannot reach this tile by road with your remaining transport points.',

  'not-upgradable':
    'You can only upgrade tiles in your own village, once each, and not every tile has an upgrade.',
  'no-upgrade-left': 'You have no upgrades left.',
  'upgrade-unaffordable': 'Resources are missing on the tile, or you lack skill tiles.',
  'malformed-payment': 'Pay with resources and skill tiles.',
  'payment-wrong-size': 'Pay exactly the cost, no more and no less.',
  'payment-not-held': 'You do not have all of this on the tile or behind your screen.',
  'payment-wrong-kinds': 'This does not cover the cost.',
  'payment-ambiguous': 'There are several ways to pay: choose one.',

  'boat-not-free': 'This boat has already been taken.',

  'no-such-tile-to-place': 'You do not have this tile to place.',
  'malformed-rotation': 'A tile can be rotated in six ways.',
  'not-adjacent': 'A new tile must be adjacent to your village.',
  'spot-taken': 'There is already a tile there.',
  'edges-differ': 'The edges do not match: road to road, field to field, water to water.',

  'no-such-field': 'This field is not in your village.',
  'no-waiting-animal': 'You have no such animal to place.',
  'wrong-field-for-animal':
    'The animal must go to a field of the tile it comes from, without animals of another kind.',
  'same-field': 'The animal is already in this field.',
  'no-animal-in-field': 'This animal is not in that field.',
  'field-holds-other-kinds': 'An animal cannot stop in a field with animals of another kind.',
  'field-too-far': 'This field is too far away for your remaining transport points.',
  'no-wheat': 'You have no wheat.',
  'no-newborn-left': 'No more animals of this kind can be born.',
  'field-does-not-breed': 'No more animals can be born in that field.',
};
