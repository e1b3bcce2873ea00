import type { RefusalWords } from '../refusals.ts';

export const refusals: RefusalWords = {
  other: 'Les règles ne le permettent pas.',
  'not-your-decision': 'Vous n’avez rien à décider pour l’instant.',
  'not-an-action': 'Les règles ne le permettent pas.',
  'wrong-action-type': 'Vous avez autre chose à décider pour l’instant.',

  'no-tile-offered': 'Choisissez au moins une tuile d’hiver.',
  'tile-offered-twice': 'Chaque tuile d’hiver ne peut être proposée qu’une seule fois.',
  'tile-not-in-hand': 'Vous ne pouvez proposer que les tuiles d’hiver de votre main.',

  'tile-not-on-offer': 'Vous ne pouvez pas miser sur cette tuile maintenant.',
  'unknown-color': 'Choisissez la couleur de votre mise.',
  'malformed-worker-count': 'Choisissez combien d’ouvriers de chaque couleur placer.',
  'too-few-workers': ({ held }) =>
    held > 0
      ? `Vous n’en avez que ${held} de cette couleur derrière votre paravent.`
      : 'Vous n’avez aucun ouvrier de cette couleur derrière votre paravent.',
  'bid-without-workers': 'Choisissez au moins un ouvrier.',
  'bid-groups-not-losing':
    'Seules vos mises perdantes sur d’autres tuiles peuvent venir ici, chacune en entier.',
  'bid-mixes-colors': 'Tous les ouvriers d’une mise doivent être de la même couleur.',
  'bid-color-fixed': 'Vous ne pouvez augmenter votre mise ici que dans sa couleur.',
  'tile-has-other-color':
    'Des ouvriers d’une autre couleur sont déjà ici : seule cette couleur peut s’y ajouter.',
  'bid-too-low': ({ highest }) => `La plus forte mise ici est de ${highest} : misez au moins ${highest + 1}.`,

  'tile-not-usable': 'Cette tuile ne peut pas être utilisée maintenant.',
  'use-groups-not-losing': 'Seules vos mises perdantes peuvent venir ici, chacune en entier.',
  'use-too-small': ({ least }) =>
    least > 1
      ? `Dernière utilisation avec ${least - 1} : il faut maintenant au moins ${least} ouvriers.`
      : 'Il faut au moins un ouvrier pour utiliser une tuile.',
  'tile-full': ({ room }) =>
    room > 0
      ? `Une tuile accueille au plus six ouvriers par saison : il reste de la place pour ${room}.`
      : 'Une tuile accueille au plus six ouvriers par saison : celle-ci est pleine.',
  'use-mixes-colors': 'Tous les ouvriers d’une tuile doivent être de la même couleur.',
  'no-skill-to-pay': 'Vous n’avez pas le savoir-faire à payer.',
  'no-worker-to-pay': 'Il ne vous resterait aucun ouvrier pour payer.',

  'payment-not-single': 'Payez avec un ouvrier, une mise perdante ou un savoir-faire.',
  'wrong-payment': 'Ce n’est pas ce qu’il faut payer.',
  'no-such-worker': 'Vous n’avez aucun ouvrier de cette couleur derrière votre paravent.',
  'no-such-skill': 'Vous n’avez pas ce savoir-faire.',
  'payment-not-losing-bid': 'Vous ne pouvez payer qu’avec une mise perdante entière.',

  'no-such-choice': 'Cette tuile ne propose pas ce choix.',
  'supply-empty': 'Il n’y en a plus dans la réserve.',

  'not-own-village': 'Les ressources ne se déplacent que dans votre village.',
  'same-tile': 'Elle y est déjà.',
  'no-such-resource': 'Cette ressource n’est pas sur cette tuile.',
  'no-road': 'Aucune route n’y mène avec les points de déplacement qui vous restent.',

  'not-upgradable':
    'Seules les tuiles de votre village qui ont une face améliorée peuvent l’être, une fois chacune.',
  'no-upgrade-left': 'Cette utilisation ne permet plus d’amélioration.',
  'upgrade-unaffordable': 'Il manque des ressources sur la tuile, ou il vous manque un savoir-faire.',
  'malformed-payment': 'Payez avec des ressources et des savoir-faire.',
  'payment-wrong-size': 'Payez exactement le coût, ni plus ni moins.',
  'payment-not-held': 'Tout cela n’est pas sur la tuile ou derrière votre paravent.',
  'payment-wrong-kinds': 'Cela ne couvre pas le coût.',
  'payment-ambiguous': 'Il y a plusieurs façons de payer : choisissez-en une.',

  'boat-not-free': 'Ce bateau est déjà pris.',

  'no-such-tile-to-place': 'Vous n’avez pas cette tuile à poser.',
  'malformed-rotation': 'Une tuile peut être tournée de six façons.',
  'not-adjacent': 'Une nouvelle tuile doit toucher votre village.',
  'spot-taken': 'Il y a déjà une tuile à cet endroit.',
  'edges-differ': 'Les bords ne correspondent pas : route contre route, champ contre champ, eau contre eau.',

  'no-such-field': 'Ce champ n’existe pas dans votre village.',
  'no-waiting-animal': 'Aucun animal de cette espèce n’attend de champ.',
  'wrong-field-for-animal':
    'Il doit aller dans un champ de la tuile d’où il vient, sans animaux d’une autre espèce.',
  'same-field': 'Choisissez un autre champ.',
  'no-animal-in-field': 'Il n’y a pas d’animal de cette espèce dans ce champ.',
  'field-holds-other-kinds': 'Il ne peut pas s’arrêter dans un champ où se trouve une autre espèce.',
  'field-too-far': 'Ce champ est trop loin pour les points de déplacement qui vous restent.',
  'no-wheat': 'Vous n’avez pas de blé.',
  'no-newborn-left': 'Il ne reste plus de petits de cette espèce à placer.',
  'field-does-not-breed': 'Plus aucun petit ne peut naître dans ce champ.',
};
