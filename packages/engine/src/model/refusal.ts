export type RefusalCode =
  | 'ILLEGAL_ACTION'
  | 'NOT_YOUR_DECISION'
  | 'BAD_JSON'
  | 'BAD_REQUEST'
  | 'BAD_POSITION'
  | 'BAD_RECORD';

/** Where in a record or a text something was refused. */
export interface RefusalPlace {
  /** The line, from 1. */
  line?: number;
  /** The column of a text, from 1. */
  column?: number;
}

/** A refusal by the core or by any expansion. Reason and facts say only what the refused seat may know. */
export interface AnyRefusal extends RefusalPlace {
  code: RefusalCode;
  reason: string;
  /** The id of the broken rule where one applies. */
  rule?: string;
  /** Numbers and ids that belong to the reason. */
  facts: object;
  /** An English sentence for developers, made from reason and facts. */
  message: string;
}

/** A refusal for one of the reasons in `Facts`, which maps each reason to its facts. */
export type RefusalOf<Facts> = {
  [Reason in keyof Facts & string]: AnyRefusal & { reason: Reason; facts: Facts[Reason] };
}[keyof Facts & string];

/** The English sentence of each reason. */
export type RefusalMessages<Facts> = {
  readonly [Reason in keyof Facts]: (facts: Facts[Reason]) => string;
};

export type RefusalMaker<Facts> = <Reason extends keyof Facts & string>(
  code: RefusalCode,
  reason: Reason,
  facts: Facts[Reason],
  rule?: string,
) => AnyRefusal;

/** Makes refusals for the reasons that the core, or an expansion, defines. */
export function refusalMaker<Facts>(messages: RefusalMessages<Facts>): RefusalMaker<Facts> {
  return (code, reason, facts, rule) => ({
    code,
    reason,
    ...(rule === undefined ? {} : { rule }),
    facts: facts as object,
    message: messages[reason](facts),
  });
}

/** Makes refusals of illegal actions, each by the rule it breaks. */
export function illegalMaker<Facts>(messages: RefusalMessages<Facts>) {
  const make = refusalMaker(messages);
  return <Reason extends keyof Facts & string>(
    rule: string,
    reason: Reason,
    facts: Facts[Reason],
  ): AnyRefusal => make('ILLEGAL_ACTION', reason, facts, rule);
}

/** Thrown by everything that reads or plays untrusted input. */
export class RefusalError extends Error {
  readonly refusal: AnyRefusal;

  constructor(refusal: AnyRefusal) {
    super(refusal.rule ? `${refusal.rule}: ${refusal.message}` : refusal.message);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}
