import * as z from 'zod';

/** What a seed is made from. */
export const Draws = z
  .object({
    server: z.string().describe('SHA-256 of the server’s secret'),
    seats: z
      .array(
        z
          .object({
            commitment: z.string(),
            revealed: z.string().nullable().describe('Null before the start, and if it was left out'),
          })
          .nullable(),
      )
      .describe('What the seats’ devices contribute; null for nothing'),
  })
  .describe(
    'What the seed is made from, so that neither the server nor a player can choose it: see `proof` in docs/formats.md. Absent where the seed was chosen',
  );
