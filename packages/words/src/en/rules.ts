import { form } from './grammar.ts';

export interface RulesChapter {
  id: string;
  title: string;
  /** By id, in order. Ids inside a text become links. */
  rules: Readonly<Record<string, string>>;
}

export interface RulesWords {
  title: string;
  intro: string;
  contents: string;
  search: string;
  found: (n: number) => string;
  unknown: (id: string) => string;
  chapters: readonly RulesChapter[];
}

export const rules: RulesWords = {
  title: 'Rules',
  intro:
    'The rules as they are played here, in our own words. Each has an id; the table names it whenever something is not possible. “Our ruling” marks what the printed rules leave open, or tell differently in different languages.',
  contents: 'Contents',
  search: 'Search the rules',
  found: (n) => (n === 0 ? 'No rule says that.' : `${n} ${form(n, 'rule', 'rules')} found`),
  unknown: (id) => `There is no rule ${id}. Here are all of them.`,
  chapters: [
    {
      id: 'SET',
      title: 'Setting up',
      rules: {
        'SET-1': '2 to 6 people play, seated in a circle. “Next” always means clockwise.',
        'SET-2':
          'The bag holds 40 blue, 40 red and 40 yellow workers. The 20 green workers wait in an open supply outside the bag.',
        'SET-3':
          'The supply has 48 gold, 24 iron, 24 stone and 24 wood. 16 anvils, 16 picks and 16 saws make one face-down pile of skill tiles.',
        'SET-4':
          'Everyone draws 8 workers from the bag, keeps them hidden behind a screen, and gets a random home tile. Whoever has the lowest home number is the first start player and gets the purple marker.',
        'SET-5':
          'There are as many boats as players: each boat has a smallest number of players, and all boats that the group is large enough for are used. They carry the goods of spring: workers from the bag, and skill tiles from the pile, face up.',
        'SET-6':
          'The turn-order tiles in play are those made for the number of players: 1 for two players, 2 for three, 3 for four, 4 for five or six. The one with the highest number shows the start-player marker.',
        'SET-7':
          'In each season 6, 7, 8, 9 or 10 village tiles come to the market, with 2, 3, 4, 5 or 6 players. They are drawn at random from the tiles of the season; the others are out of the game, unseen.',
        'SET-8':
          'Everyone is dealt hidden winter tiles: 3 with two to four players, 2 with five or six. With The Farmers it is one more: 4 or 3.',
        'SET-9':
          'A summer boat that is drawn shows one of its faces, a or b, at random, and keeps it for the whole game.',
        'SET-10':
          'One seed decides all that is random. The same options, the same seed and the same actions make exactly the same game, on every device.',
      },
    },
    {
      id: 'SEA',
      title: 'A season begins',
      rules: {
        'SEA-1': 'The seasons come in this order: spring, summer, autumn, winter.',
        'SEA-2': 'Summer and autumn begin with new goods on the boats and new village tiles in the market.',
        'SEA-3':
          'If the bag is too small for the boats, workers are dealt one at a time to the boats in this order: Keyflower, Sea Bastion, Sea Breese, Flipper, Ianvincible, White Wind, round after round, until the bag is empty; no boat gets more than its number. Our ruling: the pile of skill tiles is dealt in the same way.',
        'SEA-4':
          'Winter brings no goods. Everyone chooses, in secret and at the same time, at least one of their winter tiles. All chosen tiles are shuffled and become the market. Once all have chosen, it is known how many each player put up, but never who put up which tile, not even by the order of the market. Tiles that were not chosen leave the game unseen.',
      },
    },
    {
      id: 'TURN',
      title: 'Turns',
      rules: {
        'TURN-1':
          'From the start player on, clockwise, each player takes one action: bid, use a tile, or pass. All workers of an action go to the same place.',
        'TURN-2':
          'The actions of a season end when all players have passed one after the other. As long as that has not happened, whoever passed may act again on a later turn.',
        'TURN-3': 'Passing is always possible. If nothing else is, passing is the only action.',
      },
    },
    {
      id: 'BID',
      title: 'Bids',
      rules: {
        'BID-0':
          'A bid is winning as long as nobody else’s bid on that tile is greater, lying workers counted; otherwise it is losing. Two bids on a tile are never equal. The ability of a summer boat belongs to its owner alone, from the moment it is won (END-3), wherever the owner acts, and no worker has to be placed on it.',
        'BID-1':
          'You may bid on every tile of the market – village tile, summer boat or winter tile – and on every turn-order tile. Never on boats, and never on tiles in a village.',
        'BID-2':
          'The workers come from behind your screen, from your losing bids elsewhere, or both. A losing bid moves as a whole: a group is never split. Several groups and workers from behind the screen may join in one action, and are one group from then on. At least one worker has to move. Your losing bid on the very tile you bid on stays and counts; it is not a group to move.',
        'BID-3': 'All workers of your bid on a tile have one colour.',
        'BID-4':
          'This must be the colour of the workers that already stand at the tile, in bids or in uses. Where there are none, the first worker decides the colour.',
        'BID-5':
          'After your action your bid must be greater than every other bid on that tile. You may raise a bid of yours that is winning. You may add to one that is losing only if that makes it the highest.',
        'BID-6':
          'There is no upper limit. A winning bid can be neither moved nor made smaller. Workers never go back behind the screen during a season.',
        'BID-7': 'Green is a colour like the others: it stands in for nothing.',
        'BID-8':
          'Summer boat 4a: where another player has bid on a market tile (not on a turn-order tile) and the standing colour is blue, red or yellow, the owner of the boat may bid in any one other colour, green included. These workers lie down. Everyone else still follows the standing colour. The owner’s bid on a tile stays one-coloured: where there is one already, only its colour can be added. A lying bid may always be raised in its own colour. A lying group that moves elsewhere stands up, unless it breaks the colour there too under this rule. Uses are not part of this: they keep to the standing colour.',
        'BID-9':
          'Summer boat 4a: when, after a whole action with its payments, no standing bid of another player and no used worker is left at that tile, the lying bid stands up and its colour becomes the colour of the tile.',
      },
    },
    {
      id: 'USE',
      title: 'Using tiles',
      rules: {
        'USE-1':
          'You may use tiles that have an effect, in any village, your own or another’s, and, except in winter, in the market. Boats, summer boats, turn-order tiles and winter tiles can’t be used, nor can tiles that only score: Barn, Blacksmith, Stone Yard, Timber Yard, Forge, Goldsmith, Sawmill, Sculptor, Well, Sheep Shelter.',
        'USE-2':
          'The first use of a tile in a season takes at least 1 worker, each later use at least one more than the use before. At most 6 workers fit on a tile in a season. You may place more workers than needed.',
        'USE-3':
          'Colours and workers are chosen as for bids (BID-2, BID-4): one colour, and losing groups move as a whole. A group that would break the limit of 6 or the colour can’t be used. Your losing bid on the very tile may be moved onto it to use it.',
        'USE-4':
          'Summer boat 4b: if a tile already has workers, in bids or in uses, the owner of the boat may use it with any mixture of colours. Workers that differ from the standing colour lie down, those of the standing colour stand. All of them count towards the six, and towards “one more than last time”. Groups of different colours may be joined. On an untouched tile the normal rule holds.',
        'USE-5':
          'A use that you can’t pay for is not possible. This is judged after the workers are placed: they can’t pay. A use that gives little or nothing is possible (an empty supply, no free field, nothing worth moving): you take what there is.',
        'USE-6':
          'Resources from a tile of your own village land on that tile. From anywhere else they land on your home tile.',
        'USE-7':
          'Random workers come from the bag, green workers from the green supply only; but green workers that went into the bag can be drawn from it by chance. Skill tiles are drawn at random from the pile. All of them go behind your screen.',
        'USE-8':
          'A worker that you pay comes from behind your screen and goes into the bag. A whole losing group of yours can pay too; it counts as one worker, whatever its size. If the cost asks for a colour, the group has to have that colour.',
        'USE-9':
          'You always choose the payment and set it aside before anything is drawn. A paid skill tile goes face down into the pile, a paid worker into the bag, before the gain; at the Hiring Fair and the Tavern only after it, so that you can’t draw it back.',
        'USE-10':
          'Workshop and Farm Yard: the front gives one of the things shown, of your choice, if it is in the supply (if none is, you choose nothing and gain nothing). The back gives all of them, as far as the supply goes. You draw what there is: nothing is filled up, nothing stays owed.',
        'USE-11':
          'A tile that is upgraded during a season keeps its uses and its limit of six. Later uses give what the new face shows.',
      },
    },
    {
      id: 'MOVE',
      title: 'Transport and upgrades',
      rules: {
        'MOVE-1':
          'Whoever uses a home tile or a transport tile (Stable, Farrier, Wainwright, Paddock), in any village or in the market, may transport and upgrade, always in their own village.',
        'MOVE-2':
          'One transport point moves one resource to an adjacent tile of the same village if both touching edges are roads. The points may be split among resources and steps in any way.',
        'MOVE-3':
          'Each upgrade turns one tile of your own village to its back: a village tile of spring, summer or autumn, or the home tile, if it is not upgraded yet. Never summer boats, boats, turn-order tiles or winter tiles.',
        'MOVE-4':
          'The resources of the cost must lie on that tile; the skill tiles come from behind your screen. They go back to the supply and the pile. Gold stands in for any other resource, but where gold is asked for, only gold will do (MOVE-8 lifts that). You pay the exact number, no more; where any kind is allowed, each piece is your choice. All else on the tile stays – resources, workers, animals –, and so do its rotation and its edges.',
        'MOVE-5':
          'Our ruling: steps and upgrades may be done in any order and mixed, and none of them has to be done. How many there are is fixed when the use begins: turning over the tile that is being used changes nothing this time.',
        'MOVE-6':
          'Summer boat 2a: resources may also cross between adjacent tiles where neither of the touching edges is water; road against field is fine. Inside a tile nothing stops them. Placed tiles need not match (END-10).',
        'MOVE-7':
          'Summer boat 2b: for its owner the numbers of transport points and upgrades are doubled, whichever tile is used. Wheat is not doubled.',
        'MOVE-8':
          'Summer boat 3a: when upgrading, any resource stands in for any other, one for one, gold included.',
        'MOVE-9': 'Where a cost can be paid in more than one way, you choose.',
      },
    },
    {
      id: 'END',
      title: 'A season ends, in this order',
      rules: {
        'END-1': 'Losing bids go back behind the screens of their owners.',
        'END-2':
          'Market tiles that nobody bid on leave the game. Workers on them go into the bag, green ones too.',
        'END-3':
          'Whoever wins a market tile takes it, and takes behind the screen the workers that were used on it, standing or lying, whoever placed them. All winning bids, those on turn-order tiles included, go into the bag, green ones too, before anything is drawn from it. From spring to autumn the turn-order tiles stay where they are.',
        'END-4':
          'Everyone takes behind their screen all workers on the tiles of their own village, standing or lying, whoever placed them.',
        'END-5':
          'Spring, summer, autumn: the boats are emptied in this order: first the winners of turn order 1, 2, 3 and 4 (each player picks once, at the first of theirs), then the players without one, clockwise from the start player. Each must choose a boat that nobody has chosen yet, and takes its workers and skill tiles.',
        'END-6':
          'The start player changes at the moment the turn-order tile with the start-player marker is settled: “from the start player” in END-5 means the new one. If nobody bid on that tile, the old start player serves for END-5, and then the marker passes to the next player clockwise.',
        'END-7':
          'Winter: the order is the same, but everyone takes a boat tile, and the winners also take all turn-order tiles they won. Whoever wins the start-player tile holds the purple marker for scoring. If nobody did, the marker still passes on but scores for nobody. Our ruling: it counts for the one whose bid won that tile, not for the one the marker has passed to. Turn-order tiles that nobody bid on leave the game.',
        'END-8':
          'Summer boats 1a, 1b, 6a and 6b pay their owner at the boat pick in summer, autumn and winter, even in the season in which they were just won: tiles are taken before, in END-3.',
        'END-9':
          'Then everyone places all the tiles just taken; in winter the boat and turn-order tiles as well. All do this at the same time: nobody waits for the others, or sees their tiles, before all are done. Nothing random depends on who is done first. Who is done is public.',
        'END-10':
          'A tile is placed next to at least one tile of the village, in any of six rotations. You choose the order of your tiles. Touching edges must always be alike: road to road, field to field, water to water. Summer boat 2a lifts that for every tile placed from the moment it is owned; our ruling: for its own placement too.',
        'END-11':
          'You have to place a tile as long as any of yours has a spot where it fits. If none has, the rest are set aside: out of the game, without ability or points (our ruling). You may choose an order that leaves a tile without a spot. Tiles never move again.',
      },
    },
    {
      id: 'SCORE',
      title: 'Scoring',
      rules: {
        'SCORE-1':
          'The points printed on the face that shows: upgraded tiles, the Keythedral, the Flipper (2), the Ianvincible (5).',
        'SCORE-2':
          'Barn, Blacksmith, Stone Yard and Timber Yard score for each matching resource that lies on them (the Barn for any). Gold stands in. Nothing can be brought there at the end of the game. What lies there may count elsewhere instead, but never twice (our ruling: one of the printed texts says otherwise).',
        'SCORE-3':
          'All other resources, all skill tiles and all workers (everything behind the screen after END-8) may be given freely to the scoring tiles one owns, each piece at most once. Each scoring tile counts as many sets as there are, the Keythedral once.',
        'SCORE-4': 'Each gold that counts nowhere else: 1 point. In a set, gold stands in for any resource.',
        'SCORE-5':
          'Whoever holds the purple marker (END-7) counts it as one extra piece of their choice: a worker of any colour, a skill tile, a resource of any kind (as gold that counts nowhere else: 1 point; also as one lying on a scoring tile of autumn, at that tile’s rate); with The Farmers also a wheat, or an animal in any field, empty, occupied or mixed (a sheep in the field of the Sheep Shelter may be counted there).',
        'SCORE-6':
          'Watermill (not for gold), Village Hall and Scholar: one kind is chosen for each tile, and every piece of that kind scores.',
        'SCORE-7':
          'Keyflower: the sum of all transport numbers that show in the village, home included, doubled by summer boat 2b. Wheat never counts.',
        'SCORE-8':
          'Sea Bastion: the greatest number of different tiles on one round trip along roads that uses no road connection twice (it may cross a tile more than once). There must be a road on both touching edges, with summer boat 2a as well. No round trip: 0 points.',
        'SCORE-9':
          'Sea Breese: boats of every kind (summer boats and the Sea Breese itself too) that are joined to the water of the home tile by an unbroken chain of water. 1, 2, 3, 4, or 5 and more of them give 2, 4, 8, 16, 32 points.',
        'SCORE-10':
          'Flipper: its owner may turn over one tile that can be upgraded, for free. This is part of scoring: it is chosen for you together with everything else (SCORE-14) and shown on the score sheet; the village stays as it is.',
        'SCORE-11': 'White Wind: 1 point for each worker that counts nowhere else.',
        'SCORE-12':
          'Turn-order tiles: 1 point for each adjacent tile. A tile that touches several of them counts for each.',
        'SCORE-13':
          'Summer boat 3b: in scoring, any resource stands in for any other; each may count as gold.',
        'SCORE-14':
          'The pieces are shared out for you, and in the best way there is: your score is the highest that any choice could give, marker and free upgrade included. The score sheet shows every line: which tile, which pieces, how many points. Among equally good ways a fixed rule decides.',
        'SCORE-15':
          'Most points win. In a tie, the base game knows several winners (our ruling: the printed texts differ). With The Farmers, the one of the tied players wins who picked a boat tile earlier in winter.',
      },
    },
    {
      id: 'FARM',
      title: 'The Farmers',
      rules: {
        'FARM-1':
          'The Farmers adds 30 wheat, 12 cows, 24 pigs and 32 sheep, and 4 tiles for spring, 4 for summer (two of them boats), 4 for autumn and 6 for winter. Its turn-order tiles 1 to 3 replace those of the base game; 4 stays, gives nothing more, and is still the start-player tile with five or six players.',
        'FARM-2':
          'Mixed in, as usual: the tiles of each season are shuffled together. With all its tiles: all four Farmers tiles of a season are there, and 2, 3, 4, 5 or 6 tiles of the base game (for 2 to 6 players) are drawn to join them; winter tiles are dealt from the six of The Farmers and 2, 6, 10, 9 or 12 of the base game.',
        'FARM-3':
          'The roads of a tile meet in its middle and cut it into sectors. Two or more roads make as many sectors as there are roads; one road, or none, makes one. A home tile has five: its water is a dead end and divides nothing. The river through a boat tile cuts it in two.',
        'FARM-4':
          'Every edge has two halves. At a road edge they belong to the sectors left and right of the road, at a field edge both belong to the sector there. Sectors of touching tiles join half to half. A water edge joins nothing, nor does touching at a corner. A road that ends at the rim of the village keeps its two sides apart. Where summer boat 2a has put the end of a road against a field edge, the fields left and right of that road join. All sectors that are joined make one field.',
        'FARM-5': 'Fields can only merge. Animals belong to a field and may be anywhere in it.',
        'FARM-6':
          'An animal you gain must be taken as long as the supply and a field allow it. It goes to a field of the tile that it comes from (in your own village) or of your home tile (from elsewhere), and there may be no other kind of animal in it. You choose the field; several animals may go to different ones. Without such a field, or with none in the supply, there is no animal; the rest of the gain is yours all the same. A field that holds several kinds after a merger is closed to all newcomers until one kind is left (FARM-9 lifts that).',
        'FARM-7':
          'Each step of an animal into an adjacent field costs one transport point. Two fields are adjacent if they share a tile: the five fields of a home are, and the two banks of a boat tile. Passing through a field with another kind costs the same, but no animal may stop there: this is checked after each animal’s walk, not at the end of the use.',
        'FARM-8':
          'Wheat is kept behind the screen. While you transport, each wheat you spend adds one transport point, for resources or animals. Wheat from that very use (Paddock) may be spent at once. Spent wheat goes back to the supply. If the supply is short at the boats, it is handed out in the order of the picks.',
        'FARM-9':
          'Summer boat 5a: kinds may share fields, and breed there. It holds from END-3 on, so for the newcomers and the young of that very season too.',
        'FARM-10':
          'Breeding: at the end of spring, summer and autumn, after END-5 and END-8 and before END-9 (our ruling on the order), every field with two or more animals of a kind and no other kind (summer boat 5a lifts the latter) gains one of that kind. This is not a choice: one young for each kind and field, counted before any is born. If the supply of a kind is short: from the new start player on, clockwise, each takes all of theirs before the next does; each chooses among their own fields (our ruling).',
        'FARM-11':
          'The turn-order tiles of The Farmers give what they show, for each one won, at the winner’s boat pick, in winter too. Animals from them (our ruling) and from summer boat 6b go to fields of the home tile as they are before END-9, in an order that the player chooses.',
        'FARM-12':
          'Each field with at least one cow scores 3 points (with the Dairy 7), with a pig 2 (Truffle Orchard: 5), with a sheep 1 (Weaver: 3). A field with several kinds scores for each.',
        'FARM-13':
          'Sheep Shelter: the sheep in its field may be counted there, each for the points shown. A sheep counted there does not make the field score as well. The best division is chosen (SCORE-14). Other kinds in that field score as ever.',
        'FARM-14': 'Hillside: 1 point for every other tile that its field reaches, of any kind, each once.',
        'FARM-15':
          'Bakery: 4 points for each set of one resource, one wheat and one skill tile. Granary: 3 points for every two wheat.',
        'FARM-16':
          'Summer boat 5b: in scoring, wheat stands in for any resource, gold included, and any resource for wheat; once for each piece, never in a chain. Without this boat wheat is no resource. Wheat never lies on a tile.',
      },
    },
    {
      id: 'VAR',
      title: 'Options',
      rules: {
        'VAR-1':
          'Gamers’ variant: these lie openly before the screen: workers from boats, from losing bids, from tiles won (our ruling) and from your own village at the end of a season; green workers not drawn from the bag (those of VAR-2 too); wheat; and skill tiles received face up. The first workers and those drawn from the bag (Alehouse, Brewer, Inn, Tavern, summer boat 1a) stay hidden, and so do skill tiles drawn face down. Open pieces are spent first (our ruling). Where this differs from SECRET-1, it goes before it.',
        'VAR-2': 'Mixed ability: some players, as agreed, begin with one more green worker from the supply.',
      },
    },
    {
      id: 'SECRET',
      title: 'Who sees what',
      rules: {
        'SECRET-1':
          'Hidden from all others: the colours of workers behind a screen, the kinds of skill tiles, the winter tiles one holds, what is put up in winter and what is placed until all are done, and the order of bag, pile and stacks of tiles.',
        'SECRET-2':
          'Public: how many workers, skill tiles and wheat each player has; how many workers are in the bag and tiles in the pile (never by colour or kind); the supplies; all bids, uses, boats and villages; and all that happens, except for the colours and kinds that are drawn and the kind of a skill tile paid where any would do. Workers that are paid are public.',
        'SECRET-3':
          'What you may not know changes nothing of what you see: neither the table, nor your possible actions, nor the log.',
        'SECRET-4': 'Spectators see what all players can see. After the game everything is open.',
      },
    },
  ],
};
