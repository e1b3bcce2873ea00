/** Lessons about The Farmers. */
export const farmersLessons = {
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
        hint: 'Use the home tile. Spend a wheat for one more transport point, drag the wood home, upgrade the home tile, then “Done”.',
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
        goal: 'You have won the Weaver, which scores three points for each field with sheep. Place it so that your two sheep fields stay apart.',
        hint: 'The Weaver has only one road, so the fields on both sides of that road join around it. Place it where there are no sheep on at least one side.',
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
        goal: 'End the season: pass, then take the boat that Ben leaves you.',
        hint: 'Choose “Pass”. Ben picks a boat first, then you take the other.',
        solved: 'A cow was born, after the boats and before tiles are placed.',
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
};

export type FarmersLessons = typeof farmersLessons;
