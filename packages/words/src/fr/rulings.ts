import type { Rulings } from '../en/rulings.ts';

export const rulings: Rulings = {
  whose: {
    question: 'Les autres joueurs peuvent-ils activer cette tuile ?',
    answer:
      'Oui. Chacun peut l’activer, au marché ou dans n’importe quel village (USE-1). À la fin de la saison, ses ouvriers vont au propriétaire du village (END-4) ou, au marché, au joueur qui gagne la tuile (END-3).',
  },
  resources: {
    question: 'Où vont les ressources ?',
    answer:
      'Sur cette tuile si elle est dans votre village. Du marché ou d’un autre village, elles vont sur votre maison (USE-6).',
  },
  empty: {
    question: 'Peut-on activer la tuile si la réserve est vide ?',
    answer: 'Oui. On prend ce qu’il y a ; ce qui manque n’est pas compensé plus tard (USE-5, USE-10).',
  },
  choice: {
    question: 'Peut-on choisir quelque chose qui est épuisé ?',
    answer:
      'Non. On choisit parmi ce qui est dans la réserve ; s’il n’y a rien, on ne gagne rien. La face améliorée donne tout, dans la limite de la réserve (USE-10).',
  },
  payWorker: {
    question: 'Peut-on payer avec les ouvriers placés ici ?',
    answer:
      'Non (USE-5). On paie avec un ouvrier de derrière l’écran ou avec un groupe perdant entier, qui compte pour un ouvrier quelle que soit sa taille. Si le prix demande une couleur, l’ouvrier ou le groupe doit l’avoir (USE-8).',
  },
  paySkill: {
    question: 'Quand paie-t-on la compétence ?',
    answer: 'Avant de prendre ou de tirer quoi que ce soit. Elle va face cachée dans la pile (USE-9).',
  },
  payHeld: {
    question: 'Peut-on tirer ce qu’on vient de payer ?',
    answer: 'Non. Sur cette tuile, le paiement n’est remis qu’une fois le gain tiré (USE-9).',
  },
  green: {
    question: 'Et s’il n’y a plus d’ouvriers verts dans la réserve ?',
    answer: 'Vous n’en recevez pas. On n’en prend pas dans le sac à la place (USE-7).',
  },
  bag: {
    question: 'Quelles couleurs reçoit-on ?',
    answer: 'Elles sont tirées du sac au hasard (USE-7). Les autres joueurs ne les voient pas (SECRET-2).',
  },
  skills: {
    question: 'Peut-on choisir les compétences ?',
    answer: 'Non. Elles sont tirées de la pile au hasard et vont derrière votre écran (USE-7).',
  },
  carryWhere: {
    question: 'Dans quel village transporte-t-on et améliore-t-on ?',
    answer: 'Toujours dans le sien, même si cette tuile est au marché ou dans un autre village (MOVE-1).',
  },
  carryOrder: {
    question: 'Peut-on transporter, améliorer, puis transporter encore ?',
    answer:
      'Oui. Pas et améliorations se font dans n’importe quel ordre, et rien n’oblige à tout utiliser (MOVE-5).',
  },
  carrySelf: {
    question: 'Améliorer cette tuile pendant qu’on l’active, est-ce utile tout de suite ?',
    answer:
      'Non. Les nombres sont fixés au début de l’activation (MOVE-5). La prochaine activation donne ce que montre la face améliorée (USE-11).',
  },
  upgradeResources: {
    question: 'Où doivent se trouver les ressources pour l’améliorer ?',
    answer: 'Sur cette tuile. L’or peut remplacer toute autre ressource (MOVE-4).',
  },
  upgradeGold: {
    question: 'Une autre ressource peut-elle remplacer l’or de l’amélioration ?',
    answer:
      'Non, sauf si vous possédez le bateau d’été 3a (MOVE-8). L’or doit se trouver sur cette tuile (MOVE-4).',
  },
  upgradeSkills: {
    question: 'D’où viennent les compétences pour l’améliorer ?',
    answer: 'De derrière votre écran. Elles ne se transportent jamais (MOVE-4).',
  },
  upgradeUses: {
    question: 'Et si on l’améliore après une activation ?',
    answer:
      'Les ouvriers restent, la limite de six aussi. Les activations suivantes donnent ce que montre la face améliorée (USE-11).',
  },
  yard: {
    question: 'Peut-on y apporter des ressources à la fin de la partie ?',
    answer:
      'Non, seulement par transport pendant une saison. L’or posé ici peut remplacer la ressource. Ce qui s’y trouve peut compter ailleurs à la place, mais jamais deux fois (SCORE-2).',
  },
  pointsOnly: {
    question: 'Peut-on activer cette tuile ?',
    answer:
      'Non, elle ne fait que rapporter des points (USE-1). On peut miser dessus (BID-1) et l’améliorer (MOVE-3).',
  },
  winterUse: {
    question: 'Peut-on activer ou améliorer cette tuile ?',
    answer: 'Non. Une tuile d’hiver ne peut être ni activée (USE-1) ni améliorée (MOVE-3).',
  },
  winterOffer: {
    question: 'La tuile est-elle à vous si vous la mettez en jeu ?',
    answer:
      'Non. Toutes les tuiles choisies sont mélangées et chacun peut y miser. Qui a choisi laquelle reste secret (SEA-4).',
  },
  sets: {
    question: 'Une série incomplète rapporte-t-elle des points ?',
    answer: 'Non. Seules comptent les séries complètes, autant qu’il y en a (SCORE-3).',
  },
  once: {
    question: 'Une pièce peut-elle compter sur deux tuiles ?',
    answer:
      'Non. Chaque pièce compte une fois (SCORE-3). La meilleure répartition est calculée pour vous (SCORE-14).',
  },
  goldInSet: {
    question: 'L’or compte-t-il ici ?',
    answer:
      'Oui, à la place de toute ressource. L’or qui compte ici ne rapporte pas en plus son propre point (SCORE-4).',
  },
  goldAlone: {
    question: 'L’or compté ici rapporte-t-il aussi son propre point ?',
    answer: 'Non. Ce point est réservé à l’or qui ne compte pas ailleurs (SCORE-4).',
  },
  chosenKind: {
    question: 'Quand choisit-on la sorte ?',
    answer:
      'Au décompte final, pour chaque tuile à part (SCORE-6). La meilleure est choisie pour vous (SCORE-14).',
  },
  notGold: {
    question: 'L’or peut-il être la sorte choisie ?',
    answer: 'Non, seulement le bois, la pierre ou le fer (SCORE-6).',
  },
  single: {
    question: 'Ses points dépendent-ils de quelque chose ?',
    answer: 'Non. Son propriétaire marque les points imprimés (SCORE-1), une fois (SCORE-3).',
  },
  boatGoods: {
    question: 'Garde-t-on le bateau qu’on choisit ?',
    answer:
      'Au printemps, en été et en automne, on ne prend que ses ouvriers et ses compétences (END-5). En hiver, on prend le bateau lui-même (END-7) et on le pose dans son village (END-9).',
  },
  boatShort: {
    question: 'Et s’il n’y a pas assez d’ouvriers dans le sac ?',
    answer:
      'On les distribue aux bateaux un à un, dans un ordre fixe, jusqu’à ce que le sac soit vide (SEA-3).',
  },
  boatPlayers: {
    question: 'Ce bateau est-il toujours en jeu ?',
    answer:
      'Non. Il faut le nombre de joueurs qu’il indique. Il y a autant de bateaux que de joueurs (SET-5).',
  },
  capacity: {
    question: 'Qu’est-ce qui compte comme capacité de transport ?',
    answer:
      'Tous les nombres de transport visibles dans votre village, maison comprise. Le bateau d’été 2b les double. Le blé ne compte jamais (SCORE-7).',
  },
  loop: {
    question: 'La boucle peut-elle traverser une tuile deux fois ?',
    answer:
      'Oui, mais la tuile compte une fois, et aucune liaison entre deux tuiles ne sert deux fois. Sans boucle, pas de points (SCORE-8).',
  },
  river: {
    question: 'Quels bateaux comptent ?',
    answer:
      'Tous les bateaux reliés par l’eau à l’eau de votre maison, bateaux d’été et celui-ci compris (SCORE-9).',
  },
  flip: {
    question: 'L’amélioration gratuite change-t-elle le village ?',
    answer: 'Non, seulement le score. La tuile qui rapporte le plus est choisie pour vous (SCORE-10).',
  },
  idle: {
    question: 'Quels ouvriers comptent ?',
    answer: 'Tous vos ouvriers qui ne comptent sur aucune autre tuile (SCORE-11).',
  },
  turnOnce: {
    question: 'Et si on gagne plusieurs tuiles d’ordre du tour ?',
    answer:
      'On choisit un seul bateau, à son plus petit numéro (END-5). En hiver, on reçoit aussi toutes celles qu’on a gagnées (END-7).',
  },
  turnAdjacent: {
    question: 'Une tuile peut-elle compter pour deux tuiles d’ordre du tour ?',
    answer: 'Oui. Une tuile adjacente aux deux compte pour chacune (SCORE-12).',
  },
  turnStart: {
    question: 'Et s’il n’y a pas de mise dessus ?',
    answer:
      'L’ancien premier joueur compte pour le choix des bateaux, puis le marqueur passe au joueur suivant (END-6). En hiver, le marqueur ne compte alors pas (END-7).',
  },
  turnGives: {
    question: 'Quand reçoit-on ce qu’elle donne ?',
    answer:
      'Quand on prend son bateau, en hiver aussi. Les animaux vont dans des prés de la maison (FARM-11).',
  },
  abilityWorker: {
    question: 'Faut-il y placer des ouvriers ?',
    answer:
      'Non. La capacité n’est qu’à vous dès que vous gagnez la tuile, où que vous agissiez (BID-0). On ne peut pas l’activer comme d’autres tuiles (USE-1).',
  },
  boatSide: {
    question: 'Quelle face compte ?',
    answer:
      'L’une des deux, au hasard, pour toute la partie. La tuile n’est jamais retournée (SET-9, MOVE-3).',
  },
  bonus: {
    question: 'Reçoit-on quelque chose dans la saison où on le gagne ?',
    answer: 'Oui. Les tuiles sont prises avant le choix des bateaux (END-8).',
  },
  terrain: {
    question: 'Face 2a : les ressources peuvent-elles franchir l’eau ?',
    answer:
      'Non. Aucun des bords adjacents ne doit être de l’eau ; route contre champ convient (MOVE-6). Les tuiles posées n’ont pas besoin de correspondre, celle-ci non plus (END-10).',
  },
  double: {
    question: 'Face 2b : le blé est-il doublé aussi ?',
    answer:
      'Non, seulement les nombres de points de transport et d’améliorations (MOVE-7). Le bateau Keyflower compte double lui aussi (SCORE-7).',
  },
  anyCost: {
    question: 'Face 3a : peut-on payer un coût en or avec d’autres ressources ?',
    answer: 'Oui, une pour une (MOVE-8).',
  },
  anyScore: {
    question: 'Face 3b : une ressource peut-elle rapporter un point comme or ?',
    answer: 'Oui. Au décompte, chaque ressource peut compter comme or (SCORE-13).',
  },
  otherColour: {
    question: 'Face 4a : où peut-on miser dans une autre couleur ?',
    answer:
      'Sur les tuiles du marché où un autre joueur a misé et où la couleur est le bleu, le rouge ou le jaune, jamais sur une tuile d’ordre du tour. Le vert est permis. Pour les autres joueurs, la couleur ne change pas (BID-8).',
  },
  standsUp: {
    question: 'Face 4a : quand une mise couchée se relève-t-elle ?',
    answer:
      'Quand il ne reste là ni mise debout d’un autre joueur ni ouvrier d’une activation. Sa couleur devient alors celle de la tuile (BID-9).',
  },
  mixed: {
    question: 'Face 4b : peut-on mélanger les couleurs sur une tuile sans ouvriers ?',
    answer: 'Non, la règle normale s’y applique : une seule couleur (USE-4).',
  },
  sharing: {
    question: 'Face 5a : les animaux qui partagent un pré se reproduisent-ils ?',
    answer:
      'Oui, s’il y en a deux ou plus d’une espèce, dès la saison où vous gagnez le bateau (FARM-9, FARM-10).',
  },
  wheatScore: {
    question: 'Face 5b : le blé peut-il remplacer l’or ?',
    answer: 'Oui, au décompte, et toute ressource peut remplacer le blé ; une fois par pièce (FARM-16).',
  },
  homeFields: {
    question: 'Combien de prés a une maison ?',
    answer: 'Cinq, tous adjacents entre eux. Son eau ne sépare rien (FARM-3, FARM-7).',
  },
  animalField: {
    question: 'Où va l’animal ?',
    answer:
      'Dans un pré de cette tuile si elle est dans votre village, sinon dans un pré de votre maison. Il ne doit pas s’y trouver d’autre espèce. Sans un tel pré, vous ne recevez pas d’animal (FARM-6).',
  },
  breeding: {
    question: 'Combien d’animaux naissent dans un pré ?',
    answer:
      'Un à la fin du printemps, de l’été et de l’automne, s’il y en a deux ou plus d’une espèce et aucun d’une autre (FARM-10).',
  },
  wheatUse: {
    question: 'À quoi sert le blé ?',
    answer:
      'Pendant un transport, chaque blé dépensé donne un point de transport de plus (FARM-8). La Boulangerie et le Grenier à blé le comptent (FARM-15).',
  },
  wheatNow: {
    question: 'Peut-on dépenser le blé dans la même activation ?',
    answer: 'Oui, aussitôt (FARM-8).',
  },
  fieldOnce: {
    question: 'Plus d’animaux dans un pré rapportent-ils plus ?',
    answer:
      'Non. Chaque pré compte une fois par espèce, avec les points de cette tuile au lieu des points habituels. Un pré avec plusieurs espèces compte pour chacune (FARM-12).',
  },
  sheepHere: {
    question: 'Le pré des moutons comptés ici rapporte-t-il aussi ?',
    answer:
      'Pas grâce à ces moutons ; un autre mouton du pré peut le faire compter. La meilleure répartition est choisie pour vous (FARM-13).',
  },
  hillside: {
    question: 'La tuile se compte-t-elle elle-même ?',
    answer:
      'Non, seulement les autres tuiles sur lesquelles s’étend son pré, de toute sorte, chacune une fois (FARM-14).',
  },
  bakery: {
    question: 'Le blé peut-il être aussi la ressource d’une série ?',
    answer: 'Seulement avec le bateau d’été 5b. Sinon, le blé n’est pas une ressource (FARM-16).',
  },
  granary: {
    question: 'Un seul blé rapporte-t-il des points ?',
    answer: 'Non, il en faut deux à chaque fois (FARM-15).',
  },
};
