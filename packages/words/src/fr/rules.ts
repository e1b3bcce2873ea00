import type { RulesWords } from '../en/rules.ts';
import { form } from './grammar.ts';

export const rules: RulesWords = {
  title: 'Règles',
  intro:
    'Les règles telles qu’on les joue ici, avec nos propres mots. Chacune porte un numéro, que la table indique quand une action est impossible. « Notre décision » signale ce que les règles imprimées laissent ouvert, ou ne disent pas de la même façon dans toutes les langues.',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: (n) =>
    n === 0 ? 'Aucune règle ne dit cela.' : `${n} ${form(n, 'règle trouvée', 'règles trouvées')}`,
  unknown: (id) => `Il n’y a pas de règle ${id}. Les voici toutes.`,
  chapters: [
    {
      id: 'SET',
      title: 'Mise en place',
      rules: {
        'SET-1': 'On joue de 2 à 6, assis en cercle. « Suivant » veut toujours dire : dans le sens horaire.',
        'SET-2':
          'Le sac contient 40 ouvriers bleus, 40 rouges et 40 jaunes. Les 20 ouvriers verts attendent dans une réserve visible, hors du sac.',
        'SET-3':
          'La réserve compte 48 or, 24 fer, 24 pierre et 24 bois. 16 enclumes, 16 pioches et 16 scies forment une pile de savoir-faire, face cachée.',
        'SET-4':
          'Chacun tire 8 ouvriers du sac, les garde cachés derrière son paravent et reçoit une maison au hasard. Le plus petit numéro de maison désigne le premier joueur, qui reçoit le marqueur violet.',
        'SET-5':
          'Il y a autant de bateaux que de joueurs : chaque bateau demande un nombre minimal de joueurs, et tous ceux pour lesquels on est assez nombreux servent. Ils portent les marchandises du printemps : des ouvriers du sac, et des savoir-faire de la pile, face visible.',
        'SET-6':
          'Les tuiles d’ordre du tour en jeu sont celles prévues pour le nombre de joueurs : 1 à deux joueurs, 2 à trois, 3 à quatre, 4 à cinq ou six. Celle qui porte le plus grand numéro montre le marqueur du premier joueur.',
        'SET-7':
          'À chaque saison, 6, 7, 8, 9 ou 10 tuiles de village arrivent au marché, à 2, 3, 4, 5 ou 6 joueurs. Elles sont tirées au hasard parmi celles de la saison ; les autres quittent la partie sans avoir été vues.',
        'SET-8':
          'Chacun reçoit des tuiles d’hiver, cachées : 3 de deux à quatre joueurs, 2 à cinq ou six. Avec The Farmers, une de plus : 4 ou 3.',
        'SET-9':
          'Un bateau d’été qui est tiré montre l’une de ses faces, a ou b, au hasard, et la garde toute la partie.',
        'SET-10':
          'Une graine décide de tout le hasard. Les mêmes options, la même graine et les mêmes actions donnent exactement la même partie, sur tout appareil.',
      },
    },
    {
      id: 'SEA',
      title: 'Une saison commence',
      rules: {
        'SEA-1': 'Les saisons viennent dans cet ordre : printemps, été, automne, hiver.',
        'SEA-2':
          'L’été et l’automne commencent avec de nouvelles marchandises sur les bateaux et de nouvelles tuiles de village au marché.',
        'SEA-3':
          'Si le sac ne suffit pas pour les bateaux, les ouvriers sont distribués un à un aux bateaux dans cet ordre : Keyflower, Sea Bastion, Sea Breese, Flipper, Ianvincible, White Wind, tour après tour, jusqu’à ce que le sac soit vide ; aucun bateau ne reçoit plus que son nombre. Notre décision : la pile de savoir-faire se distribue de même.',
        'SEA-4':
          'L’hiver n’apporte pas de marchandises. Chacun choisit, en secret et en même temps, au moins une de ses tuiles d’hiver. Toutes les tuiles choisies sont mélangées et forment le marché. Quand tous ont choisi, on sait combien de tuiles chacun a proposées, mais jamais qui a proposé laquelle, pas même par l’ordre du marché. Les tuiles qui n’ont pas été choisies quittent la partie sans être vues.',
      },
    },
    {
      id: 'TURN',
      title: 'Tours',
      rules: {
        'TURN-1':
          'À partir du premier joueur et dans le sens horaire, chacun fait une action : miser, utiliser une tuile ou passer. Tous les ouvriers d’une action vont au même endroit.',
        'TURN-2':
          'Les actions d’une saison se terminent quand tous les joueurs ont passé l’un après l’autre. Tant que ce n’est pas arrivé, qui a passé peut agir de nouveau à un tour suivant.',
        'TURN-3': 'Passer est toujours possible. Si rien d’autre ne l’est, passer est la seule action.',
      },
    },
    {
      id: 'BID',
      title: 'Mises',
      rules: {
        'BID-0':
          'Une mise est gagnante tant qu’aucune autre sur cette tuile n’est plus forte, ouvriers couchés compris ; sinon elle est perdante. Deux mises sur une tuile ne sont jamais égales. La capacité d’un bateau d’été n’appartient qu’à son propriétaire, dès qu’il est gagné (END-3), où que celui-ci agisse, sans y placer d’ouvrier.',
        'BID-1':
          'On peut miser sur toute tuile du marché – tuile de village, bateau d’été ou tuile d’hiver – et sur toute tuile d’ordre du tour. Jamais sur les bateaux, ni sur les tuiles d’un village.',
        'BID-2':
          'Les ouvriers viennent de derrière votre paravent, de vos mises perdantes ailleurs, ou des deux. Une mise perdante se déplace en entier : un groupe ne se divise jamais. Plusieurs groupes et des ouvriers du paravent peuvent s’unir en une action ; ils forment dès lors un seul groupe. Au moins un ouvrier doit se déplacer. Votre mise perdante sur la tuile même où vous misez y reste et compte ; ce n’est pas un groupe à déplacer.',
        'BID-3': 'Tous les ouvriers de votre mise sur une tuile sont d’une seule couleur.',
        'BID-4':
          'Ce doit être la couleur des ouvriers déjà debout à cette tuile, dans des mises ou des utilisations. S’il n’y en a pas, le premier ouvrier décide de la couleur.',
        'BID-5':
          'Après votre action, votre mise doit être plus forte que toute autre sur cette tuile. Vous pouvez renforcer une de vos mises gagnantes. Vous ne pouvez compléter une mise perdante que si elle devient la plus forte.',
        'BID-6':
          'Il n’y a pas de maximum. Une mise gagnante ne peut être ni déplacée ni réduite. Les ouvriers ne retournent jamais derrière le paravent pendant la saison.',
        'BID-7': 'Le vert est une couleur comme les autres : il ne remplace rien.',
        'BID-8':
          'Bateau d’été 4a : là où un autre joueur a misé sur une tuile du marché (pas sur une tuile d’ordre du tour) et où la couleur debout est le bleu, le rouge ou le jaune, le propriétaire du bateau peut miser dans une seule autre couleur quelconque, vert compris. Ces ouvriers se couchent. Tous les autres suivent encore la couleur debout. La mise du propriétaire sur une tuile reste d’une seule couleur : s’il en a déjà une, on ne peut y ajouter que sa couleur. Une mise couchée peut toujours être renforcée dans sa propre couleur. Un groupe couché qui va ailleurs se relève, sauf s’il y rompt aussi la couleur selon cette règle. Les utilisations n’en font pas partie : elles suivent la couleur debout.',
        'BID-9':
          'Bateau d’été 4a : quand, après une action entière, paiements compris, il ne reste à cette tuile ni mise debout d’un autre joueur ni ouvrier d’une utilisation, la mise couchée se relève et sa couleur devient celle de la tuile.',
      },
    },
    {
      id: 'USE',
      title: 'Utiliser les tuiles',
      rules: {
        'USE-1':
          'On peut utiliser les tuiles qui ont un effet, dans tout village, le sien ou celui d’un autre, et, sauf en hiver, au marché. Les bateaux, les bateaux d’été, les tuiles d’ordre du tour et les tuiles d’hiver ne s’utilisent pas, ni les tuiles qui ne font que marquer : Grange, Forgeron, Dépôt de pierre, Dépôt de bois, Forge, Orfèvre, Scierie, Sculpteur, Puits, Abri à moutons.',
        'USE-2':
          'La première utilisation d’une tuile dans une saison demande au moins 1 ouvrier, chaque suivante au moins un de plus que la précédente. Une tuile accueille au plus 6 ouvriers par saison. On peut en placer plus que nécessaire.',
        'USE-3':
          'Couleurs et ouvriers se choisissent comme pour les mises (BID-2, BID-4) : une seule couleur, et les groupes perdants se déplacent en entier. Un groupe qui dépasserait la limite de 6 ou romprait la couleur ne peut pas servir. Votre mise perdante sur la tuile même peut y être déplacée pour l’utiliser.',
        'USE-4':
          'Bateau d’été 4b : si une tuile a déjà des ouvriers, dans des mises ou des utilisations, le propriétaire du bateau peut l’utiliser avec n’importe quel mélange de couleurs. Les ouvriers d’une autre couleur que celle qui est debout se couchent, ceux de cette couleur restent debout. Tous comptent pour les six, et pour « un de plus que la dernière fois ». Des groupes de couleurs différentes peuvent s’unir. Sur une tuile encore libre, la règle normale s’applique.',
        'USE-5':
          'Une utilisation que l’on ne peut pas payer est impossible. On en juge après avoir placé les ouvriers : ceux-ci ne peuvent pas payer. Une utilisation qui donne peu ou rien est possible (réserve vide, pas de champ libre, rien à déplacer) : on prend ce qu’il y a.',
        'USE-6':
          'Les ressources d’une tuile de votre village arrivent sur cette tuile. Venues d’ailleurs, elles arrivent sur votre maison.',
        'USE-7':
          'Les ouvriers au hasard viennent du sac, les verts seulement de la réserve verte ; mais des verts retournés dans le sac peuvent en être tirés par hasard. Les savoir-faire se tirent au hasard de la pile. Tout va derrière votre paravent.',
        'USE-8':
          'Un ouvrier que l’on paie vient de derrière le paravent et va dans le sac. Un de vos groupes perdants entiers peut payer aussi ; il compte pour un ouvrier, quelle que soit sa taille. Si le prix demande une couleur, le groupe doit avoir cette couleur.',
        'USE-9':
          'On choisit toujours le paiement et on le met de côté avant de tirer quoi que ce soit. Un savoir-faire payé va face cachée dans la pile, un ouvrier payé dans le sac, avant le gain ; à la Foire d’embauche et à la Taverne seulement après, pour qu’on ne puisse pas le retirer.',
        'USE-10':
          'Atelier et Cour de ferme : le recto donne une des choses montrées, au choix, si elle est dans la réserve (s’il n’y en a aucune : pas de choix, pas de gain). Le verso les donne toutes, dans la limite de la réserve. On tire ce qu’il y a : rien n’est complété, rien n’est dû.',
        'USE-11':
          'Une tuile améliorée pendant une saison garde ses utilisations et sa limite de six. Les utilisations suivantes donnent ce que montre la nouvelle face.',
      },
    },
    {
      id: 'MOVE',
      title: 'Transport et amélioration',
      rules: {
        'MOVE-1':
          'Qui utilise une maison ou une tuile de transport (Écurie, Maréchal-ferrant, Charron, Enclos), dans n’importe quel village ou au marché, peut transporter et améliorer, toujours dans son propre village.',
        'MOVE-2':
          'Un point de transport déplace une ressource vers une tuile voisine du même village si les deux bords qui se touchent sont des routes. Les points se répartissent librement entre ressources et pas.',
        'MOVE-3':
          'Chaque amélioration retourne une tuile de votre village sur son verso : une tuile de village de printemps, d’été ou d’automne, ou la maison, si elle n’est pas encore améliorée. Jamais les bateaux d’été, les bateaux, les tuiles d’ordre du tour ni les tuiles d’hiver.',
        'MOVE-4':
          'Les ressources du prix doivent se trouver sur cette tuile ; les savoir-faire viennent de derrière votre paravent. Tout retourne à la réserve et à la pile. L’or remplace toute autre ressource, mais là où il faut de l’or, seul l’or convient (MOVE-8 lève cela). On paie le nombre exact, pas plus ; là où toute sorte est admise, chaque pièce se choisit librement. Le reste demeure sur la tuile – ressources, ouvriers, animaux –, tout comme son orientation et ses bords.',
        'MOVE-5':
          'Notre décision : pas et améliorations se font dans n’importe quel ordre, même mêlés, et rien n’est obligatoire. Leur nombre est fixé au début de l’utilisation : retourner la tuile que l’on utilise n’y change rien cette fois.',
        'MOVE-6':
          'Bateau d’été 2a : les ressources passent aussi entre deux tuiles voisines quand aucun des bords qui se touchent n’est de l’eau ; route contre champ convient. À l’intérieur d’une tuile, rien ne les arrête. Les tuiles posées n’ont pas besoin de correspondre (END-10).',
        'MOVE-7':
          'Bateau d’été 2b : les nombres de points de transport et d’améliorations sont doublés pour son propriétaire, quelle que soit la tuile utilisée. Le blé n’est pas doublé.',
        'MOVE-8':
          'Bateau d’été 3a : pour améliorer, toute ressource en remplace une autre, une pour une, or compris.',
        'MOVE-9': 'Quand un prix peut se payer de plusieurs façons, vous choisissez.',
      },
    },
    {
      id: 'END',
      title: 'Une saison se termine, dans cet ordre',
      rules: {
        'END-1': 'Les mises perdantes retournent derrière le paravent de leurs propriétaires.',
        'END-2':
          'Les tuiles du marché sur lesquelles personne n’a misé quittent la partie. Leurs ouvriers vont dans le sac, les verts aussi.',
        'END-3':
          'Qui gagne une tuile du marché la prend, et prend derrière son paravent les ouvriers qui l’ont utilisée, debout ou couchés, quel que soit celui qui les a placés. Toutes les mises gagnantes, celles sur les tuiles d’ordre du tour aussi, vont dans le sac, verts compris, avant tout tirage. Du printemps à l’automne, les tuiles d’ordre du tour restent en place.',
        'END-4':
          'Chacun prend derrière son paravent tous les ouvriers des tuiles de son village, debout ou couchés, quel que soit celui qui les a placés.',
        'END-5':
          'Printemps, été, automne : les bateaux sont vidés dans cet ordre : d’abord les gagnants de l’ordre du tour 1, 2, 3 et 4 (chacun choisit une fois, à sa première), puis les joueurs qui n’en ont pas, dans le sens horaire à partir du premier joueur. Chacun doit choisir un bateau que personne n’a encore choisi, et prend ses ouvriers et ses savoir-faire.',
        'END-6':
          'Le premier joueur change au moment où la tuile d’ordre du tour qui porte son marqueur est résolue : « à partir du premier joueur » dans END-5 désigne le nouveau. Si personne n’a misé sur elle, l’ancien sert pour END-5, puis le marqueur passe au joueur suivant dans le sens horaire.',
        'END-7':
          'Hiver : l’ordre est le même, mais chacun prend une tuile de bateau, et les gagnants prennent aussi toutes les tuiles d’ordre du tour qu’ils ont gagnées. Qui gagne la tuile du premier joueur tient le marqueur violet pour le décompte. Si personne ne l’a gagnée, le marqueur passe tout de même, mais ne compte pour personne. Notre décision : il compte pour celui dont la mise a gagné cette tuile, non pour celui à qui le marqueur est passé. Les tuiles d’ordre du tour sans mise quittent la partie.',
        'END-8':
          'Les bateaux d’été 1a, 1b, 6a et 6b paient leur propriétaire au choix des bateaux, en été, en automne et en hiver, même dans la saison où ils viennent d’être gagnés : les tuiles sont prises avant, dans END-3.',
        'END-9':
          'Ensuite, chacun pose toutes les tuiles qu’il vient de prendre ; en hiver, aussi celles de bateau et d’ordre du tour. Tous le font en même temps : personne n’attend les autres ni ne voit leurs tuiles avant que tous aient fini. Aucun hasard ne dépend de qui finit le premier. On voit qui a fini.',
        'END-10':
          'Une tuile se pose à côté d’au moins une tuile du village, dans l’une de six orientations. Vous choisissez l’ordre de vos tuiles. Les bords qui se touchent doivent toujours être pareils : route contre route, champ contre champ, eau contre eau. Le bateau d’été 2a lève cela pour toute tuile posée dès qu’on le possède ; notre décision : pour sa propre pose aussi.',
        'END-11':
          'On doit poser une tuile tant que l’une des siennes a un emplacement où elle convient. Si aucune n’en a, le reste est mis de côté : hors de la partie, sans capacité ni points (notre décision). On peut choisir un ordre qui laisse une tuile sans emplacement. Les tuiles ne bougent plus jamais.',
      },
    },
    {
      id: 'SCORE',
      title: 'Décompte',
      rules: {
        'SCORE-1':
          'Les points imprimés sur la face visible : tuiles améliorées, Cléthédrale, Flipper (2), Ianvincible (5).',
        'SCORE-2':
          'Grange, Forgeron, Dépôt de pierre et Dépôt de bois marquent pour chaque ressource voulue qui s’y trouve (la Grange pour toutes). L’or peut la remplacer. On ne peut rien y apporter à la fin de la partie. Ce qui s’y trouve peut compter ailleurs à la place, mais jamais deux fois (notre décision : l’un des textes imprimés dit autre chose).',
        'SCORE-3':
          'Toutes les autres ressources, tous les savoir-faire et tous les ouvriers (tout ce qui est derrière le paravent après END-8) se répartissent librement sur les tuiles à points que l’on possède, chaque pièce une fois au plus. Chaque tuile à points compte autant de séries qu’il y en a, la Cléthédrale une seule fois.',
        'SCORE-4':
          'Chaque or qui ne compte pas ailleurs : 1 point. Dans une série, l’or remplace toute ressource.',
        'SCORE-5':
          'Qui tient le marqueur violet (END-7) le compte comme une pièce de plus, à son choix : un ouvrier de n’importe quelle couleur, un savoir-faire, une ressource de n’importe quelle sorte (comme or qui ne compte pas ailleurs : 1 point ; ou comme une ressource posée sur une tuile à points d’automne, à la valeur de cette tuile) ; avec The Farmers aussi un blé, ou un animal dans n’importe quel champ, vide, occupé ou mêlé (un mouton dans le champ de l’Abri à moutons peut y être compté).',
        'SCORE-6':
          'Moulin à eau (pas pour l’or), Salle communale et Érudit : on choisit une sorte par tuile, et chaque pièce de cette sorte marque.',
        'SCORE-7':
          'Keyflower : la somme de tous les nombres de transport visibles dans le village, maison comprise, doublée par le bateau d’été 2b. Le blé ne compte jamais.',
        'SCORE-8':
          'Sea Bastion : le plus grand nombre de tuiles différentes sur un circuit le long des routes qui ne prend aucune liaison deux fois (il peut traverser une tuile plusieurs fois). Il faut une route sur les deux bords qui se touchent, même avec le bateau d’été 2a. Sans circuit : 0 point.',
        'SCORE-9':
          'Sea Breese : les bateaux de toute sorte (bateaux d’été et Sea Breese lui-même compris) reliés à l’eau de la maison par une chaîne d’eau ininterrompue. 1, 2, 3, 4, ou 5 et plus donnent 2, 4, 8, 16, 32 points.',
        'SCORE-10':
          'Flipper : son propriétaire peut retourner gratuitement une tuile que l’on peut améliorer. Cela fait partie du décompte : le choix est fait pour vous avec tout le reste (SCORE-14) et se voit sur la feuille de score ; le village reste tel quel.',
        'SCORE-11': 'White Wind : 1 point pour chaque ouvrier qui ne compte pas ailleurs.',
        'SCORE-12':
          'Tuiles d’ordre du tour : 1 point par tuile voisine. Une tuile qui en touche plusieurs compte pour chacune.',
        'SCORE-13':
          'Bateau d’été 3b : au décompte, toute ressource en remplace une autre ; chacune peut compter comme or.',
        'SCORE-14':
          'Les pièces sont réparties pour vous, et de la meilleure façon possible : votre score est le plus haut que puisse donner un choix, marqueur et amélioration gratuite compris. La feuille de score montre chaque ligne : quelle tuile, quelles pièces, combien de points. Entre des répartitions aussi bonnes, une règle fixe décide.',
        'SCORE-15':
          'Le plus de points gagne. En cas d’égalité, le jeu de base connaît plusieurs gagnants (notre décision : les textes imprimés diffèrent). Avec The Farmers, gagne celui des joueurs à égalité qui a choisi plus tôt sa tuile de bateau en hiver.',
      },
    },
    {
      id: 'FARM',
      title: 'The Farmers',
      rules: {
        'FARM-1':
          'The Farmers ajoute 30 blés, 12 vaches, 24 cochons et 32 moutons, et 4 tuiles de printemps, 4 d’été (dont deux bateaux), 4 d’automne et 6 d’hiver. Ses tuiles d’ordre du tour 1 à 3 remplacent celles du jeu de base ; la 4 reste, ne donne rien de plus, et demeure la tuile du premier joueur à cinq ou six.',
        'FARM-2':
          'Mélangé, comme d’habitude : les tuiles de chaque saison sont mêlées. Avec toutes ses tuiles : les quatre tuiles Farmers de la saison sont là, et 2, 3, 4, 5 ou 6 tuiles du jeu de base (de 2 à 6 joueurs) sont tirées pour les compléter ; les tuiles d’hiver sont données parmi les six de The Farmers et 2, 6, 10, 9 ou 12 du jeu de base.',
        'FARM-3':
          'Les routes d’une tuile se rejoignent en son milieu et la découpent en secteurs. Deux routes ou plus font autant de secteurs que de routes ; une route, ou aucune, en fait un seul. Une maison en a cinq : son eau est une impasse et ne sépare rien. La rivière d’une tuile de bateau la coupe en deux.',
        'FARM-4':
          'Chaque bord a deux moitiés. À un bord de route, elles appartiennent aux secteurs à gauche et à droite de la route ; à un bord de champ, toutes deux au secteur qui s’y trouve. Les secteurs de tuiles qui se touchent se joignent moitié à moitié. Un bord d’eau ne joint rien, un coin non plus. Une route qui finit au bord du village garde ses deux côtés séparés. Là où le bateau d’été 2a a mis un bout de route contre un bord de champ, les champs à gauche et à droite de cette route se joignent. Tous les secteurs joints forment un champ.',
        'FARM-5':
          'Les champs ne peuvent que se réunir. Les animaux appartiennent à un champ et peuvent y être n’importe où.',
        'FARM-6':
          'Un animal gagné doit être pris tant que la réserve et un champ le permettent. Il va dans un champ de la tuile d’où il vient (dans votre village) ou de votre maison (s’il vient d’ailleurs), et il ne doit pas s’y trouver d’animal d’une autre sorte. Vous choisissez le champ ; plusieurs animaux peuvent aller dans des champs différents. Sans un tel champ, ou s’il n’y en a plus dans la réserve, pas d’animal ; le reste du gain est à vous quand même. Un champ qui contient plusieurs sortes après une réunion est fermé à tout arrivant jusqu’à ce qu’il n’en reste qu’une (FARM-9 lève cela).',
        'FARM-7':
          'Chaque pas d’un animal vers un champ voisin coûte un point de transport. Deux champs sont voisins s’ils partagent une tuile : les cinq champs d’une maison le sont, et les deux rives d’une tuile de bateau. Traverser un champ où il y a une autre sorte coûte autant, mais aucun animal ne peut s’y arrêter : on le vérifie après le trajet de chaque animal, non à la fin de l’utilisation.',
        'FARM-8':
          'Le blé se garde derrière le paravent. Pendant un transport, chaque blé donné ajoute un point de transport, pour des ressources ou des animaux. Le blé de cette utilisation même (Enclos) peut servir aussitôt. Le blé donné retourne à la réserve. Si la réserve ne suffit pas aux bateaux, on sert dans l’ordre des choix.',
        'FARM-9':
          'Bateau d’été 5a : plusieurs sortes peuvent partager un champ et s’y multiplier. Cela vaut dès END-3, donc aussi pour les arrivants et les petits de cette même saison.',
        'FARM-10':
          'Naissances : à la fin du printemps, de l’été et de l’automne, après END-5 et END-8 et avant END-9 (notre décision pour l’ordre), tout champ avec deux animaux d’une sorte ou plus, et sans autre sorte (le bateau d’été 5a lève ce dernier point), gagne un animal de cette sorte. Ce n’est pas un choix : un petit par sorte et par champ, compté avant toute naissance. Si la réserve d’une sorte ne suffit pas : à partir du nouveau premier joueur, dans le sens horaire, chacun prend tous les siens avant le suivant ; chacun choisit parmi ses champs (notre décision).',
        'FARM-11':
          'Les tuiles d’ordre du tour de The Farmers donnent ce qu’elles montrent, pour chacune gagnée, au choix de bateau du gagnant, en hiver aussi. Leurs animaux (notre décision) et ceux du bateau d’été 6b vont dans des champs de la maison tels qu’ils sont avant END-9, dans l’ordre que choisit le joueur.',
        'FARM-12':
          'Chaque champ avec au moins une vache marque 3 points (avec la Laiterie : 7), avec un cochon 2 (Truffière : 5), avec un mouton 1 (Tisserand : 3). Un champ avec plusieurs sortes marque pour chacune.',
        'FARM-13':
          'Abri à moutons : les moutons de son champ peuvent y être comptés, chacun pour les points montrés. Un mouton compté là ne fait pas en plus marquer le champ. La meilleure répartition est choisie (SCORE-14). Les autres sortes de ce champ marquent comme toujours.',
        'FARM-14':
          'Coteau : 1 point pour chaque autre tuile que touche son champ, de toute sorte, chacune une fois.',
        'FARM-15':
          'Boulangerie : 4 points par série d’une ressource, d’un blé et d’un savoir-faire. Grenier à blé : 3 points pour deux blés.',
        'FARM-16':
          'Bateau d’été 5b : au décompte, le blé remplace toute ressource, or compris, et toute ressource remplace le blé ; une fois par pièce, jamais en chaîne. Sans ce bateau, le blé n’est pas une ressource. Le blé ne se trouve jamais sur une tuile.',
      },
    },
    {
      id: 'VAR',
      title: 'Options',
      rules: {
        'VAR-1':
          'Variante pour experts : sont visibles devant le paravent : les ouvriers des bateaux, des mises perdantes, des tuiles gagnées (notre décision) et de son propre village à la fin d’une saison ; les ouvriers verts qui ne sont pas tirés du sac (ceux de VAR-2 aussi) ; le blé ; et les savoir-faire reçus face visible. Les premiers ouvriers et ceux tirés du sac (Estaminet, Brasseur, Auberge, Taverne, bateau d’été 1a) restent cachés, de même que les savoir-faire tirés face cachée. Ce qui est visible se dépense d’abord (notre décision). Là où cela diffère de SECRET-1, cette règle l’emporte.',
        'VAR-2':
          'Niveaux différents : certains joueurs, comme convenu, commencent avec un ouvrier vert de plus de la réserve.',
      },
    },
    {
      id: 'SECRET',
      title: 'Qui voit quoi',
      rules: {
        'SECRET-1':
          'Caché aux autres : les couleurs des ouvriers derrière un paravent, les sortes de savoir-faire, les tuiles d’hiver que l’on tient, ce que l’on propose en hiver et ce que l’on pose tant que tous n’ont pas fini, et l’ordre du sac, de la pile et des paquets de tuiles.',
        'SECRET-2':
          'Public : combien chacun a d’ouvriers, de savoir-faire et de blé ; combien d’ouvriers sont dans le sac et de tuiles dans la pile (jamais par couleur ou sorte) ; les réserves ; toutes les mises, utilisations, tous les bateaux et villages ; et tout ce qui se passe, sauf les couleurs et sortes tirées, et la sorte d’un savoir-faire payé là où n’importe lequel convient. Les ouvriers payés sont publics.',
        'SECRET-3':
          'Ce que vous ne devez pas savoir ne change rien à ce que vous voyez : ni la table, ni vos actions possibles, ni le journal.',
        'SECRET-4':
          'Les spectateurs voient ce que tous les joueurs peuvent voir. Après la partie, tout est ouvert.',
      },
    },
  ],
};
