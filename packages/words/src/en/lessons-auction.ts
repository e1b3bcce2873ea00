/** Lessons about bids, uses and colours. */
export const auctionLessons = {
  bid: {
    title: 'Bid',
    about: 'It is spring. The tiles in the market go to the highest bidders at the end of the season.',
    steps: {
      first: {
        goal: 'Bid one worker for the Workshop. Any colour will do.',
        hint: 'Choose the Workshop in the market, then “Bid”, then confirm.',
        solved: 'Your worker stands on your side of the tile. The crown shows that you have the highest bid.',
        wrong: {
          tooMany:
            'One worker is enough: there is no other bid yet. If you win the tile, all workers of your bid go into the bag.',
        },
      },
      higher: {
        goal: 'Ben has bid two red workers for the Keywood. Take the lead there.',
        hint: 'Your bid must be higher than Ben’s, and in the same colour: three red workers.',
        solved: 'You lead here now. To overtake you, Ben needs more red workers than you have on the tile.',
        wrong: {
          raised:
            'You raised your own bid for the Workshop. That is allowed, but you have the highest bid there already.',
        },
      },
    },
  },
  outbid: {
    title: 'Be outbid',
    about: 'If you are outbid, your workers are not lost. They can move on as a group.',
    steps: {
      move: {
        goal: 'Ben has outbid your blue worker at the Workshop. Move it to the Keywood and add a second worker to take the lead there.',
        hint: 'Choose the Keywood, then “Bid”, and tick the bid on the Workshop. Then one blue worker from behind your screen is enough.',
        solved: 'Your workers there are one group now. From now on they move together.',
        wrong: {
          leftBehind:
            'You bid with new workers only, and your blue worker still lies idle at the Workshop. Include that group in the bid.',
          raised:
            'You outbid Ben at the Workshop. That is allowed, but here your worker is to move to the Keywood.',
        },
      },
      work: {
        goal: 'Ben has outbid you again. Put your whole group to work: use the Woodcutter with it.',
        hint: 'Pick up the outbid group beside your workers, then choose the Woodcutter and “Use”.',
        solved:
          'A losing group can also use a tile. The two wood lie on your home tile. A group always moves as a whole.',
        wrong: {
          fresh:
            'You used the Woodcutter with new workers. The outbid group could have done that, and you would have kept the others.',
        },
      },
    },
  },
  using: {
    title: 'Use tiles',
    about: 'Workers on a tile bring you what it shows. You can use your own tiles and those of others.',
    steps: {
      home: {
        goal: 'Use your own Keywood with one worker.',
        hint: 'Choose the Keywood in your village, then “Use”, then confirm.',
        solved: 'One wood. Resources from a tile in your own village are placed on that tile.',
        wrong: {
          tooMany:
            'One worker is enough for the first use, and every later use needs more than the one before. You will want to come back.',
        },
      },
      again: {
        goal: 'Use your Keywood a second time.',
        hint: 'A second use needs at least two workers, of the colour that is on the tile.',
        solved:
          'Each use needs at least one worker more than the last, and a tile holds six at most. At the end of the season all of them come back to you, because it is your tile.',
        wrong: {},
      },
      abroad: {
        goal: 'Ben has a Miner, which gives two iron. Use it.',
        hint: 'Choose Ben’s village, then his Miner, then “Use”.',
        solved:
          'Iron from another village is placed on your home tile. Ben keeps the worker at the end of the season.',
        wrong: {
          own: 'That was your own Keywood again. The Miner is in Ben’s village.',
        },
      },
    },
  },
  colours: {
    title: 'Colours',
    about: 'The first worker at a tile sets its colour, for bids and for uses.',
    steps: {
      follow: {
        goal: 'Ben has used the Wainwright with a yellow worker. Bid for it.',
        hint: 'Only yellow workers can be placed there now. One is enough, as there is no bid yet.',
        solved:
          'A use sets the colour, too: all further workers there must be yellow. If you win the tile, you also get the worker on it.',
        wrong: {},
      },
      green: {
        goal: 'The Inn is free. Bid for it in such a way that Ben is unlikely to outbid you.',
        hint: 'Green workers are rare. Ben can outbid green only with green.',
        solved: 'There are few green workers. Ben can only outbid you with more green ones.',
        wrong: {
          common:
            'Ben is likely to have workers of that colour, too, and can then outbid you. Green is safer.',
        },
      },
      more: {
        goal: 'Get another green worker: use your Store.',
        hint: 'Place any worker on your Store. It also costs a blue worker, which is paid from behind your screen.',
        solved:
          'The Store turns a blue worker into a green one. The worker on the tile comes back at the end of the season, as it is your tile.',
        wrong: {},
      },
    },
  },
};

export type AuctionLessons = typeof auctionLessons;
