import type { PrivacyWords } from '../en/privacy.ts';

export const privacy: PrivacyWords = {
  title: 'Vie privée',
  parts: [
    {
      heading: 'Ce qui est enregistré',
      text: [
        'Votre nom, votre langue et vos réglages. Pour les comptes, aussi un mot de passe, sous forme d’empreinte salée que l’on ne peut inverser, et une adresse e-mail si vous en donnez une.',
        'Les parties que vous jouez, coup par coup, ce que vous dites aux tables, vos résultats et votre classement.',
        'Les personnes que vous avez rendues muettes, vos signalements, les appareils qui reçoivent des notifications et les noms de vos jetons d’API.',
      ],
    },
    {
      heading: 'Ce qui ne l’est pas',
      text: [
        'Pas de publicité, pas de pistage, pas de statistiques sur ce que vous regardez. Les pages ne chargent rien d’autres serveurs.',
        'Votre adresse réseau est gardée en mémoire un court moment, pour freiner les abus. Elle n’est pas enregistrée avec votre compte.',
      ],
    },
    {
      heading: 'Le cookie',
      text: [
        'Un seul cookie dit au serveur que c’est vous. Il dure 180 jours après votre dernière visite et ne sert à rien d’autre ; c’est pourquoi on ne vous demande rien.',
      ],
    },
    {
      heading: 'Qui voit quoi',
      text: [
        'Tout le monde : votre nom, votre classement, vos statistiques et votre place aux tables publiques. Les personnes à une table : ce que vous y dites.',
        'Quand une partie est terminée, quiconque peut voir la table peut la télécharger, pièces cachées comprises.',
        'Les opérateurs de ce serveur peuvent voir ce qui est enregistré et lisent les signalements. Ce qu’ils font est noté.',
      ],
    },
    {
      heading: 'Autres intervenants',
      text: [
        'Si vous activez les notifications, le service de votre navigateur les transporte, chiffrées de sorte qu’il ne peut les lire. Si vous donnez une adresse e-mail, les messages passent par le serveur de courrier de l’opérateur.',
      ],
    },
    {
      heading: 'Combien de temps',
      text: [
        'Les invités qui ne reviennent pas sont oubliés après quelques semaines (60 jours, sauf autre choix de l’opérateur), les tables abandonnées aussi. Les comptes restent jusqu’à leur suppression.',
      ],
    },
    {
      heading: 'Ce que vous pouvez faire',
      text: [
        'Sur la page « Moi », vous pouvez télécharger tout ce qui est enregistré sur vous et supprimer votre compte. Vos parties restent pour les autres ; votre nom, votre adresse, vos réglages et ce qui vous identifierait disparaissent.',
      ],
    },
  ],
};
