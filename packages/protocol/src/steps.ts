import * as z from 'zod';
import { Event, PatchLine } from './socket.ts';

/** A running game so far, step by step, as one viewer saw it. */
export const StepsReply = z
  .object({
    total: z.number().int().describe('How many steps this viewer has seen so far, the set-up included'),
    steps: z
      .array(
        z.object({
          events: z.array(Event).describe('What the viewer was told of, as in docs/formats.md'),
          patch: z
            .array(PatchLine)
            .describe('What changed in the view since the step before; the first patch sets the whole view'),
        }),
      )
      .describe('From the step that was asked for, at most 300'),
  })
  .meta({ id: 'StepsReply' });
export type StepsReply = z.infer<typeof StepsReply>;
