import type { RefusalWords } from '../refusals.ts';

/** Why an action is not possible, by reason. */
export const refusals: RefusalWords = {
  other: 'The rules do not allow this.',
  'not-your-decision': 'You have nothing to decide right now.',
  'not-an-action': 'The rules do not allow this.',
  'wrong-action-type': 'You have something else to decide right now.',

  'no-tile-offered': 'Choose at least one winter tile.',
  'tile-offered-twice': 'You can offer each winter tile only once.',
  'tile-not-in-hand': 'You can only offer winter tiles from your own hand.',

  'tile-not-on-offer': 'You cannot bid on this tile now.',
  'unknown-color': 'Choose a colour for your bid.',
  'malformed-worker-count': 'Choose how many workers of each colour to place.',
  'too-few-workers': ({ held }) =>
    held > 0
      ? `You have only ${held} of this colour behind your screen.`
      : 'You have no workers of this colour behind your screen.',
  'bid-without-workers': 'Choose at least one worker.',
  'bid-groups-not-losing': 'Only losing bids from other tiles can move here, each as a whole.',
  'bid-mixes-colors': 'All workers in a bid must have the same colour.',
  'bid-color-fixed': 'You can only raise your bid here in its own colour.',
  'tile-has-other-color': 'Workers of another colour are already here: only that colour can join them.',
  'bid-too-low': ({ highest }) => `The highest bid here is ${highest}: bid at least ${highest + 1}.`,

  'tile-not-usable': 'This tile cannot be used now.',
  'use-groups-not-losing': 'Only losing bids can move here, each as a whole.',
  'use-too-small': ({ least }) =>
    least > 1
      ? `This tile was last used with ${least - 1}: it now takes at least ${least} workers.`
      : 'Using a tile takes at least one worker.',
  'tile-full': ({ room }) =>
    room > 0
      ? `A tile holds at most six workers in a season: there is room for ${room} more.`
      : 'A tile holds at most six workers in a season: this one is full.',
  'use-mixes-colors': 'All workers on a tile must have the same colour.',
  'no-skill-to-pay': 'You do not have the skill tile that this costs.',
  'no-worker-to-pay': 'You would have no worker left to pay with.',

  'payment-not-single': 'Pay with one worker, one losing bid or one skill tile.',
  'wrong-payment': 'This costs something else.',
  'no-such-worker': 'You have no worker of this colour behind your screen.',
  'no-such-skill': 'You do not have this skill tile.',
  'payment-not-losing-bid': 'You can only pay with a whole losing bid.',

  'no-such-choice': 'This tile has no such option.',
  'supply-empty': 'There is none left in the supply.',

  'not-own-village': 'Resources can only move within your own village.',
  'same-tile': 'It is already there.',
  'no-such-resource': 'There is no such resource on that tile.',
  'no-road': 'No road leads there within the movement points you have left.',

  'not-upgradable': 'Only tiles in your own village with an upgraded side can be upgraded, once each.',
  'no-upgrade-left': 'This use has no upgrades left.',
  'upgrade-unaffordable': 'The tile lacks the resources that this costs, or you lack the skill tiles.',
  'malformed-payment': 'Pay with resources and skill tiles.',
  'payment-wrong-size': 'Pay exactly the cost, no more and no less.',
  'payment-not-held': 'Not all of that is on the tile or behind your screen.',
  'payment-wrong-kinds': 'This does not cover the cost.',
  'payment-ambiguous': 'There are several ways to pay: choose one.',

  'boat-not-free': 'This boat has already been taken.',

  'no-such-tile-to-place': 'You have no such tile to place.',
  'malformed-rotation': 'A tile can be turned six ways.',
  'not-adjacent': 'A new tile must touch your village.',
  'spot-taken': 'There is already a tile there.',
  'edges-differ': 'The edges do not match: road to road, field to field, water to water.',

  'no-such-field': 'There is no such field in your village.',
  'no-waiting-animal': 'No such animal is waiting for a field.',
  'wrong-field-for-animal':
    'It must go to a field of the tile it comes from, without animals of another kind.',
  'same-field': 'Choose another field for it.',
  'no-animal-in-field': 'There is no such animal in that field.',
  'field-holds-other-kinds': 'It cannot stop in a field with animals of another kind.',
  'field-too-far': 'That field is too far away for the movement points you have left.',
  'no-wheat': 'You have no wheat.',
  'no-newborn-left': 'There are no young of this kind left to place.',
  'field-does-not-breed': 'No more young can be born in that field.',
};
