import type { RulesWords } from '../en/rules.ts';
import { form } from './grammar.ts';
import { sheetNames } from './sheet-names.ts';

export const rules: RulesWords = {
  title: 'Règles',
  intro:
    'Les règles telles qu’on les joue ici, avec nos propres mots. Chacune porte un numéro, affiché quand une action est impossible. « Notre décision » signale les points que les règles imprimées laissent ouverts, ou qui diffèrent selon les langues.',
  contents: 'Sommaire',
  sheets: sheetNames,
  search: 'Chercher dans les règles',
  found: (n) => (n === 0 ? 'Aucune règle trouvée.' : `${n} ${form(n, 'règle trouvée', 'règles trouvées')}`),
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
          'La réserve compte 48 or, 24 fer, 24 pierres et 24 bois. 16 enclumes, 16 pioches et 16 scies forment une pile de compétences, face cachée.',
        'SET-4':
          'Chacun tire 8 ouvriers du sac, les garde cachés derrière son écran et reçoit une maison au hasard. Le plus petit numéro de maison désigne le premier joueur, qui reçoit le marqueur violet.',
        'SET-5':
          'Il y a autant de bateaux que de joueurs : chaque bateau indique un nombre minimal de joueurs, et on prend tous ceux dont ce nombre est atteint. Ils reçoivent la cargaison du printemps : des ouvriers du sac et des compétences de la pile, face visible.',
        'SET-6':
          'Les tuiles d’ordre du tour en jeu sont celles prévues pour le nombre de joueurs : 1 à deux joueurs, 2 à trois, 3 à quatre, 4 à cinq ou six. Celle qui porte le plus grand numéro montre le marqueur du premier joueur.',
        'SET-7':
          'Du printemps à l’automne, 6, 7, 8, 9 ou 10 tuiles de village arrivent au marché, à 2, 3, 4, 5 ou 6 joueurs. Elles sont tirées au hasard parmi celles de la saison ; les autres sont retirées de la partie sans être vues.',
        'SET-8':
          'Chacun reçoit des tuiles d’hiver, cachées : 3 de deux à quatre joueurs, 2 à cinq ou six. Avec The Farmers, une de plus : 4 ou 3.',
        'SET-9':
          'Un bateau d’été qui est tiré montre l’une de ses faces, a ou b, au hasard, et la garde toute la partie.',
        'SET-10':
          'Une graine détermine tout ce qui est aléatoire. Les mêmes options, la même graine et les mêmes actions donnent exactement la même partie, sur tout appareil.',
      },
    },
    {
      id: 'SEA',
      title: 'Début de saison',
      rules: {
        'SEA-1': 'Les saisons viennent dans cet ordre : printemps, été, automne, hiver.',
        'SEA-2':
          'En été et en automne, les bateaux reçoivent une nouvelle cargaison et de nouvelles tuiles de village arrivent au marché.',
        'SEA-3':
          'S’il n’y a pas assez d’ouvriers dans le sac pour les bateaux, ils sont distribués un à un aux bateaux dans cet ordre : Keyflower, Sea Bastion, Sea Breese, Flipper, Ianvincible, White Wind, tour après tour, jusqu’à ce que le sac soit vide ; aucun bateau ne reçoit plus que son nombre. Notre décision : les compétences se distribuent de même.',
        'SEA-4':
          'En hiver, les bateaux n’ont pas de cargaison. Chacun choisit, en secret et en même temps, au moins une de ses tuiles d’hiver. Toutes les tuiles choisies sont mélangées et forment le marché. Quand tous ont choisi, on sait combien de tuiles chacun a mises en jeu, mais jamais lesquelles, pas même par l’ordre du marché. Les tuiles non choisies sont retirées de la partie sans être vues.',
      },
    },
    {
      id: 'TURN',
      title: 'Tours',
      rules: {
        'TURN-1':
          'À partir du premier joueur et dans le sens horaire, chacun fait une action : miser, activer une tuile ou passer. Tous les ouvriers d’une action vont au même endroit.',
        'TURN-2':
          'Les actions d’une saison se terminent quand tous les joueurs ont passé à la suite. D’ici là, un joueur qui a passé peut agir de nouveau à un tour suivant.',
        'TURN-3': 'On peut toujours passer. Si aucune autre action n’est possible, on doit passer.',
      },
    },
    {
      id: 'BID',
      title: 'Mises',
      rules: {
        'BID-0':
          'Une mise est gagnante tant qu’aucune autre sur cette tuile n’est plus forte, ouvriers couchés compris ; sinon elle est perdante. Deux mises sur une tuile ne sont jamais égales. Seul le propriétaire d’un bateau d’été en a la capacité, dès qu’il l’a gagné (END-3) et où qu’il agisse, sans y placer d’ouvrier.',
        'BID-1':
          'On peut miser sur toute tuile du marché (tuile de village, bateau d’été ou tuile d’hiver) et sur toute tuile d’ordre du tour, mais pas sur les bateaux ni sur les tuiles d’un village.',
        'BID-2':
          'Les ouvriers sont pris derrière votre écran, dans vos mises perdantes ailleurs, ou les deux. Une mise perdante se déplace en entier : un groupe ne se divise jamais. Plusieurs groupes et des ouvriers de derrière l’écran peuvent être réunis en une action ; ils forment dès lors un seul groupe. Au moins un ouvrier doit se déplacer. Votre mise perdante sur la même tuile y reste et compte ; ce n’est pas un groupe à déplacer.',
        'BID-3': 'Tous les ouvriers de votre mise sur une tuile sont d’une seule couleur.',
        'BID-4':
          'Ce doit être la couleur des ouvriers déjà debout à cette tuile, dans des mises ou des activations. S’il n’y en a pas, le premier ouvrier fixe la couleur.',
        'BID-5':
          'Après votre action, votre mise doit être plus forte que toute autre sur cette tuile. Vous pouvez renforcer une de vos mises gagnantes. Vous ne pouvez compléter une mise perdante que si elle devient la plus forte.',
        'BID-6':
          'Il n’y a pas de maximum. Une mise gagnante ne peut être ni déplacée ni réduite. Les ouvriers ne retournent jamais derrière l’écran pendant la saison.',
        'BID-7': 'Le vert est une couleur comme les autres : il ne remplace aucune autre couleur.',
        'BID-8':
          'Bateau d’été 4a : là où un autre joueur a misé sur une tuile du marché (pas sur une tuile d’ordre du tour) et où la couleur debout est le bleu, le rouge ou le jaune, le propriétaire du bateau peut miser dans une seule autre couleur quelconque, vert compris. Ces ouvriers se couchent. Les autres joueurs suivent encore la couleur debout. La mise du propriétaire sur une tuile reste d’une seule couleur : s’il en a déjà une, on ne peut y ajouter que sa couleur. Une mise couchée peut toujours être renforcée dans sa propre couleur. Un groupe couché qui va ailleurs se relève, sauf si sa couleur y diffère aussi selon cette règle. Les activations ne sont pas concernées : elles suivent la couleur debout.',
        'BID-9':
          'Bateau d’été 4a : quand, après une action entière, paiements compris, il ne reste à cette tuile ni mise debout d’un autre joueur ni ouvrier d’une activation, la mise couchée se relève et sa couleur devient celle de la tuile.',
      },
    },
    {
      id: 'USE',
      title: 'Activer les tuiles',
      rules: {
        'USE-1':
          'On peut activer les tuiles qui ont un effet dans son village, dans celui des autres joueurs et, sauf en hiver, au marché. On ne peut activer ni les bateaux, ni les bateaux d’été, ni les tuiles d’ordre du tour, ni les tuiles d’hiver, ni les tuiles qui ne font que rapporter des points : Grange, Forgeron, Dépôt de pierre, Dépôt de bois, Forge, Orfèvre, Scierie, Sculpteur, Puits, Abri des moutons.',
        'USE-2':
          'La première activation d’une tuile dans une saison demande au moins 1 ouvrier, chaque suivante au moins un de plus que la précédente. Une tuile accueille au plus 6 ouvriers par saison. On peut en placer plus que nécessaire.',
        'USE-3':
          'Couleurs et ouvriers se choisissent comme pour les mises (BID-2, BID-4) : une seule couleur, et les groupes perdants se déplacent en entier. Un groupe qui dépasserait la limite de 6 ou n’a pas la bonne couleur ne peut pas servir. Votre mise perdante sur une tuile peut être déplacée sur cette tuile pour l’activer.',
        'USE-4':
          'Bateau d’été 4b : si une tuile a déjà des ouvriers, dans des mises ou des activations, le propriétaire du bateau peut l’activer avec n’importe quel mélange de couleurs. Les ouvriers d’une autre couleur que celle qui est debout se couchent, ceux de cette couleur restent debout. Tous comptent pour la limite de six et pour « un de plus que la précédente ». Des groupes de couleurs différentes peuvent être réunis. Sur une tuile sans ouvriers, la règle normale s’applique.',
        'USE-5':
          'On ne peut pas activer une tuile dont on ne peut pas payer le coût. Les ouvriers placés pour l’activation ne peuvent pas servir à payer. Une activation qui donne peu ou rien est possible (réserve vide, pas de pré libre, rien à déplacer) : on prend ce qu’il y a.',
        'USE-6':
          'Les ressources d’une tuile de votre village sont placées sur cette tuile. Celles qui viennent d’ailleurs sont placées sur votre maison.',
        'USE-7':
          'Les ouvriers au hasard viennent du sac, les verts seulement de la réserve verte ; des verts remis dans le sac peuvent toutefois en être tirés au hasard. Les compétences se tirent au hasard de la pile. Tout va derrière votre écran.',
        'USE-8':
          'Un ouvrier payé est pris derrière l’écran et va dans le sac. Un de vos groupes perdants entiers peut payer aussi ; il compte pour un ouvrier, quelle que soit sa taille. Si le prix demande une couleur, le groupe doit avoir cette couleur.',
        'USE-9':
          'On choisit toujours le paiement et on le met de côté avant de tirer quoi que ce soit. Une compétence payée va face cachée dans la pile, un ouvrier payé dans le sac, avant le gain ; à la Foire à l’embauche et à la Taverne seulement après, pour qu’on ne puisse pas les tirer à nouveau.',
        'USE-10':
          'Atelier et Basse-cour : le recto donne une des choses montrées, au choix, si elle est dans la réserve (s’il n’y en a aucune : pas de choix, pas de gain). Le verso les donne toutes, dans la limite de la réserve. On prend ce qu’il y a ; ce qui manque n’est pas compensé plus tard.',
        'USE-11':
          'Une tuile améliorée pendant une saison garde ses activations et sa limite de six. Les activations suivantes donnent ce que montre la nouvelle face.',
      },
    },
    {
      id: 'MOVE',
      title: 'Transport et amélioration',
      rules: {
        'MOVE-1':
          'En activant une maison ou une tuile de transport (Écurie, Maréchal-ferrant, Fabricant de chariots, Enclos), dans n’importe quel village ou au marché, on peut transporter et améliorer, toujours dans son propre village.',
        'MOVE-2':
          'Un point de transport déplace une ressource vers une tuile adjacente du même village si les deux bords adjacents sont des routes. Les points se répartissent librement entre ressources et pas.',
        'MOVE-3':
          'Chaque amélioration retourne une tuile de votre village sur son verso : une tuile de village de printemps, d’été ou d’automne, ou la maison, si elle n’est pas encore améliorée. Jamais les bateaux d’été, les bateaux, les tuiles d’ordre du tour ni les tuiles d’hiver.',
        'MOVE-4':
          'Les ressources du prix doivent se trouver sur cette tuile ; les compétences sont prises derrière votre écran. Tout retourne à la réserve et à la pile. L’or peut remplacer toute autre ressource, mais un coût en or ne se paie qu’en or (exception : MOVE-8). On paie le nombre exact ; là où toute sorte est admise, chaque pièce se choisit librement. Le reste (ressources, ouvriers, animaux) demeure sur la tuile, tout comme son orientation et ses bords.',
        'MOVE-5':
          'Notre décision : pas et améliorations se font dans n’importe quel ordre, et rien n’est obligatoire. Leur nombre est fixé au début de l’activation : améliorer la tuile activée n’y change rien cette fois.',
        'MOVE-6':
          'Bateau d’été 2a : les ressources passent aussi entre deux tuiles adjacentes quand aucun des bords adjacents n’est de l’eau ; route contre champ convient. À l’intérieur d’une tuile, elles se déplacent librement. Les tuiles posées n’ont pas besoin de correspondre (END-10).',
        'MOVE-7':
          'Bateau d’été 2b : les nombres de points de transport et d’améliorations sont doublés pour son propriétaire, quelle que soit la tuile activée. Le blé n’est pas doublé.',
        'MOVE-8':
          'Bateau d’été 3a : pour améliorer, toute ressource en remplace une autre, une pour une, or compris.',
        'MOVE-9': 'Quand un prix peut se payer de plusieurs façons, vous choisissez.',
      },
    },
    {
      id: 'END',
      title: 'Fin de saison, dans cet ordre',
      rules: {
        'END-1': 'Les mises perdantes retournent derrière l’écran de leurs propriétaires.',
        'END-2':
          'Les tuiles du marché sans mise sont retirées de la partie. Leurs ouvriers vont dans le sac, les verts aussi.',
        'END-3':
          'Le gagnant d’une tuile du marché la prend, avec tous les ouvriers qui l’ont activée, debout ou couchés, quel qu’en soit le propriétaire ; ces ouvriers vont derrière son écran. Toutes les mises gagnantes, celles sur les tuiles d’ordre du tour aussi, vont dans le sac, verts compris, avant tout tirage. Du printemps à l’automne, les tuiles d’ordre du tour restent en place.',
        'END-4':
          'Chacun prend derrière son écran tous les ouvriers des tuiles de son village, debout ou couchés, quel qu’en soit le propriétaire.',
        'END-5':
          'Printemps, été, automne : les bateaux sont vidés dans cet ordre : d’abord les gagnants de l’ordre du tour 1, 2, 3 et 4 (chacun choisit une fois, à sa première), puis les joueurs qui n’en ont pas, dans le sens horaire à partir du premier joueur. Chacun doit choisir un bateau encore libre, et prend ses ouvriers et ses compétences.',
        'END-6':
          'Le premier joueur change au moment où la tuile d’ordre du tour qui porte son marqueur est résolue : « à partir du premier joueur » dans END-5 désigne le nouveau. S’il n’y a pas de mise sur cette tuile, l’ancien compte pour END-5, puis le marqueur passe au joueur suivant dans le sens horaire.',
        'END-7':
          'Hiver : l’ordre est le même, mais chacun prend une tuile de bateau, et les gagnants prennent aussi toutes les tuiles d’ordre du tour qu’ils ont gagnées. Le gagnant de la tuile du premier joueur a le marqueur violet pour le décompte. S’il n’y en a pas, le marqueur passe tout de même, mais ne compte pas. Notre décision : il compte pour le joueur dont la mise a gagné cette tuile, non pour celui à qui le marqueur est passé. Les tuiles d’ordre du tour sans mise sont retirées de la partie.',
        'END-8':
          'Les bateaux d’été 1a, 1b, 6a et 6b donnent quelque chose à leur propriétaire quand il prend un bateau, en été, en automne et en hiver, même dans la saison où ils sont gagnés : les tuiles sont prises avant, dans END-3.',
        'END-9':
          'Ensuite, chacun pose toutes les tuiles qu’il vient de prendre ; en hiver, aussi celles de bateau et d’ordre du tour. Tous le font en même temps, sans voir les tuiles des autres avant que tous aient fini. Rien d’aléatoire ne dépend de qui finit le premier. On voit qui a fini.',
        'END-10':
          'Une tuile se pose à côté d’au moins une tuile du village, dans l’une de six orientations. Vous choisissez l’ordre de vos tuiles. Les bords adjacents doivent toujours correspondre : route contre route, champ contre champ, eau contre eau. Exception : le propriétaire du bateau d’été 2a, dès qu’il le possède ; notre décision : pour sa propre pose aussi.',
        'END-11':
          'On doit poser ses tuiles tant que l’une d’elles a un emplacement qui convient. Si aucune n’en a, le reste est mis de côté : hors de la partie, sans capacité ni points (notre décision). On peut choisir un ordre qui laisse une tuile sans emplacement. Les tuiles posées ne bougent plus.',
      },
    },
    {
      id: 'SCORE',
      title: 'Décompte',
      rules: {
        'SCORE-1':
          'Les points imprimés sur la face visible : tuiles améliorées, Cathédrale de Key, Flipper (2), Ianvincible (5).',
        'SCORE-2':
          'Grange, Forgeron, Dépôt de pierre et Dépôt de bois rapportent des points pour chaque ressource du type indiqué qui s’y trouve (la Grange pour toutes). L’or peut la remplacer. On ne peut rien y apporter à la fin de la partie. Ce qui s’y trouve peut compter ailleurs à la place, mais jamais deux fois (notre décision : l’un des textes imprimés dit autre chose).',
        'SCORE-3':
          'Toutes les autres ressources, toutes les compétences et tous les ouvriers (tout ce qui est derrière l’écran après END-8) se répartissent librement sur les tuiles à points que l’on possède, chaque pièce une fois au plus. Chaque tuile à points compte autant de séries qu’il y en a, la Cathédrale de Key une seule fois.',
        'SCORE-4':
          'Chaque or qui ne compte pas ailleurs : 1 point. Dans une série, l’or peut remplacer toute ressource.',
        'SCORE-5':
          'Le joueur qui a le marqueur violet (END-7) le compte comme une pièce de plus, à son choix : un ouvrier de n’importe quelle couleur, une compétence, une ressource de n’importe quelle sorte (comme or qui ne compte pas ailleurs : 1 point ; ou comme une ressource posée sur une tuile à points d’automne, à la valeur de cette tuile) ; avec The Farmers aussi un blé, ou un animal dans n’importe quel pré, vide, occupé ou mixte (un mouton dans le pré de l’Abri des moutons peut y être compté).',
        'SCORE-6':
          'Moulin à eau (sauf l’or), Salle des fêtes et Érudit : on choisit une sorte par tuile, et chaque pièce de cette sorte rapporte des points.',
        'SCORE-7':
          'Keyflower : 1 point par unité de capacité de transport visible dans le village, maison comprise, doublée par le bateau d’été 2b. Le blé ne compte jamais.',
        'SCORE-8':
          'Sea Bastion : 1 point par tuile différente de la plus longue boucle de routes qui ne prend aucune liaison entre deux tuiles deux fois (elle peut traverser une tuile plusieurs fois). Il faut une route sur les deux bords adjacents, même avec le bateau d’été 2a. Sans boucle : 0 point.',
        'SCORE-9':
          'Sea Breese : les bateaux de toute sorte (bateaux d’été et Sea Breese lui-même compris) reliés à l’eau de la maison par de l’eau sans interruption. 1, 2, 3, 4, ou 5 bateaux et plus rapportent 2, 4, 8, 16 ou 32 points.',
        'SCORE-10':
          'Flipper : son propriétaire peut améliorer une tuile gratuitement. Cela fait partie du décompte : la meilleure tuile est choisie pour vous (SCORE-14) et indiquée sur la feuille de score ; le village reste tel quel.',
        'SCORE-11': 'White Wind : 1 point pour chaque ouvrier qui ne compte pas ailleurs.',
        'SCORE-12':
          'Tuiles d’ordre du tour : 1 point par tuile adjacente. Une tuile adjacente à plusieurs d’entre elles compte pour chacune.',
        'SCORE-13':
          'Bateau d’été 3b : au décompte, toute ressource en remplace une autre ; chacune peut compter comme or.',
        'SCORE-14':
          'Les pièces sont réparties pour vous de la meilleure façon possible : votre score est le plus élevé que puisse donner un choix, marqueur et amélioration gratuite compris. La feuille de score montre chaque tuile avec ses pièces et ses points. Entre des répartitions équivalentes, une règle fixe décide.',
        'SCORE-15':
          'Le joueur qui a le plus de points gagne. Dans le jeu de base, les joueurs à égalité se partagent la victoire (notre décision : les textes imprimés diffèrent). Avec The Farmers, c’est le joueur à égalité qui a choisi son bateau le plus tôt en hiver qui gagne.',
      },
    },
    {
      id: 'FARM',
      title: 'The Farmers',
      rules: {
        'FARM-1':
          'The Farmers ajoute 30 blés, 12 vaches, 24 cochons et 32 moutons, et 4 tuiles de printemps, 4 d’été (dont deux bateaux), 4 d’automne et 6 d’hiver. Ses tuiles d’ordre du tour 1 à 3 remplacent celles du jeu de base ; la 4 reste, ne donne rien de plus, et demeure la tuile du premier joueur à cinq ou six.',
        'FARM-2':
          'Tuiles mélangées (par défaut) : les tuiles de chaque saison sont mélangées. Toutes les tuiles : les quatre tuiles Farmers de la saison sont en jeu, et 2, 3, 4, 5 ou 6 tuiles du jeu de base (de 2 à 6 joueurs) sont tirées pour les compléter ; les tuiles d’hiver sont distribuées parmi les six de The Farmers et 2, 6, 10, 9 ou 12 du jeu de base.',
        'FARM-3':
          'Les routes d’une tuile se rejoignent en son milieu et la découpent en secteurs. Deux routes ou plus font autant de secteurs que de routes ; une route, ou aucune, en fait un seul. Une maison en a cinq : son eau ne sépare rien. La rivière d’une tuile de bateau la coupe en deux.',
        'FARM-4':
          'Chaque bord a deux moitiés. À un bord de route, elles appartiennent aux secteurs à gauche et à droite de la route ; à un bord de champ, toutes deux au secteur qui s’y trouve. Les secteurs de tuiles adjacentes se joignent moitié à moitié. Un bord d’eau ou un coin ne joint rien. Une route qui finit au bord du village garde ses deux côtés séparés. Là où le bateau d’été 2a a mis un bout de route contre un bord de champ, les prés à gauche et à droite de cette route se joignent. Les secteurs joints forment un pré.',
        'FARM-5':
          'Les prés ne peuvent que se réunir. Les animaux appartiennent à un pré et peuvent y être n’importe où.',
        'FARM-6':
          'Un animal gagné doit être pris tant que la réserve et un pré le permettent. Il va dans un pré de la tuile d’où il vient (dans votre village) ou de votre maison (s’il vient d’ailleurs), et il ne doit pas s’y trouver d’animal d’une autre espèce. Vous choisissez le pré ; plusieurs animaux peuvent aller dans des prés différents. Sans un tel pré, ou si la réserve est vide, vous ne recevez pas d’animal, mais bien le reste du gain. Un pré qui contient plusieurs espèces après une réunion est fermé aux nouveaux animaux jusqu’à ce qu’il n’en reste qu’une (exception : FARM-9).',
        'FARM-7':
          'Chaque pas d’un animal vers un pré adjacent coûte un point de transport. Deux prés sont adjacents s’ils partagent une tuile : les cinq prés d’une maison le sont, et les deux rives d’une tuile de bateau. Un animal peut traverser un pré où il y a une autre espèce, au même coût, mais pas s’y arrêter : on le vérifie après le trajet de chaque animal, non à la fin de l’activation.',
        'FARM-8':
          'Le blé se garde derrière l’écran. Pendant un transport, chaque blé dépensé ajoute un point de transport, pour des ressources ou des animaux. Le blé de la même activation (Enclos) peut servir aussitôt. Le blé dépensé retourne à la réserve. Si la réserve ne suffit pas aux bateaux, on distribue le blé dans l’ordre du choix des bateaux.',
        'FARM-9':
          'Bateau d’été 5a : plusieurs espèces peuvent partager un pré et s’y reproduire. Cela vaut dès END-3, donc aussi pour les nouveaux animaux et les petits de cette même saison.',
        'FARM-10':
          'Reproduction : à la fin du printemps, de l’été et de l’automne, après END-5 et END-8 et avant END-9 (notre décision pour l’ordre), tout pré avec deux animaux d’une espèce ou plus, et sans autre espèce (exception : bateau d’été 5a), gagne un animal de cette espèce. C’est obligatoire : un petit par espèce et par pré, compté avant toute naissance. Si la réserve d’une espèce ne suffit pas, les joueurs prennent les leurs dans le sens horaire à partir du nouveau premier joueur et choisissent parmi leurs prés (notre décision).',
        'FARM-11':
          'Les tuiles d’ordre du tour de The Farmers donnent ce qu’elles montrent, pour chacune gagnée, quand le gagnant prend un bateau, en hiver aussi. Leurs animaux (notre décision) et ceux du bateau d’été 6b vont dans des prés de la maison tels qu’ils sont avant END-9, dans l’ordre que choisit le joueur.',
        'FARM-12':
          'Chaque pré avec au moins une vache rapporte 3 points (avec la Laiterie : 7), avec un cochon 2 (Champ de truffes : 5), avec un mouton 1 (Tisserand : 3). Un pré avec plusieurs espèces rapporte pour chacune.',
        'FARM-13':
          'Abri des moutons : les moutons de son pré peuvent y être comptés, chacun pour les points indiqués. Un mouton compté là ne compte pas en plus pour le pré. La meilleure répartition est choisie (SCORE-14). Les autres espèces de ce pré comptent comme d’habitude.',
        'FARM-14':
          'Flanc de colline : 1 point pour chaque autre tuile sur laquelle s’étend son pré, de toute sorte, chacune une fois.',
        'FARM-15':
          'Boulangerie : 4 points par série d’une ressource, d’un blé et d’une compétence. Grenier à blé : 3 points pour deux blés.',
        'FARM-16':
          'Bateau d’été 5b : au décompte, le blé remplace toute ressource, or compris, et toute ressource remplace le blé ; une fois par pièce, jamais en chaîne. Sans ce bateau, le blé n’est pas une ressource. Le blé ne se trouve jamais sur une tuile.',
      },
    },
    {
      id: 'VAR',
      title: 'Options',
      rules: {
        'VAR-1':
          'Variante expert : sont visibles devant l’écran : les ouvriers des bateaux, des mises perdantes, des tuiles gagnées (notre décision) et de son propre village à la fin d’une saison ; les ouvriers verts qui ne sont pas tirés du sac (ceux de VAR-2 aussi) ; le blé ; et les compétences reçues face visible. Les premiers ouvriers et ceux tirés du sac (Brasserie, Brasseur, Auberge, Taverne, bateau d’été 1a) restent cachés, de même que les compétences tirées face cachée. Ce qui est visible se dépense d’abord (notre décision). Là où cela diffère de SECRET-1, cette règle l’emporte.',
        'VAR-2':
          'Niveaux différents : certains joueurs, comme convenu, commencent avec un ouvrier vert de plus de la réserve.',
      },
    },
    {
      id: 'SECRET',
      title: 'Qui voit quoi',
      rules: {
        'SECRET-1':
          'Caché aux autres : les couleurs des ouvriers derrière un écran, les sortes de compétences, les tuiles d’hiver en main, les tuiles d’hiver choisies et les tuiles posées tant que tous n’ont pas fini, et l’ordre du sac, de la pile et des paquets de tuiles.',
        'SECRET-2':
          'Public : combien chacun a d’ouvriers, de compétences et de blés ; combien d’ouvriers sont dans le sac et de tuiles dans la pile (jamais par couleur ou sorte) ; les réserves ; toutes les mises, toutes les activations, tous les bateaux et villages ; et tout ce qui se passe, sauf les couleurs et sortes tirées, et la sorte d’une compétence payée là où n’importe laquelle convient. Les ouvriers payés sont publics.',
        'SECRET-3':
          'Les informations cachées ne changent rien à ce que vous voyez : ni la table, ni vos actions possibles, ni le journal.',
        'SECRET-4':
          'Les spectateurs voient ce que tous les joueurs peuvent voir. Après la partie, tout est révélé.',
      },
    },
  ],
};
