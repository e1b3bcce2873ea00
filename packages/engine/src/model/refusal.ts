export type RefusalCode =
  | 'ILLEGAL_ACTION'
  | 'NOT_YOUR_DECISION'
  | 'BAD_JSON'
  | 'BAD_REQUEST'
  | 'BAD_POSITION'
  | 'BAD_RECORD';

/** Why something was refused: the id of the broken rule where one applies, and a sentence for developers. */
export interface Refusal {
  code: RefusalCode;
  rule?: string;
  /** The line of a record or of a text that does not fit, from 1. */
  line?: number;
  /** The column of a text, from 1. */
  column?: number;
  message: string;
}

export function illegal(rule: string, message: string): Refusal {
  return { code: 'ILLEGAL_ACTION', rule, message };
}

/** An action that is not of the kind the decision asks for breaks no numbered rule. */
export function wrongKind(message: string): Refusal {
  return { code: 'ILLEGAL_ACTION', message };
}

/** Thrown by everything that reads or plays untrusted input. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.rule ? `${refusal.rule}: ${refusal.message}` : refusal.message);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}
