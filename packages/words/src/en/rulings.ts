/** What is asked about tiles, by subject. Ids of rules inside an answer become links. */
export const rulings = {
  whose: {
    question: 'Can other players use this tile?',
    answer:
      'Yes. Every player can use it, in the market or in any village (USE-1). At the end of the season the workers on it go to the owner of the village (END-4), or, in the market, to the player who wins the tile (END-3).',
  },
  resources: {
    question: 'Where do the resources go?',
    answer:
      'On this tile if it is in your own village. From the market or another village they go to your home tile (USE-6).',
  },
  empty: {
    question: 'Can I use the tile if the supply is empty?',
    answer: 'Yes. You take what there is; what is missing is not made up for later (USE-5, USE-10).',
  },
  choice: {
    question: 'Can I choose something that has run out?',
    answer:
      'No. You choose among the things that are in the supply; if there are none, you gain nothing. The upgraded side gives all of them, as far as the supply goes (USE-10).',
  },
  payWorker: {
    question: 'Can I pay with the workers I place here?',
    answer:
      'No (USE-5). You pay with a worker from behind your screen, or with a whole losing group, which counts as one worker whatever its size. If the cost shows a colour, the worker or the group must have it (USE-8).',
  },
  paySkill: {
    question: 'When do I pay the skill tile?',
    answer: 'Before you take or draw anything. It goes face down into the pile (USE-9).',
  },
  payHeld: {
    question: 'Can I draw what I have just paid?',
    answer: 'No. On this tile the payment goes back only after the gain has been drawn (USE-9).',
  },
  green: {
    question: 'What if there are no green workers in the supply?',
    answer: 'Then you get none. Green workers are not taken from the bag instead (USE-7).',
  },
  bag: {
    question: 'Which colours do I get?',
    answer: 'They are drawn from the bag at random (USE-7). The other players do not see them (SECRET-2).',
  },
  skills: {
    question: 'Can I choose the skill tiles?',
    answer: 'No. They are drawn from the pile at random and go behind your screen (USE-7).',
  },
  carryWhere: {
    question: 'In which village do I transport and upgrade?',
    answer: 'Always in your own, even if this tile is in the market or in another village (MOVE-1).',
  },
  carryOrder: {
    question: 'Can I transport, upgrade and then transport again?',
    answer: 'Yes. Steps and upgrades can be done in any order, and you need not use them all (MOVE-5).',
  },
  carrySelf: {
    question: 'Does it help at once if I upgrade this tile while using it?',
    answer:
      'No. The numbers are fixed when the use begins (MOVE-5). The next use gives what the upgraded side shows (USE-11).',
  },
  upgradeResources: {
    question: 'Where do the resources for its upgrade have to be?',
    answer: 'On this tile. Gold can replace any other resource (MOVE-4).',
  },
  upgradeGold: {
    question: 'Can another resource replace the gold for its upgrade?',
    answer: 'No, not unless you own summer boat 3a (MOVE-8). The gold has to be on this tile (MOVE-4).',
  },
  upgradeSkills: {
    question: 'Where do the skill tiles for its upgrade come from?',
    answer: 'From behind your screen. They are never transported (MOVE-4).',
  },
  upgradeUses: {
    question: 'What if it is upgraded after it has been used?',
    answer:
      'The workers stay, and so does the limit of six. Later uses give what the upgraded side shows (USE-11).',
  },
  yard: {
    question: 'Can I bring resources here at the end of the game?',
    answer:
      'No, only by transport during a season. Gold on this tile can replace the resource. What is on it can score elsewhere instead, but never twice (SCORE-2).',
  },
  pointsOnly: {
    question: 'Can I use this tile?',
    answer: 'No, it only scores points (USE-1). You can bid on it (BID-1) and upgrade it (MOVE-3).',
  },
  winterUse: {
    question: 'Can I use or upgrade this tile?',
    answer: 'No. Winter tiles can be neither used (USE-1) nor upgraded (MOVE-3).',
  },
  winterOffer: {
    question: 'Is the tile mine if I put it into play?',
    answer:
      'No. All chosen tiles are shuffled and every player can bid on them. It stays secret who chose which (SEA-4).',
  },
  sets: {
    question: 'Does an incomplete set score?',
    answer: 'No. Only complete sets score, as many as there are (SCORE-3).',
  },
  once: {
    question: 'Can a piece score on two tiles?',
    answer: 'No. Each piece counts once (SCORE-3). The best allocation is worked out for you (SCORE-14).',
  },
  goldInSet: {
    question: 'Does gold count here?',
    answer:
      'Yes, in place of any resource. Gold that counts here does not score its own point as well (SCORE-4).',
  },
  goldAlone: {
    question: 'Does gold that counts here also score its own point?',
    answer: 'No. That point is only for gold that scores nowhere else (SCORE-4).',
  },
  chosenKind: {
    question: 'When is the kind chosen?',
    answer:
      'In the final scoring, for each tile separately (SCORE-6). The best one is chosen for you (SCORE-14).',
  },
  notGold: {
    question: 'Can gold be the chosen kind?',
    answer: 'No, only wood, stone or iron (SCORE-6).',
  },
  single: {
    question: 'Do its points depend on anything?',
    answer: 'No. Its owner scores the printed points (SCORE-1), once (SCORE-3).',
  },
  boatGoods: {
    question: 'Do I keep the boat I choose?',
    answer:
      'In spring, summer and autumn you take only its workers and skill tiles (END-5). In winter you take the boat itself (END-7) and place it in your village (END-9).',
  },
  boatShort: {
    question: 'What if there are not enough workers in the bag?',
    answer: 'They are dealt to the boats one at a time, in a fixed order, until the bag is empty (SEA-3).',
  },
  boatPlayers: {
    question: 'Is this boat always in the game?',
    answer: 'No. It needs the number of players it shows. There are as many boats as players (SET-5).',
  },
  capacity: {
    question: 'What counts as transport capacity?',
    answer:
      'All transport numbers that can be seen in your village, your home included. Summer boat 2b doubles them. Wheat never counts (SCORE-7).',
  },
  loop: {
    question: 'Can the loop cross a tile twice?',
    answer:
      'Yes, but the tile counts once, and no connection between two tiles can be used twice. Without a loop there are no points (SCORE-8).',
  },
  river: {
    question: 'Which boats count?',
    answer:
      'All boats that are connected by water to the water of your home tile, summer boats and this one included (SCORE-9).',
  },
  flip: {
    question: 'Does the free upgrade change my village?',
    answer: 'No, only the score. The tile that gives the most points is chosen for you (SCORE-10).',
  },
  idle: {
    question: 'Which workers count?',
    answer: 'All your workers that score on no other tile (SCORE-11).',
  },
  turnOnce: {
    question: 'What if I win several turn-order tiles?',
    answer:
      'You choose one boat, at your lowest number (END-5). In winter you also get all the turn-order tiles you won (END-7).',
  },
  turnAdjacent: {
    question: 'Can a tile count for two turn-order tiles?',
    answer: 'Yes. A tile that is adjacent to both counts for each (SCORE-12).',
  },
  turnStart: {
    question: 'What if there are no bids on it?',
    answer:
      'The previous start player counts for the choice of boats; then the marker passes to the next player (END-6). In winter the marker then does not score (END-7).',
  },
  turnGives: {
    question: 'When do I get what it gives?',
    answer: 'When you take your boat, in winter too. Animals go to fields of your home tile (FARM-11).',
  },
  abilityWorker: {
    question: 'Do I have to place workers on it?',
    answer:
      'No. The ability is yours alone from the moment you win the tile, wherever you act (BID-0). It cannot be used like other tiles (USE-1).',
  },
  boatSide: {
    question: 'Which side counts?',
    answer: 'One of them, at random, for the whole game. It can never be flipped (SET-9, MOVE-3).',
  },
  bonus: {
    question: 'Do I get something in the season in which I win it?',
    answer: 'Yes. Tiles are taken before boats are chosen (END-8).',
  },
  terrain: {
    question: 'Side 2a: can resources cross water?',
    answer:
      'No. Neither of the adjacent edges can be water; road to field is possible (MOVE-6). Tiles you place need not match, this one included (END-10).',
  },
  double: {
    question: 'Side 2b: is wheat doubled too?',
    answer:
      'No, only the numbers of transport points and upgrades (MOVE-7). The boat Keyflower counts double, too (SCORE-7).',
  },
  anyCost: {
    question: 'Side 3a: can I pay a gold cost with other resources?',
    answer: 'Yes, one for one (MOVE-8).',
  },
  anyScore: {
    question: 'Side 3b: can a resource score a point as gold?',
    answer: 'Yes. In scoring each resource can count as gold (SCORE-13).',
  },
  otherColour: {
    question: 'Side 4a: where can I bid in another colour?',
    answer:
      'On market tiles where another player has bid and the colour is blue, red or yellow, never on turn-order tiles. Green is possible. For the other players the colour does not change (BID-8).',
  },
  standsUp: {
    question: 'Side 4a: when does a lying bid stand up?',
    answer:
      'When no standing bid of another player and no worker of a use is left there. Then its colour becomes the colour of the tile (BID-9).',
  },
  mixed: {
    question: 'Side 4b: can I mix colours on a tile without workers?',
    answer: 'No, there the normal rule applies: one colour (USE-4).',
  },
  sharing: {
    question: 'Side 5a: do animals that share a field breed?',
    answer:
      'Yes, where there are two or more of a kind, already in the season in which you win the boat (FARM-9, FARM-10).',
  },
  wheatScore: {
    question: 'Side 5b: can wheat replace gold?',
    answer: 'Yes, in scoring, and any resource can replace wheat; once per piece (FARM-16).',
  },
  homeFields: {
    question: 'How many fields does a home tile have?',
    answer: 'Five, all adjacent to each other. Its water divides nothing (FARM-3, FARM-7).',
  },
  animalField: {
    question: 'Where does the animal go?',
    answer:
      'To a field of this tile if it is in your village, otherwise to a field of your home tile. There must be no other kind of animal in it. Without such a field you get no animal (FARM-6).',
  },
  breeding: {
    question: 'How many animals are born in a field?',
    answer:
      'One at the end of spring, summer and autumn, if there are two or more of one kind and no other kind (FARM-10).',
  },
  wheatUse: {
    question: 'What is wheat good for?',
    answer:
      'While you transport, each wheat you spend is one more transport point (FARM-8). The Bakery and the Granary score it (FARM-15).',
  },
  wheatNow: {
    question: 'Can I spend the wheat in the same use?',
    answer: 'Yes, at once (FARM-8).',
  },
  fieldOnce: {
    question: 'Do more animals in a field score more?',
    answer:
      'No. Each field scores once for a kind, with the points of this tile instead of the usual ones. A field with several kinds scores for each (FARM-12).',
  },
  sheepHere: {
    question: 'Does the field of sheep counted here score as well?',
    answer:
      'Not through those sheep; another sheep in it can make it score. The best split is chosen for you (FARM-13).',
  },
  hillside: {
    question: 'Does the tile count itself?',
    answer: 'No, only the other tiles its field extends to, of any kind, each once (FARM-14).',
  },
  bakery: {
    question: 'Can wheat also be the resource of a set?',
    answer: 'Only with summer boat 5b. Otherwise wheat is not a resource (FARM-16).',
  },
  granary: {
    question: 'Does a single wheat score?',
    answer: 'No, only every two wheat (FARM-15).',
  },
};

export type Rulings = typeof rulings;
