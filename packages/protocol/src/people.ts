import * as z from 'zod';
import { LANGUAGES } from './languages.ts';
import { Statistics } from './statistics.ts';
import { PersonBrief } from './table.ts';

const name = z
  .string()
  .min(1)
  .max(200)
  .describe('The display name, 1 to 24 characters after clean-up. Account names are unique');
const password = z
  .string()
  .min(1)
  .max(400)
  .describe('8 to 200 characters, not a common password, and not the name');
const email = z.email().max(254).describe('An e-mail address; nothing is sent there before it is confirmed');
const secret = z.string().min(1).max(100).describe('The part of the mailed link after the #');
const milliseconds = 'milliseconds since 1970';
const moment = z.number().describe('Milliseconds since 1970');
const rating = z.number().nullable().describe('Null before the first rated game');

const confirm = z.boolean().describe('Ask before an action is sent');
const push = z.boolean().describe('Notify by push message, on devices that have subscribed');
const mail = z.boolean().describe('Notify by e-mail, once the address is confirmed');
const mailEvery = z.number().int().min(5).max(1440).describe('Minimum number of minutes between two mails');

export const PersonSettings = z
  .strictObject({
    confirm: confirm.default(true),
    push: push.default(true),
    mail: mail.default(false),
    mailEvery: mailEvery.default(60),
  })
  .meta({ id: 'PersonSettings' });
export type PersonSettings = z.infer<typeof PersonSettings>;

export const Me = z
  .object({
    id: z.string(),
    name: z.string(),
    guest: z.boolean().describe('Has no password and is identified by the cookie alone'),
    bot: z.boolean().describe('Marked as played by a program'),
    operator: z.boolean(),
    lang: z.enum(LANGUAGES).describe('The language of mails and push messages'),
    email: z.string().nullable(),
    emailConfirmed: z.boolean(),
    settings: PersonSettings,
    vacation: z.object({
      until: z.number().nullable().describe(`Milliseconds since 1970; null while not on vacation`),
      daysLeft: z.number().describe('Days left this year'),
    }),
    rating,
  })
  .meta({ id: 'Me', description: 'The current person, including private fields' });
export type Me = z.infer<typeof Me>;

export const MePatch = z.strictObject({
  name: name.optional(),
  lang: z.enum(LANGUAGES).optional(),
  bot: z.literal(true).optional().describe('Marks the account as played by a program; cannot be undone'),
  // Not PersonSettings.partial(): a default would reset missing fields.
  settings: z
    .strictObject({
      confirm: confirm.optional(),
      push: push.optional(),
      mail: mail.optional(),
      mailEvery: mailEvery.optional(),
    })
    .optional()
    .describe('Missing fields stay unchanged'),
});
export const SignUp = z.strictObject({ name, password, email: email.optional() });
export const SignIn = z.strictObject({
  name: z.string().min(1).max(200),
  password: z.string().min(1).max(400),
});
export const NewPassword = z.strictObject({ old: z.string().min(1).max(400), new: password });
export const Goodbye = z.strictObject({
  password: z.string().min(1).max(400).optional().describe('Needed for an account; guests have none'),
});
export const NewEmail = z.strictObject({
  email: email.nullable().describe('Null removes the address'),
  password: password.describe('Required, because the address can be used to reset the password'),
});
export const ResetRequest = z.strictObject({
  name: z.string().min(1).max(200).describe('The account’s name or its confirmed e-mail address'),
});
export const ResetConfirm = z.strictObject({ token: secret, password });
export const EmailConfirm = z.strictObject({ token: secret });
export const NewToken = z.strictObject({
  label: z.string().min(1).max(60).describe('A label to tell tokens apart'),
});
export const TokenInfo = z
  .object({
    id: z.string().describe('The id for revoking the token; not the token itself'),
    label: z.string(),
    created: moment,
    used: z.number().nullable().describe(`When it was last used, to about an hour; ${milliseconds}`),
  })
  .meta({ id: 'TokenInfo' });
export const PushSubscription = z
  .strictObject({
    endpoint: z.url().max(1000).describe('An address of a known push service'),
    keys: z.strictObject({
      p256dh: z.string().max(200).describe('The browser’s public key, base64url'),
      auth: z.string().max(60).describe('The browser’s secret of 16 bytes, base64url'),
    }),
  })
  .meta({ id: 'PushSubscription', description: 'A browser’s PushSubscription, as returned by its toJSON' });
export const PushEndpoint = z.strictObject({ endpoint: z.string().max(1000) });
export const VacationRequest = z.strictObject({ days: z.number().int().min(1).max(28) });
export const Report = z.strictObject({
  person: z.string().max(40).optional().describe('The id of the reported person'),
  table: z.string().max(40).optional().describe('The id of the table where it happened'),
  chat: z.number().int().optional().describe('The id of the reported chat line'),
  text: z.string().min(1).max(1000),
});
export const Ban = z.strictObject({
  days: z.number().int().min(0).max(3650).describe('0 lifts the ban'),
  reason: z.string().min(1).max(300).describe('Shown to the person and kept in the audit log'),
});
export const Reason = z.strictObject({
  reason: z.string().min(1).max(300).describe('Kept in the audit log'),
});

export const ReportRow = z
  .object({
    id: z.number().int(),
    by: z.string().nullable().describe('The id of the person who reported'),
    person: z.string().nullable(),
    table: z.string().nullable(),
    chat: z.number().int().nullable(),
    text: z.string(),
    at: moment,
    done: z.number().nullable().describe(`When an operator dealt with it; ${milliseconds}`),
  })
  .meta({ id: 'ReportRow' });
export type ReportRow = z.infer<typeof ReportRow>;

export const AuditRow = z
  .object({
    id: z.number().int(),
    at: moment,
    operator: z.string().nullable().describe('Null for changes made on the command line'),
    act: z.string(),
    target: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'AuditRow' });
export type AuditRow = z.infer<typeof AuditRow>;

/** Everything that is stored about a person, for them to download. */
export const DataExport = z
  .object({
    account: z.looseObject({ id: z.string(), name: z.string(), settings: PersonSettings }),
    tokens: z.array(TokenInfo),
    sessions: z.array(z.object({ created: moment, seen: moment })).describe('Browsers that are signed in'),
    devices: z.array(z.string()).describe('Push subscriptions'),
    blocked: z.array(z.string()),
    tables: z.array(
      z.object({ id: z.string(), status: z.string(), created: moment, ended: moment.nullable() }),
    ),
    results: z.array(z.looseObject({ table_id: z.string(), score: z.number() })),
    reports: z
      .array(z.looseObject({ text: z.string(), at: moment }))
      .describe('Reports written by the person'),
    chat: z.array(z.object({ table: z.string(), at: moment, text: z.string() })),
    notes: z.array(z.object({ table: z.string(), text: z.string() })),
    statistics: Statistics.shape.groups,
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof DataExport>;

export const Standing = z
  .object({
    games: z.number().int(),
    wins: z.number().int(),
    meanScore: z.number().nullable(),
    bestScore: z.number().nullable(),
  })
  .meta({ id: 'Standing' });
export const Profile = z
  .object({
    person: PersonBrief,
    since: z.number().describe(`When this person first visited; ${milliseconds}`),
    rating,
    provisional: z.boolean().describe('Too few rated games for a reliable rating'),
    standing: Standing,
    byPlayers: z.array(Standing.extend({ players: z.number().int() })).describe('By the number of players'),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;
