import { form } from './grammar.ts';
import { type SheetNames, sheetNames } from './sheet-names.ts';

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
  sheets: SheetNames;
  search: string;
  found: (n: number) => string;
  unknown: (id: string) => string;
  chapters: readonly RulesChapter[];
}

export const rules: RulesWords = {
  title: 'Rules',
  intro:
    'The rules as played here, in our own words. Each rule has an id, which is shown whenever an action is not possible. “Our ruling” marks points that the printed rules leave open, or that differ between their languages.',
  contents: 'Contents',
  sheets: sheetNames,
  search: 'Search the rules',
  found: (n) => (n === 0 ? 'No rules found.' : `${n} ${form(n, 'rule', 'rules')} found`),
  unknown: (id) => `There is no rule ${id}. Here are all of them.`,
  chapters: [
    {
      id: 'SET',
      title: 'Setup',
      rules: {
        'SET-1': '2 to 6 players sit in a circle. “Next” always means clockwise.',
        'SET-2':
          'The bag holds 40 blue, 40 red and 40 yellow workers. The 20 green workers form an open supply outside the bag.',
        'SET-3':
          'The supply has 48 gold, 24 iron, 24 stone and 24 wood. 16 anvils, 16 picks and 16 saws form one face-down pile of skill tiles.',
        'SET-4':
          'Each player draws 8 workers from the bag, keeps them hidden behind a screen, and gets a random home tile. The player with the lowest home number is the first start player and gets the purple marker.',
        'SET-5':
          'There are as many boats as players: each boat shows a minimum number of players, and all boats with a number up to the number of players are used. They are loaded for spring with workers from the bag and skill tiles from the pile, face up.',
        'SET-6':
          'The turn-order tiles in play depend on the number of players: 1 tile for two players, 2 for three, 3 for four, 4 for five or six. The one with the highest number shows the start-player marker.',
        'SET-7':
          'From spring to autumn, 6, 7, 8, 9 or 10 village tiles come to the market with 2, 3, 4, 5 or 6 players. They are drawn at random from the tiles of the season; the others are removed from the game unseen.',
        'SET-8':
          'Each player is dealt hidden winter tiles: 3 with two to four players, 2 with five or six. With The Farmers it is one more: 4 or 3.',
        'SET-9':
          'A summer boat that is drawn shows one of its faces, a or b, at random, and keeps it for the whole game.',
        'SET-10':
          'One seed determines everything random. The same options, seed and actions give exactly the same game on every device.',
      },
    },
    {
      id: 'SEA',
      title: 'Start of a season',
      rules: {
        'SEA-1': 'The seasons come in this order: spring, summer, autumn, winter.',
        'SEA-2': 'In summer and autumn the boats are loaded again, and new village tiles come to the market.',
        'SEA-3':
          'If there are not enough workers in the bag for the boats, they are dealt one at a time to the boats in this order: Keyflower, Sea Bastion, Sea Breese, Flipper, Ianvincible, White Wind, round after round, until the bag is empty; no boat gets more than its number. Our ruling: skill tiles are dealt in the same way.',
        'SEA-4':
          'In winter the boats are not loaded. Secretly and at the same time, each player chooses at least one of their winter tiles. All chosen tiles are shuffled and become the market. Once all have chosen, it is public how many tiles each player put into play, but never which ones, not even from the order of the market. Tiles that were not chosen are removed from the game unseen.',
      },
    },
    {
      id: 'TURN',
      title: 'Turns',
      rules: {
        'TURN-1':
          'Starting with the start player and going clockwise, each player takes one action: bid, use a tile, or pass. All workers of an action go to the same place.',
        'TURN-2':
          'The actions of a season end when all players have passed in a row. Until then, a player who has passed may act again on a later turn.',
        'TURN-3': 'You may always pass. If no other action is possible, you have to pass.',
      },
    },
    {
      id: 'BID',
      title: 'Bids',
      rules: {
        'BID-0':
          'A bid is winning as long as no other bid on that tile is higher, counting lying workers; otherwise it is losing. Two bids on a tile are never equal. Only the owner of a summer boat has its ability, from the moment it is won (END-3) and wherever they act. No worker has to be placed on it.',
        'BID-1':
          'You may bid on any tile in the market (village tile, summer boat or winter tile) and on any turn-order tile, but not on boats or on tiles in a village.',
        'BID-2':
          'The workers come from behind your screen, from your losing bids elsewhere, or both. A losing bid moves as a whole: a group is never split. Several groups and workers from behind the screen may be combined in one action and form one group from then on. At least one worker has to move. Your losing bid on the same tile stays and counts; it is not a group to move.',
        'BID-3': 'All workers of your bid on a tile have one colour.',
        'BID-4':
          'This must be the colour of the workers already standing at the tile, in bids or uses. If there are none, the first worker sets the colour.',
        'BID-5':
          'After your action your bid must be higher than every other bid on that tile. You may raise your own winning bid. You may add to a losing bid only if that makes it the highest.',
        'BID-6':
          'There is no upper limit. A winning bid cannot be moved or reduced. Workers never go back behind the screen during a season.',
        'BID-7': 'Green is a colour like the others: it does not replace another colour.',
        'BID-8':
          'Summer boat 4a: where another player has bid on a market tile (not on a turn-order tile) and the standing colour is blue, red or yellow, the owner of the boat may bid in any one other colour, green included. These workers lie down. All other players still follow the standing colour. The owner’s bid on a tile keeps to one colour: if there is one already, only its colour can be added. A lying bid may always be raised in its own colour. A lying group that moves elsewhere stands up, unless it differs from the colour there too under this rule. Uses are not affected: they follow the standing colour.',
        'BID-9':
          'Summer boat 4a: when, after a whole action with its payments, no standing bid of another player and no worker of a use is left at that tile, the lying bid stands up and its colour becomes the colour of the tile.',
      },
    },
    {
      id: 'USE',
      title: 'Using tiles',
      rules: {
        'USE-1':
          'You may use tiles with an effect in your own village, in other players’ villages and, except in winter, in the market. Boats, summer boats, turn-order tiles and winter tiles cannot be used, nor can tiles that only score: Barn, Blacksmith, Stone Yard, Timber Yard, Forge, Goldsmith, Sawmill, Sculptor, Well, Sheep Shelter.',
        'USE-2':
          'The first use of a tile in a season takes at least 1 worker, each later use at least one more than the use before. A tile holds at most 6 workers per season. You may place more workers than needed.',
        'USE-3':
          'Colours and workers are chosen as for bids (BID-2, BID-4): one colour, and losing groups move as a whole. A group that would exceed the limit of 6 or does not match the colour cannot be used. You may move your losing bid on a tile onto that tile to use it.',
        'USE-4':
          'Summer boat 4b: if a tile already has workers, in bids or in uses, the owner of the boat may use it with any mix of colours. Workers that differ from the standing colour lie down, those of the standing colour stand. All of them count towards the limit of six and towards “one more than the use before”. Groups of different colours may be combined. On a tile without workers the normal rule applies.',
        'USE-5':
          'You cannot use a tile if you cannot pay its cost. The workers placed for the use cannot be used to pay. A use that gives little or nothing is possible (an empty supply, no free field, nothing to move): you take what there is.',
        'USE-6':
          'Resources from a tile in your own village are placed on that tile. Resources from anywhere else are placed on your home tile.',
        'USE-7':
          'Random workers come from the bag, green workers only from the green supply; however, green workers that went into the bag can be drawn from it at random. Skill tiles are drawn at random from the pile. All of them go behind your screen.',
        'USE-8':
          'A worker that you pay comes from behind your screen and goes into the bag. A whole losing group of yours can pay too; it counts as one worker, whatever its size. If the cost shows a colour, the group must have that colour.',
        'USE-9':
          'You always choose the payment and set it aside before anything is drawn. A paid skill tile goes face down into the pile, a paid worker into the bag, before the gain; at the Hiring Fair and the Tavern only after the gain, so that you cannot draw it again.',
        'USE-10':
          'Workshop and Farm Yard: the front gives one of the things shown, of your choice, if it is in the supply (if none is, you choose nothing and gain nothing). The back gives all of them, as far as the supply goes. You take what there is; missing pieces are not made up for later.',
        'USE-11':
          'A tile that is upgraded during a season keeps its uses and its limit of six. Later uses give what the new side shows.',
      },
    },
    {
      id: 'MOVE',
      title: 'Transport and upgrades',
      rules: {
        'MOVE-1':
          'If you use a home tile or a transport tile (Stable, Farrier, Wainwright, Paddock) in any village or in the market, you may transport and upgrade, always in your own village.',
        'MOVE-2':
          'One transport point moves one resource to an adjacent tile of the same village if both touching edges are roads. The points may be split between resources and steps in any way.',
        'MOVE-3':
          'Each upgrade flips one tile in your own village: a village tile of spring, summer or autumn, or the home tile, if it is not upgraded yet. Never summer boats, boats, turn-order tiles or winter tiles.',
        'MOVE-4':
          'The resources of the cost must lie on that tile; the skill tiles come from behind your screen. They go back to the supply and the pile. Gold can replace any other resource, but a cost in gold can only be paid with gold (exception: MOVE-8). You pay the exact number; where any kind is allowed, each piece is your choice. Everything else on the tile stays (resources, workers, animals), and so do its rotation and its edges.',
        'MOVE-5':
          'Our ruling: steps and upgrades may be done in any order, and all are optional. Their number is fixed when the use begins: upgrading the tile you are using does not change it this time.',
        'MOVE-6':
          'Summer boat 2a: resources may also cross between adjacent tiles where neither of the touching edges is water; road against field is fine. Within a tile they move freely. Placed tiles need not match (END-10).',
        'MOVE-7':
          'Summer boat 2b: for its owner the numbers of transport points and upgrades are doubled, whichever tile is used. Wheat is not doubled.',
        'MOVE-8':
          'Summer boat 3a: when upgrading, any resource can replace any other, one for one, including gold.',
        'MOVE-9': 'If a cost can be paid in more than one way, you choose.',
      },
    },
    {
      id: 'END',
      title: 'End of a season, in this order',
      rules: {
        'END-1': 'Losing bids go back behind their owners’ screens.',
        'END-2':
          'Market tiles without a bid are removed from the game. Workers on them go into the bag, including green ones.',
        'END-3':
          'The winner of a market tile takes it, together with all workers used on it, standing or lying, no matter who placed them; the workers go behind their screen. All winning bids, including those on turn-order tiles and green workers, go into the bag before anything is drawn from it. From spring to autumn the turn-order tiles stay where they are.',
        'END-4':
          'Each player takes all workers on the tiles of their own village behind their screen, standing or lying, no matter who placed them.',
        'END-5':
          'Spring, summer, autumn: the boats are emptied in this order: first the winners of turn order 1, 2, 3 and 4 (each player picks once, at the first of theirs), then the players without one, clockwise from the start player. Each must choose a boat that has not been chosen yet, and takes its workers and skill tiles.',
        'END-6':
          'The start player changes at the moment the turn-order tile with the start-player marker is settled: “from the start player” in END-5 means the new one. If there is no bid on that tile, the old start player counts for END-5; then the marker passes to the next player clockwise.',
        'END-7':
          'Winter: the order is the same, but each player takes a boat tile, and the winners also take all turn-order tiles they won. The winner of the start-player tile has the purple marker for scoring. If there was no winner, the marker still passes on but does not score. Our ruling: it counts for the player whose bid won that tile, not for the player the marker has passed to. Turn-order tiles without a bid are removed from the game.',
        'END-8':
          'Summer boats 1a, 1b, 6a and 6b give their owner something when they take a boat in summer, autumn and winter, even in the season in which they are won: tiles are taken earlier, in END-3.',
        'END-9':
          'Then all players place the tiles they have just taken; in winter the boat and turn-order tiles as well. They do this at the same time, without seeing the other players’ tiles until all are done. Nothing random depends on who finishes first. It is public who has finished.',
        'END-10':
          'A tile is placed next to at least one tile of the village, in any of six rotations. You choose the order of your tiles. Adjacent edges must always match: road to road, field to field, water to water. This does not apply to the owner of summer boat 2a, from the moment they own it; our ruling: for its own placement too.',
        'END-11':
          'You have to place tiles as long as one of yours fits somewhere. If none fits, the rest are set aside: out of the game, without ability or points (our ruling). You may choose an order that leaves a tile without a spot. Placed tiles never move.',
      },
    },
    {
      id: 'SCORE',
      title: 'Scoring',
      rules: {
        'SCORE-1':
          'The points printed on the face-up side: upgraded tiles, the Keythedral, the Flipper (2), the Ianvincible (5).',
        'SCORE-2':
          'Barn, Blacksmith, Stone Yard and Timber Yard score for each matching resource on them (the Barn for any). Gold can replace it. Nothing can be moved there at the end of the game. Resources there may count elsewhere instead, but never twice (our ruling: one of the printed texts says otherwise).',
        'SCORE-3':
          'All other resources, all skill tiles and all workers (everything behind the screen after END-8) may be allocated freely to your scoring tiles, each piece at most once. Each scoring tile counts as many sets as you have, the Keythedral once.',
        'SCORE-4': 'Each gold that counts nowhere else: 1 point. In a set, gold can replace any resource.',
        'SCORE-5':
          'The player with the purple marker (END-7) counts it as one extra piece of their choice: a worker of any colour, a skill tile, a resource of any kind (as gold that counts nowhere else: 1 point; also as one lying on a scoring tile of autumn, at that tile’s rate); with The Farmers also a wheat, or an animal in any field, empty, occupied or mixed (a sheep in the field of the Sheep Shelter may be counted there).',
        'SCORE-6':
          'Watermill (not for gold), Village Hall and Scholar: one kind is chosen for each tile, and every piece of that kind scores.',
        'SCORE-7':
          'Keyflower: 1 point per unit of transport capacity visible in the village, including the home tile, doubled by summer boat 2b. Wheat never counts.',
        'SCORE-8':
          'Sea Bastion: 1 point for each different tile on the longest loop of roads that uses no connection between two tiles twice (it may cross a tile more than once). There must be a road on both adjacent edges, even with summer boat 2a. Without a loop: 0 points.',
        'SCORE-9':
          'Sea Breese: boats of all kinds (including summer boats and the Sea Breese itself) that are connected to the water of the home tile by unbroken water. 1, 2, 3, 4, or 5 and more boats score 2, 4, 8, 16 or 32 points.',
        'SCORE-10':
          'Flipper: its owner may upgrade one tile for free. This is part of scoring: the best tile is chosen for you (SCORE-14) and shown on the score sheet; the village itself does not change.',
        'SCORE-11': 'White Wind: 1 point for each worker that scores nowhere else.',
        'SCORE-12':
          'Turn-order tiles: 1 point for each adjacent tile. A tile that touches several of them counts for each.',
        'SCORE-13': 'Summer boat 3b: in scoring, any resource can replace any other; each may count as gold.',
        'SCORE-14':
          'The pieces are allocated for you in the best possible way: your score is the highest that any choice could give, including the marker and the free upgrade. The score sheet shows every tile with its pieces and points. Between equally good allocations a fixed rule decides.',
        'SCORE-15':
          'The player with the most points wins. In the base game, tied players share the victory (our ruling: the printed texts differ). With The Farmers, the tied player who chose a boat earlier in winter wins.',
      },
    },
    {
      id: 'FARM',
      title: 'The Farmers',
      rules: {
        'FARM-1':
          'The Farmers adds 30 wheat, 12 cows, 24 pigs and 32 sheep, and 4 tiles for spring, 4 for summer (two of them boats), 4 for autumn and 6 for winter. Its turn-order tiles 1 to 3 replace those of the base game; 4 stays, gives nothing more, and is still the start-player tile with five or six players.',
        'FARM-2':
          'Mixed in (the default): the tiles of each season are shuffled together. All tiles: all four Farmers tiles of a season are used, and 2, 3, 4, 5 or 6 tiles of the base game (for 2 to 6 players) are added at random; winter tiles are dealt from the six of The Farmers and 2, 6, 10, 9 or 12 of the base game.',
        'FARM-3':
          'The roads of a tile meet in its middle and divide it into sectors. Two or more roads make as many sectors as there are roads; one road, or none, makes one. A home tile has five: its water does not divide anything. The river through a boat tile divides it in two.',
        'FARM-4':
          'Every edge has two halves. At a road edge they belong to the sectors left and right of the road, at a field edge both belong to the sector there. Sectors of adjacent tiles join half to half. Water edges and corners join nothing. A road that ends at the edge of the village keeps its two sides apart. Where summer boat 2a has put the end of a road against a field edge, the fields left and right of that road join. Joined sectors form one field.',
        'FARM-5': 'Fields can only merge. Animals belong to a field and may be anywhere in it.',
        'FARM-6':
          'An animal you gain must be taken as long as the supply and a field allow it. It goes to a field of the tile that it comes from (in your own village) or of your home tile (from elsewhere), and there may be no other kind of animal in it. You choose the field; several animals may go to different ones. If there is no such field, or the supply is empty, you get no animal, but still the rest of the gain. A field with several kinds after a merger is closed to new animals until only one kind is left (exception: FARM-9).',
        'FARM-7':
          'Each step of an animal into an adjacent field costs one transport point. Two fields are adjacent if they share a tile: the five fields of a home are, and the two banks of a boat tile. An animal may pass through a field with another kind at the same cost, but may not stop there: this is checked after each animal’s move, not at the end of the use.',
        'FARM-8':
          'Wheat is kept behind the screen. While you transport, each wheat you spend adds one transport point, for resources or animals. Wheat from the same use (Paddock) may be spent at once. Spent wheat goes back to the supply. If the supply runs short at the boats, wheat is given out in the order in which boats are chosen.',
        'FARM-9':
          'Summer boat 5a: different kinds may share fields and breed there. This applies from END-3 on, so also to new and newborn animals of the same season.',
        'FARM-10':
          'Breeding: at the end of spring, summer and autumn, after END-5 and END-8 and before END-9 (our ruling on the order), every field with two or more animals of a kind and no other kind (exception: summer boat 5a) gains one of that kind. This is mandatory: one animal for each kind and field, counted before any is born. If the supply of a kind runs short, players take theirs in clockwise order from the new start player and choose among their own fields (our ruling).',
        'FARM-11':
          'The turn-order tiles of The Farmers give what they show, for each one won, when the winner takes a boat, in winter too. Animals from them (our ruling) and from summer boat 6b go to fields of the home tile as they are before END-9, in an order that the player chooses.',
        'FARM-12':
          'Each field with at least one cow scores 3 points (with the Dairy 7), with a pig 2 (Truffle Orchard: 5), with a sheep 1 (Weaver: 3). A field with several kinds scores for each.',
        'FARM-13':
          'Sheep Shelter: the sheep in its field may be counted there, each for the points shown. A sheep counted there does not also make the field score. The best split is chosen (SCORE-14). Other kinds in that field score as usual.',
        'FARM-14': 'Hillside: 1 point for each other tile that its field extends to, of any kind, each once.',
        'FARM-15':
          'Bakery: 4 points for each set of one resource, one wheat and one skill tile. Granary: 3 points for every two wheat.',
        'FARM-16':
          'Summer boat 5b: in scoring, wheat can replace any resource, including gold, and any resource can replace wheat; once per piece, never in a chain. Without this boat wheat is not a resource. Wheat is never on a tile.',
      },
    },
    {
      id: 'VAR',
      title: 'Options',
      rules: {
        'VAR-1':
          'Gamers’ variant: the following are kept open in front of the screen: workers from boats, from losing bids, from tiles won (our ruling) and from your own village at the end of a season; green workers not drawn from the bag (those of VAR-2 too); wheat; and skill tiles received face up. The initial workers and those drawn from the bag (Alehouse, Brewer, Inn, Tavern, summer boat 1a) stay hidden, and so do skill tiles drawn face down. Open pieces are spent first (our ruling). Where this differs from SECRET-1, it takes precedence.',
        'VAR-2':
          'Mixed ability: by agreement, some players begin with one extra green worker from the supply.',
      },
    },
    {
      id: 'SECRET',
      title: 'Who sees what',
      rules: {
        'SECRET-1':
          'Hidden from all other players: the colours of workers behind a screen, the kinds of skill tiles, the winter tiles in hand, which winter tiles are chosen and which tiles are placed until all are done, and the order of the bag, the pile and the stacks of tiles.',
        'SECRET-2':
          'Public: how many workers, skill tiles and wheat each player has; how many workers are in the bag and tiles in the pile (never by colour or kind); the supplies; all bids, uses, boats and villages; and everything that happens, except for the colours and kinds that are drawn and the kind of a skill tile paid where any kind is allowed. Workers that are paid are public.',
        'SECRET-3':
          'Hidden information never affects what you see: neither the table, nor your possible actions, nor the log.',
        'SECRET-4': 'Spectators see what all players can see. After the game everything is revealed.',
      },
    },
  ],
};
