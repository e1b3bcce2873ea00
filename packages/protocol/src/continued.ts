import * as z from 'zod';
import { MAX_SEED, TableSettings } from './table.ts';
import { STORABLE } from './text.ts';

/** A table whose game goes on from a record. */
export const ContinuedTable = z
  .strictObject({
    record: z
      .string()
      .min(1)
      .max(240_000)
      .describe(
        'The record up to the moment, as JSON Lines (docs/formats.md). It is checked like any record; changes of seats and time-outs are left out',
      ),
    seed: z
      .string()
      .min(1)
      .max(MAX_SEED)
      .regex(STORABLE)
      .optional()
      .describe(
        'The seed of the record. With it the new record begins with all that was played; without it, with the position',
      ),
    title: TableSettings.shape.title,
    public: TableSettings.shape.public,
    stand: TableSettings.shape.stand,
  })
  .meta({
    id: 'ContinuedTable',
    description:
      'A table whose game goes on from a record. Draws are new from there on, and it is not rated. Everything else is set as usual before the game begins',
  });
export type ContinuedTable = z.infer<typeof ContinuedTable>;
