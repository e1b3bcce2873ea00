import type { RefusalWords } from '../refusals.ts';

export const refusals: RefusalWords = {
  other: 'Les règles ne le permettent pas.',
  'not-your-decision': 'Ce n’est pas à vous de décider pour l’instant.',
  'not-an-action': 'Les règles ne le permettent pas.',
  'wrong-action-type': 'Il faut d’abord prendre une autre décision.',

  'no-tile-offered': 'Choisissez au moins une tuile d’hiver.',
  'tile-offered-twice': 'Chaque tuile d’hiver ne peut être mise en jeu qu’une seule fois.',
  'tile-not-in-hand': 'Vous ne pouvez mettre en jeu que les tuiles d’hiver de votre main.',

  'tile-not-on-offer': 'Vous ne pouvez pas miser sur cette tuile maintenant.',
  'unknown-color': 'Choisissez la couleur de votre mise.',
  'malformed-worker-count': 'Choisissez combien d’ouvriers de chaque couleur placer.',
  'too-few-workers': ({ held }) =>
    held > 0
      ? `Vous n’en avez que ${held} de cette couleur derrière votre écran.`
      : 'Vous n’avez aucun ouvrier de cette couleur derrière votre écran.',
  'bid-without-workers': 'Choisissez au moins un ouvrier.',
  'bid-groups-not-losing':
    'Seules vos mises perdantes sur d’autres tuiles peuvent venir ici, chacune en entier.',
  'bid-mixes-colors': 'Tous les ouvriers d’une mise doivent être de la même couleur.',
  'bid-color-fixed': 'Vous ne pouvez augmenter votre mise ici que dans sa couleur.',
  'tile-has-other-color':
    'Cette tuile a déjà des ouvriers d’une autre couleur : seule cette couleur peut s’y ajouter.',
  'bid-too-low': ({ highest }) => `La plus forte mise ici est de ${highest} : misez au moins ${highest + 1}.`,

  'tile-not-usable': 'Cette tuile ne peut pas être activée maintenant.',
  'use-groups-not-losing': 'Seules vos mises perdantes peuvent venir ici, chacune en entier.',
  'use-too-small': ({ least }) =>
    least > 1
      ? `Dernière activation avec ${least - 1} : il faut maintenant au moins ${least} ouvriers.`
      : 'Il faut au moins un ouvrier pour activer une tuile.',
  'tile-full': ({ room }) =>
    room > 0
      ? `Une tuile accueille au plus six ouvriers par saison : il reste de la place pour ${room}.`
      : 'Une tuile accueille au plus six ouvriers par saison : celle-ci est pleine.',
  'use-mixes-colors': 'Tous les ouvriers d’une tuile doivent être de la même couleur.',
  'no-skill-to-pay': 'Vous n’avez pas la compétence à payer.',
  'no-worker-to-pay': 'Il ne vous resterait aucun ouvrier pour payer.',

  'payment-not-single': 'Payez avec un ouvrier, une mise perdante ou une compétence.',
  'wrong-payment': 'Ce n’est pas ce qu’il faut payer.',
  'no-such-worker': 'Vous n’avez aucun ouvrier de cette couleur derrière votre écran.',
  'no-such-skill': 'Vous n’avez pas cette compétence.',
  'payment-not-losing-bid': 'Vous ne pouvez payer qu’avec une mise perdante entière.',

  'no-such-choice': 'Cette tuile ne propose pas ce choix.',
  'supply-empty': 'La réserve est vide.',

  'not-own-village': 'Les ressources ne se déplacent que dans votre village.',
  'same-tile': 'La ressource est déjà sur cette tuile.',
  'no-such-resource': 'Cette ressource n’est pas sur cette tuile.',
  'no-road': 'Vous ne pouvez pas atteindre cette tuile par la route avec vos points de transport restants.',

  'not-upgradable':
    'Vous ne pouvez améliorer que des tuiles de votre village, une fois chacune, et toutes ne le permettent pas.',
  'no-upgrade-left': 'Il ne vous reste plus d’amélioration.',
  'upgrade-unaffordable': 'Il manque des ressources sur la tuile, ou il vous manque une compétence.',
  'malformed-payment': 'Payez avec des ressources et des compétences.',
  'payment-wrong-size': 'Payez exactement le coût, ni plus ni moins.',
  'payment-not-held': 'Vous n’avez pas tout cela sur la tuile ou derrière votre écran.',
  'payment-wrong-kinds': 'Cela ne couvre pas le coût.',
  'payment-ambiguous': 'Il y a plusieurs façons de payer : choisissez-en une.',

  'boat-not-free': 'Ce bateau est déjà pris.',

  'no-such-tile-to-place': 'Vous n’avez pas cette tuile à poser.',
  'malformed-rotation': 'Une tuile peut être tournée de six façons.',
  'not-adjacent': 'Une nouvelle tuile doit être adjacente à votre village.',
  'spot-taken': 'Il y a déjà une tuile à cet endroit.',
  'edges-differ': 'Les bords ne correspondent pas : route contre route, champ contre champ, eau contre eau.',

  'no-such-field': 'Ce pré n’est pas dans votre village.',
  'no-waiting-animal': 'Vous n’avez pas d’animal de cette espèce à placer.',
  'wrong-field-for-animal':
    'L’animal doit aller dans un pré de la tuile d’où il vient, sans animaux d’une autre espèce.',
  'same-field': 'L’animal est déjà dans ce pré.',
  'no-animal-in-field': 'Il n’y a pas d’animal de cette espèce dans ce pré.',
  'field-holds-other-kinds': 'Un animal ne peut pas s’arrêter dans un pré où se trouve une autre espèce.',
  'field-too-far': 'Ce pré est trop loin pour vos points de transport restants.',
  'no-wheat': 'Vous n’avez pas de blé.',
  'no-newborn-left': 'Il ne reste plus de petits de cette espèce à placer.',
  'field-does-not-breed': 'Plus aucun petit ne peut naître dans ce pré.',
};
