/** What a device shows. */
export interface PushWords {
  title: string;
  body: string;
}

export interface MailWords {
  subject: string;
  text: string;
}

/** A mail about a table: for whom, which table, where it is, and where such mails are switched off. */
export interface TableMailFacts {
  name: string;
  table: string;
  link: string;
  settings: string;
}

/** A mail about an account: whose, and the link that does what was asked for. */
export interface AccountMailFacts {
  name: string;
  link: string;
}

/** `More` is what this notice tells besides the table. */
export interface Notice<More = unknown> {
  push: (facts: { table: string } & More) => PushWords;
  mail: (facts: TableMailFacts & More) => MailWords;
}

export interface Words {
  yourTurn: Notice;
  /** `left` in milliseconds. */
  timeWarning: Notice<{ left: number }>;
  seatTakenOver: Notice;
  /** The link is good for one hour. */
  passwordReset: (facts: AccountMailFacts) => MailWords;
  confirmAddress: (facts: AccountMailFacts) => MailWords;
}
