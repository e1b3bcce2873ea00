/** The interactive lessons: short tasks on a real board. */
export const lessons = {
  title: 'Lessons',
  about: 'Short tasks on a real board, two or three minutes each. Your progress is kept on this device.',
  farmers: 'The Farmers',
  progress: (solved: number, all: number) => `${solved} of ${all} steps solved`,
  solved: 'Solved',
  begin: 'Start',
  goOn: 'Continue',
  repeat: 'Repeat',
  guide: 'Lesson',
  step: (n: number, all: number) => `Step ${n} of ${all}`,
  hint: 'Hint',
  showMe: 'Show me',
  skip: 'Skip this step',
  leave: 'Leave the lesson',
  tryAgain: 'Try again',
  next: 'Next step',
  nextLesson: (title: string) => `Next: ${title}`,
  allLessons: 'All lessons',
  task: 'Your task:',
  wellDone: 'Well done!',
  notQuite: 'Not quite.',
  shown: 'That is one way to do it.',
  opponent: 'Ben',
  /** Slips that can happen in every lesson. */
  wrong: {
    passed: 'You passed. That is always allowed, but it does not solve this task.',
    bid: 'That was a bid. To use a tile, choose “Use” at the tile.',
    used: 'You used the tile. To win it at the end of the season, choose “Bid”.',
    otherTile: 'A legal move, but this task is about another tile.',
  },
  lessons: {
    bid: {
      title: 'Bid',
      about: 'It is spring. The tiles in the market go to the highest bidders at the end of the season.',
      steps: {
        first: {
          goal: 'Bid one worker for the Workshop. Any colour will do.',
          hint: 'Choose the Workshop in the market, then “Bid”, then confirm.',
          solved: 'Your worker lies on your side of the tile. The crown shows that you have the highest bid.',
          wrong: {
            tooMany:
              'One worker is enough: there is no other bid yet. If you win the tile, all workers of your bid go into the bag.',
          },
        },
        higher: {
          goal: 'Ben has bid two red workers for the Keywood. Take the lead there.',
          hint: 'Your bid must be higher than Ben’s, and in the same colour: three red workers.',
          solved: 'Three red workers beat two. Ben would now need four.',
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
          hint: 'Choose the Keywood, then “Bid”. The Workshop group is ticked as part of the bid; add one blue worker from behind your screen.',
          solved: 'Both workers are one group now. From now on they move together.',
          wrong: {
            leftBehind:
              'You bid with new workers only, and your blue worker still lies idle at the Workshop. Include that group in the bid.',
            raised:
              'You outbid Ben at the Workshop. That is allowed, but here your worker is to move to the Keywood.',
          },
        },
        work: {
          goal: 'Ben has outbid you again. Put your whole group to work: use the Woodcutter with it.',
          hint: 'Choose the Woodcutter, then “Use”, with the group from the Keywood.',
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
          goal: 'Use the Farrier in the market to upgrade your Gold Mine. It costs stone and iron; gold can replace the iron.',
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
          goal: 'Whoever wins the turn-order tile chooses a boat first. Bid for it.',
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
            'You won the Workshop and got the red worker on it, too. Your losing blue bid came back. The winning bids went into the bag.',
          wrong: {
            played: 'That is allowed, but then the season goes on, and Ben can act again.',
          },
        },
        boat: {
          goal: 'You may choose a boat first. Take the one with the most workers.',
          hint: 'The Keyflower brings seven workers, the Sea Bastion six and another skill tile.',
          solved: 'Seven new workers and a skill tile. Next, the tiles you won are added to your village.',
          wrong: {
            other:
              'That boat brings fewer workers. Sometimes its skill tiles are worth it, but not this time.',
          },
        },
      },
    },
    building: {
      title: 'Build roads and rivers',
      about: 'At the end of a season you build the tiles you won. Touching edges must match.',
      steps: {
        road: {
          goal: 'Build the Gold Mine so that a road leads from it to your home tile.',
          hint: 'Choose a place beside your home tile: there, road has to meet road.',
          solved: 'Gold from the mine can now be transported to all your tiles that the roads reach.',
          wrong: {
            cutOff:
              'The edges match, but only field meets field: no road leads to the Gold Mine. Nothing could be transported to or from it.',
          },
        },
        river: {
          goal: 'Build the boat on the river that starts at your home tile.',
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
          solved: 'In winter tiles are only won, not used. Workers that you keep can score, too.',
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
          goal: 'Build your last tiles. The turn-order tile scores one point for each tile that it touches.',
          hint: 'Choose a tile, then a place in your village. Any place will do, but put the turn-order tile where it has neighbours.',
          solved: 'The game is over. The result shows where your points come from.',
          wrong: {},
        },
      },
    },
    farm: {
      title: 'Wheat and animals',
      about: 'The Farmers add animals, which live in fields, and wheat, which helps you transport.',
      steps: {
        sheep: {
          goal: 'Use your Sheep Fold and put the sheep into one of its fields.',
          hint: 'Use the Sheep Fold with a worker. Then choose a field: on the map, or in the list below.',
          solved: 'Fields are separated by roads and rivers. A sheep can stand anywhere in its field.',
          wrong: {},
        },
        wheat: {
          goal: 'Get wheat from your Wheat Field.',
          hint: 'Use the Wheat Field with a worker.',
          solved: 'Two wheat. You keep it behind your screen.',
          wrong: {},
        },
        carry: {
          goal: 'The wood is two steps away from your home tile, which transports only one. Spend a wheat, bring the wood home, and upgrade the home tile.',
          hint: 'Use the home tile. Choose “Wheat” to get one more transport point, drag the wood home, upgrade, then “Done”.',
          solved: 'Each wheat is one more transport point, for resources and for animals.',
          wrong: {
            unfinished:
              'The home tile was not upgraded. The wood needs two steps: one from the home tile and one from a wheat.',
          },
        },
      },
    },
    fields: {
      title: 'Fields',
      about: 'Each field with animals scores. A field takes only one kind of animal.',
      steps: {
        spread: {
          goal: 'Both your sheep stand in one field, which scores only once. Use your home tile to herd one of them into an empty field.',
          hint: 'Use the home tile, then drag a sheep into the field next to it. The pig’s field is closed to sheep.',
          solved:
            'Now two fields score. An animal takes one step from field to field, for one transport point.',
          wrong: {
            together: 'Your sheep are still in one field: it scores one point, however many sheep there are.',
          },
        },
        build: {
          goal: 'You have won the Weaver, which scores three points for each field with sheep. Build it so that your two sheep fields stay apart.',
          hint: 'The Weaver has only one road, so the fields on both sides of that road join around it. Build it where there are no sheep on at least one side.',
          solved: 'Two fields with sheep score with the Weaver: six points instead of three.',
          wrong: {
            joined:
              'The fields on both sides of the road have joined around the Weaver. Your sheep share one field now, which scores only once.',
          },
        },
      },
    },
    breeding: {
      title: 'Breeding and scoring',
      about:
        'At the end of spring, summer and autumn, one animal is born in every field with two or more of a kind.',
      steps: {
        together: {
          goal: 'Your two cows are in different fields. Use your home tile to bring them together.',
          hint: 'Use the home tile, then drag one cow into the field of the other, then “Done”.',
          solved: 'Two cows in one field: at the end of the season a third is born.',
          wrong: {
            apart: 'The cows are still in different fields. One alone has no young.',
          },
        },
        born: {
          goal: 'End the season: pass, then choose a boat.',
          hint: 'Choose “Pass”. Ben picks a boat first, then you take the other.',
          solved: 'A cow was born, after the boats and before tiles are built.',
          wrong: {
            played: 'Legal, but the cow is only born when the season ends. Pass.',
          },
        },
        score: {
          goal: 'It is winter, and nothing is born any more. Use your home tile to spread the cows over as many fields as you can.',
          hint: 'Each field with a cow scores three points. You have two transport points: herd two cows into two empty fields.',
          solved:
            'Three fields with cows: nine points instead of three, and with the Dairy that you are winning even twenty-one.',
          wrong: {
            fewer:
              'You could have more fields with a cow: each scores three points, however many cows it holds.',
          },
        },
      },
    },
  },
};

export type LessonsWords = typeof lessons;
