import * as z from 'zod';

const count = z.number().int().min(0);

const TileTally = z
  .object({
    won: count.describe('How often it was won by a bid'),
    workers: count.describe('Workers of these winning bids'),
    colours: z.array(count).describe('The same by colour: blue, red, yellow, green'),
    had: count.describe('How often it was in a village at the end'),
    points: z.number().int().describe('Points of its lines on the score sheets'),
    upgraded: count,
    wins: count.describe('Games won by players who had it in their village'),
  })
  .meta({ id: 'TileTally' });

const SeatTally = z.object({ games: count, wins: count, points: z.number().int() });

export const Tally = z
  .object({
    games: count,
    scores: z.object({
      count: count.describe('Seats that were counted'),
      sum: z.number().int(),
      squares: count.describe('Sum of the squared scores'),
      wins: count,
      tens: z.array(count).describe('Scores from 0, from 10, from 20 and so on; the last is open'),
    }),
    seats: z
      .array(SeatTally)
      .describe('By seat, counted clockwise from the player who begins the first season'),
    sources: z
      .object({
        printed: z.number().int(),
        workers: z.number().int(),
        skills: z.number().int(),
        goods: z.number().int(),
        roads: z.number().int(),
        river: z.number().int(),
        farm: z.number().int(),
        gold: z.number().int(),
      })
      .describe('Points by source'),
    tiles: z.record(z.string(), TileTally),
    advice: z
      .object({
        compared: count.describe('Turns that were compared with what a bot finds best'),
        same: count.describe('Turns that were as good'),
        lost: count.describe('What the others cost, in tenths of a point of expected lead'),
      })
      .describe('Some turns of every game'),
  })
  .meta({ id: 'Tally', description: 'Sums over finished games. Seats that changed hands are left out' });

export const Statistics = z
  .object({
    groups: z.array(
      z.object({
        players: z.number().int(),
        farmers: z.enum(['off', 'mixed', 'all']),
        tally: Tally,
      }),
    ),
  })
  .meta({ id: 'GameStatistics', description: 'By the number of players and the use of The Farmers' });
export type Statistics = z.infer<typeof Statistics>;
