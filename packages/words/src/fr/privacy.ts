import type { PrivacyWords } from '../en/privacy.ts';

export const privacy: PrivacyWords = {
  title: 'Vie privée',
  parts: [
    {
      heading: 'Ce qui est enregistré',
      text: [
        'Votre nom, votre langue et vos réglages. Pour les comptes, aussi un mot de passe, sous forme d’empreinte salée irréversible, et une adresse e-mail si vous en donnez une.',
        'Les parties que vous jouez, coup par coup, ce que vous écrivez dans les discussions, vos résultats et votre classement, et, pour les statistiques, des sommes sur vos parties terminées.',
        'Les joueurs que vous avez mis en sourdine, vos signalements, les appareils qui reçoivent des notifications et les noms de vos jetons d’API.',
      ],
    },
    {
      heading: 'Ce qui n’est pas enregistré',
      text: [
        'Pas de publicité, pas de pistage, pas de statistiques sur les pages que vous consultez. Les pages ne chargent rien depuis d’autres serveurs.',
        'Votre adresse IP est gardée en mémoire un court moment pour limiter les abus. Elle n’est pas enregistrée avec votre compte.',
      ],
    },
    {
      heading: 'Le cookie',
      text: [
        'Un seul cookie vous identifie auprès du serveur. Il dure 180 jours après votre dernière visite et ne sert à rien d’autre ; c’est pourquoi il n’y a pas de bandeau.',
        'Votre navigateur garde aussi, pour ce site seul : les préférences de cet appareil, les parties que vous y jouez et les fichiers de l’application, pour qu’elle démarre hors connexion.',
      ],
    },
    {
      heading: 'Qui voit quoi',
      text: [
        'Tout le monde : votre nom, votre classement et vos résultats, les statistiques de vos parties terminées aux tables publiques et votre place à ces tables. Les statistiques communes comptent aussi les parties des tables privées, mais seulement plusieurs à la fois.',
        'Toutes les personnes à une table : ce que vous y écrivez.',
        'Quand une partie est terminée, toute personne qui a accès à la table peut la télécharger, pièces cachées comprises.',
        'Les opérateurs de ce serveur peuvent voir les données enregistrées et lisent les signalements. Leurs actions sont consignées.',
      ],
    },
    {
      heading: 'Tiers',
      text: [
        'Les notifications passent par le service de votre navigateur, chiffrées de sorte qu’il ne peut pas les lire. Les e-mails passent par le serveur de messagerie de l’opérateur.',
      ],
    },
    {
      heading: 'Combien de temps',
      text: [
        'Les données des invités qui ne reviennent pas sont supprimées après 60 jours, sauf autre réglage de l’opérateur ; de même pour les tables abandonnées. Les comptes restent jusqu’à leur suppression.',
      ],
    },
    {
      heading: 'Ce que vous pouvez faire',
      text: [
        'Sur la page « Compte », vous pouvez télécharger toutes vos données et supprimer votre compte. Vos parties restent visibles pour les autres joueurs ; votre nom, votre adresse, vos réglages et tout ce qui vous identifie sont supprimés.',
      ],
    },
  ],
};
