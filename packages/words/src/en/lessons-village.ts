/** Lessons from the first upgrade to the end of the game. */
export const villageLessons = {
  transport: {
    title: 'Transport and upgrade',
    about:
      'To upgrade a tile, bring what it costs to that tile. Upgraded tiles do more, and most score points.',
    steps: {
      upgrade: {
        goal: 'Use your home tile: transport the wood to it, then upgrade it.',
        hint: 'Use your home tile with a worker. Drag the wood from the Keywood to the home tile, then upgrade the home tile, then choose “Done”.',
        solved: 'Your home tile is upgraded: five points, and it now transports two steps.',
        wrong: {
          unfinished:
            'You ended the transport before your home tile was upgraded. The wood has to lie on it first, then it can be upgraded in the same turn.',
        },
      },
      gold: {
        goal: 'Use the Farrier in the market to upgrade your Gold Mine. That costs stone and iron; gold can replace the iron.',
        hint: 'The Farrier has three transport points: one for the stone, two for the gold. Then upgrade the Gold Mine and choose “Done”.',
        solved: 'Gold can replace any other resource. From now on, your Gold Mine gives two gold.',
        wrong: {
          unfinished:
            'The Gold Mine was not upgraded. Bring both the stone and the gold to it: each road from tile to tile costs one point.',
        },
      },
    },
  },
  season: {
    title: 'The end of a season',
    about: 'A season ends when all players pass in a row. Then tiles change hands and the boats unload.',
    steps: {
      order: {
        goal: 'The winner of the turn-order tile chooses a boat first. Bid for it.',
        hint: 'The turn-order tile is at the end of the market, beside the boats. Any worker will do.',
        solved: 'You lead. This tile also makes you start player of the next season.',
        wrong: {
          raised: 'You already have the highest bid there. Save your workers.',
        },
      },
      pass: {
        goal: 'Ben has passed, and you have nothing left to gain here. End the season.',
        hint: 'Choose “Pass”.',
        solved:
          'You won the Workshop and got the red worker on it, too. Losing bids went back behind the screens, winning bids into the bag.',
        wrong: {
          played: 'That is allowed, but then the season goes on, and Ben can act again.',
        },
      },
      boat: {
        goal: 'You may choose a boat first. Take the one with the most workers.',
        hint: 'The Keyflower brings seven workers, the Sea Bastion six and another skill tile.',
        solved: 'Seven new workers and a skill tile. Next, the tiles you won are added to your village.',
        wrong: {
          other: 'That boat brings fewer workers. Sometimes its skill tiles are worth it, but not this time.',
        },
      },
    },
  },
  building: {
    title: 'Build roads and rivers',
    about: 'At the end of a season you place the tiles you won. Touching edges must match.',
    steps: {
      road: {
        goal: 'Place the Gold Mine so that a road leads from it to your home tile.',
        hint: 'Choose a place beside your home tile: there, road has to meet road.',
        solved: 'Gold from the mine can now be transported to all your tiles that the roads reach.',
        wrong: {
          cutOff:
            'The edges match, but only field meets field: no road leads to the Gold Mine. Nothing could be transported to or from it.',
        },
      },
      river: {
        goal: 'Place the boat on the river that starts at your home tile.',
        hint: 'Your home tile has one water edge. Turn the boat so that water meets water there.',
        solved:
          'Boats that are joined to your home’s water score with the Sea Breese. The ability of a boat works anywhere.',
        wrong: {
          dry: 'The boat is not joined to the water of your home tile. Its ability works anyway, but it would not count for the Sea Breese.',
        },
      },
    },
  },
  winter: {
    title: 'Winter and scoring',
    about:
      'Before winter, each player secretly chooses winter tiles for the market. They score what you have kept.',
    steps: {
      offer: {
        goal: 'You have two of each skill tile. Put the one winter tile into the market that suits them.',
        hint: 'The Scribes score ten points for each set of anvil, pick and saw.',
        solved: 'Two sets: the Scribes would give you twenty points. But first you have to win them.',
        wrong: {
          other: 'That tile scores hardly anything for you. Which one scores skill tiles?',
          more: 'The Scribes are right. But every other tile that you offer is one more that Ben can win.',
        },
      },
      win: {
        goal: 'Ben has bid two blue workers for the Scribes. Outbid him.',
        hint: 'You have four blue workers: bid three of them.',
        solved: 'Winter tiles cannot be used, only won. Workers that you keep can score, too.',
        wrong: {
          keythedral:
            'The Keythedral is worth twelve points, but the Scribes are worth twenty to you. Secure them first.',
        },
      },
      boat: {
        goal: 'Winter is nearly over. Pass, then take the boat that scores more for your village.',
        hint: 'The Keyflower scores the transport numbers in your village: 2 + 4 + 3. The Sea Bastion scores the tiles on your longest loop of roads: three.',
        solved: 'Nine points for the transport numbers in your village.',
        wrong: {
          other:
            'The Sea Bastion scores a loop of roads: three tiles, three points. The Keyflower would have scored nine.',
          played: 'Legal, but there is nothing better left to do in winter than to pass.',
        },
      },
      build: {
        goal: 'Place your last tiles. The turn-order tile scores one point for each tile that it touches.',
        hint: 'Choose a tile, then a place in your village. Any place will do, but put the turn-order tile where it has neighbours.',
        solved: 'The game is over. The result shows where your points come from.',
        wrong: {},
      },
    },
  },
};

export type VillageLessons = typeof villageLessons;
