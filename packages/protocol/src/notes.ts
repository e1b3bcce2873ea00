import * as z from 'zod';

export const MAX_NOTES = 4000;
export const Notes = z
  .strictObject({ text: z.string().max(MAX_NOTES).describe('Plain text; empty for none') })
  .meta({ id: 'Notes' });
export type Notes = z.infer<typeof Notes>;
