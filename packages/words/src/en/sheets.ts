import { sheetNames } from './sheet-names.ts';

/** Sheets to print: the rules on one page, and a player aid. A part is a heading with a few short lines. */
export const sheets = {
  print: 'Print',
  hint: 'Made for A4 and Letter. To save it as a PDF, choose that in the print dialog.',
  rules: 'Rules:',
  names: sheetNames,
  table: {
    title: 'Numbers by players',
    players: 'Players',
    market: 'Village tiles per season',
    turnOrder: 'Turn-order tiles',
    boats: 'Boats',
    winter: 'Winter tiles each (with The Farmers one more)',
  },
  summary: {
    parts: {
      goal: {
        title: 'Aim',
        lines: [
          'Build a village in four seasons. Workers win tiles in the market and work on tiles for resources, skill tiles and more workers.',
          'The player with the most points after winter wins.',
        ],
      },
      setup: {
        title: 'Setup',
        lines: [
          'Each player draws 8 workers from the bag, hides them behind a screen, and gets a home tile and secret winter tiles at random.',
          'The lowest home number starts. Boats are loaded with workers and skill tiles in spring, summer and autumn.',
        ],
      },
      turn: {
        title: 'A turn',
        lines: [
          'Clockwise, each player bids, uses a tile or passes. All workers of a turn go to one place.',
          'The actions end when all players pass in a row. Until then you can act again after passing.',
        ],
      },
      bidding: {
        title: 'Bidding',
        lines: [
          'Bid on tiles in the market and on turn-order tiles. Your bid must be higher than every other bid there.',
          'A winning bid stays; you can only raise it. A losing bid can move on a later turn, to bid or to use a tile. It always moves as a whole, and workers from behind your screen can join it.',
        ],
      },
      using: {
        title: 'Using a tile',
        lines: [
          'Use a tile in the market, in your village or in another player’s. The first use in a season takes 1 worker, each later one at least one more than the use before; 6 workers in all at most.',
          'Pay what the tile asks, then take what it gives. Resources go on the tile if it is in your village, otherwise on your home tile. Workers and skill tiles go behind your screen.',
        ],
      },
      colours: {
        title: 'Colours',
        lines: [
          'The first worker at a tile sets its colour: until the end of the season all bids and uses there must have it. Green is a colour like the others.',
        ],
      },
      transport: {
        title: 'Transport and upgrades',
        lines: [
          'Your home tile and tiles with a cart transport and upgrade in your own village. One point moves one resource along a road to an adjacent tile.',
          'To upgrade a tile, its cost in resources must be on it; skill tiles come from behind your screen. Gold can replace any other resource. Then flip the tile. In any order, all optional.',
        ],
      },
      ending: {
        title: 'End of spring, summer and autumn',
        lines: [
          'Losing bids go back behind the screens, winning bids into the bag. You take the tiles you won with the workers on them, and all workers on your village.',
          'In turn order, each player takes the workers and skill tiles of one boat. The start-player tile moves the purple marker.',
          'Place the tiles you won: adjacent edges must match, road to road, field to field, water to water.',
        ],
      },
      winter: {
        title: 'Winter',
        lines: [
          'Secretly choose at least one of your winter tiles. All chosen tiles are shuffled and form the market. They cannot be used.',
          'At the end you take a boat tile instead of its load, and the turn-order tiles you won, and place them too.',
        ],
      },
      scoring: {
        title: 'Scoring',
        lines: [
          'Count the points shown on your tiles. Autumn tiles that score resources count what is on them.',
          'All other resources, skill tiles and workers can be counted on your scoring tiles, each once. The marker, if you won it in winter, is one extra piece of your choice.',
          'Gold that scores nowhere else: 1 point. Turn-order tiles: 1 point for each adjacent tile. Tied players share the victory.',
        ],
      },
      farmers: {
        title: 'The Farmers',
        lines: [
          'Animals live in fields, which are separated by roads and rivers. A field takes one kind. At the end of spring, summer and autumn a field with two or more gains one.',
          'Each wheat you spend while transporting is one more point; animals move to an adjacent field for one point.',
          'Each field scores: cow 3, pig 2, sheep 1. In a tie, the player who chose a boat earlier in winter wins.',
        ],
      },
    },
  },
  aid: {
    parts: {
      turn: {
        title: 'Your turn: one of three',
        lines: [
          'Bid: on a tile in the market or a turn-order tile, higher than every other bid.',
          'Use: a tile in the market or in any village. Pay, then take what it shows.',
          'Pass: you can act again until all players pass in a row.',
        ],
      },
      workers: {
        title: 'Which workers',
        lines: [
          'From behind your screen, from your losing bids, or both. A losing bid moves as a whole.',
          'Winning bids and workers on tiles stay until the end of the season.',
        ],
      },
      colours: {
        title: 'Colours',
        lines: [
          'One colour per tile and season, for bids and uses. The first worker sets it.',
          'Green is a colour like the others and replaces none of them.',
        ],
      },
      costs: {
        title: 'Costs',
        lines: [
          'Use: at least 1, then one more than the use before. At most 6 workers on a tile per season.',
          'A worker you pay goes into the bag. A whole losing bid can pay as one worker. A skill tile goes into the pile.',
          'Transport: 1 point for 1 resource over 1 road edge, in your village.',
          'Upgrade: resources from that tile, skill tiles from behind your screen. Gold replaces any other resource.',
          'Resources from your own village stay on the tile; from elsewhere they go on your home tile.',
        ],
      },
      ending: {
        title: 'End of a season, in this order',
        lines: [
          'Losing bids go back behind the screens.',
          'Tiles without bids leave the game; workers on them go into the bag.',
          'Winners take their tiles and the workers on them. Winning bids go into the bag.',
          'You take all workers on your village.',
          'Boats: winners of turn order 1, 2, 3, 4, then the others clockwise from the start player. Winter: the boat itself, and the turn-order tiles won.',
          'The Farmers: breeding (not in winter).',
          'Place all new tiles; edges must match. What fits nowhere is out of the game.',
        ],
      },
      scoring: {
        title: 'Scoring',
        lines: [
          'Points on the sides that show.',
          'Autumn tiles: points per resource on them; gold replaces it.',
          'Winter tiles: sets of workers, skill tiles or resources, each piece once.',
          'Gold left over: 1 point each.',
          'Turn-order tiles: 1 point per adjacent tile.',
          'Purple marker won in winter: one extra piece of your choice.',
        ],
      },
      wheat: {
        title: 'Wheat',
        lines: [
          'Behind your screen. When you transport, 1 wheat is 1 more transport point. It is never doubled and never on a tile.',
        ],
      },
      fields: {
        title: 'Fields and animals',
        lines: [
          'Roads and rivers divide a tile into fields; they join across matching edges. A home tile has five.',
          'A new animal goes to a field of the tile it comes from, or of your home tile if it comes from elsewhere. One kind per field.',
          'Moving it to an adjacent field: 1 transport point.',
          'Breeding at the end of spring, summer and autumn: two or more of a kind in a field, and no other kind: 1 more.',
        ],
      },
      farmScoring: {
        title: 'Scoring of The Farmers',
        lines: [
          'Each field with a cow 3, with a pig 2, with a sheep 1. With the winter tiles 7, 5 and 3 instead.',
          'Tie: the player who chose a boat earlier in winter wins.',
        ],
      },
    },
    seasons: {
      title: 'Seasons',
      season: 'Season',
      market: 'New in the market',
      end: 'At the end',
      rows: {
        spring: [
          'Village tiles that give resources, skill tiles and workers',
          'Goods of a boat; place tiles',
        ],
        summer: ['Village tiles, and summer boats with lasting abilities', 'Goods of a boat; place tiles'],
        autumn: ['Village tiles, many of which score', 'Goods of a boat; place tiles'],
        winter: ['The winter tiles chosen in secret; they only score', 'A boat tile; place tiles; scoring'],
      },
    },
    boats: 'Boats in winter',
    abilities: 'Summer boats: one side, for the whole game',
    icons: 'Icons',
    farmers: 'The Farmers',
  },
};

export type SheetsWords = typeof sheets;
