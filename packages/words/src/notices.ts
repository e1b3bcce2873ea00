/** A push notification. */
export interface PushWords {
  title: string;
  body: string;
}

export interface MailWords {
  subject: string;
  text: string;
}

/** Facts for a mail about a table: recipient, table, its link, and the link to switch such mails off. */
export interface TableMailFacts {
  name: string;
  table: string;
  link: string;
  settings: string;
}

/** Facts for a mail about an account: its name, and the requested link. */
export interface AccountMailFacts {
  name: string;
  link: string;
}

/** `More` is what this notice tells besides the table. */
export interface Notice<More = unknown> {
  push: (facts: { table: string } & More) => PushWords;
  mail: (facts: TableMailFacts & More) => MailWords;
}

/** Mails and push messages, and the names that the server gives. */
export interface NoticeWords {
  /** The name of a guest who has not chosen one. */
  guest: (number: number) => string;
  yourTurn: Notice;
  /** `left` in milliseconds. */
  timeWarning: Notice<{ left: number }>;
  seatTakenOver: Notice;
  /** The link is valid for one hour. */
  passwordReset: (facts: AccountMailFacts) => MailWords;
  confirmAddress: (facts: AccountMailFacts) => MailWords;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** "3 hours", "45 secondes", "2 Tage": rounded down, in the largest unit with a count of at least two. */
export function timeLeft(language: string, ms: number): string {
  const [unit, length] = units.find(([, size]) => ms >= 2 * size) ?? ['second', second];
  const count = Math.max(0, Math.floor(ms / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
