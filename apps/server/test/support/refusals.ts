import { ERROR_REASONS, ErrorBody, type ErrorReason } from '@keyflower/protocol';
import * as z from 'zod';

/** Codes that carry reasons of the engine. */
const ENGINE_CODES: readonly string[] = ['ILLEGAL_ACTION', 'NOT_YOUR_DECISION', 'BAD_REQUEST'];

/** The code of an answer that is an error. */
export const codeOf = ({ body }: { body: unknown }): string | undefined =>
  (body as { error?: { code: string } }).error?.code;

/** The reason of an answer that is an error. */
export const reasonOf = ({ body }: { body: unknown }): string | undefined =>
  (body as { error?: { reason: string } }).error?.reason;

/** Throws unless a refusal carries a documented reason with exactly the facts that belong to it. */
export function checkRefusal(error: unknown): ErrorBody {
  const body = ErrorBody.parse(error);
  const { reason, facts } = body;
  if (reason === undefined || facts === undefined) throw new Error(`no reason: ${JSON.stringify(error)}`);
  const known = Object.hasOwn(ERROR_REASONS, reason) ? ERROR_REASONS[reason as ErrorReason] : null;
  if (known) z.strictObject(known.facts.shape).parse(facts);
  const fits = known ? known.code === body.code : ENGINE_CODES.includes(body.code);
  if (!fits) throw new Error(`${reason} is not a reason for ${body.code}`);
  return body;
}
