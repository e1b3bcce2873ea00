import * as z from 'zod';

/** The kind of a refusal. Described in `docs/api.md`; `ERROR_REASONS` has the exact reasons. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'STALE',
  'ILLEGAL_ACTION',
  'NOT_YOUR_DECISION',
  'NOT_PLAYING',
  'NAME_TAKEN',
  'BAD_NAME',
  'WEAK_PASSWORD',
  'WRONG_PASSWORD',
  'BANNED',
  'TOO_MANY',
  'TOO_LARGE',
  'STORAGE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export const ErrorBody = z
  .object({
    code: z.enum(ERROR_CODES).describe('The kind of refusal'),
    reason: z
      .string()
      .optional()
      .describe('Why exactly: one of the reasons listed, or the engine’s for an illegal action'),
    facts: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The numbers and names that belong to the reason'),
    message: z.string().describe('The reason as an English sentence, for developers; never parse it'),
    rule: z.string().optional().describe('The rule that an illegal action breaks, for example BID-5'),
    version: z
      .number()
      .int()
      .optional()
      .describe('The current version, where the client decided on an older one'),
    retryAfter: z.number().optional().describe('Seconds to wait before trying again'),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The body of every refused HTTP request. */
export const ErrorReply = z.object({ error: ErrorBody }).meta({ id: 'ErrorReply' });
