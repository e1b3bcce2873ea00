import * as z from 'zod';
import { PersonBrief } from './table.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const name = z.string().min(1).max(200);
const password = z.string().min(1).max(400);
const email = z.email().max(254);
const secret = z.string().min(1).max(100);

export const PersonSettings = z.strictObject({
  confirm: z.boolean().default(true).describe('Ask before an action is sent'),
  push: z.boolean().default(true),
  mail: z.boolean().default(false),
  mailEvery: z.number().int().min(5).max(1440).default(60).describe('Minutes between two mails, at least'),
});
export type PersonSettings = z.infer<typeof PersonSettings>;

export const Me = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  bot: z.boolean(),
  operator: z.boolean(),
  lang: z.enum(LANGUAGES),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  settings: PersonSettings,
  vacation: z.object({ until: z.number().nullable(), daysLeft: z.number() }),
  rating: z.number().nullable(),
});
export type Me = z.infer<typeof Me>;

export const MePatch = z.strictObject({
  name: name.optional(),
  lang: z.enum(LANGUAGES).optional(),
  bot: z.literal(true).optional().describe('Declares the account a program’s, for good'),
  settings: PersonSettings.partial().optional(),
});
export const SignUp = z.strictObject({ name, password, email: email.optional() });
export const SignIn = z.strictObject({ name, password });
export const NewPassword = z.strictObject({ old: password, new: password });
export const Goodbye = z.strictObject({ password: password.optional() });
export const NewEmail = z.strictObject({ email: email.nullable() });
export const ResetRequest = z.strictObject({ name });
export const ResetConfirm = z.strictObject({ token: secret, password });
export const EmailConfirm = z.strictObject({ token: secret });
export const NewToken = z.strictObject({ label: z.string().min(1).max(60) });
export const TokenInfo = z.object({
  id: z.string(),
  label: z.string(),
  created: z.number(),
  used: z.number().nullable(),
});
export const PushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(60) }),
});
export const PushEndpoint = z.strictObject({ endpoint: z.string().max(1000) });
export const VacationRequest = z.strictObject({ days: z.number().int().min(1).max(28) });
export const Report = z.strictObject({
  person: z.string().max(40).optional(),
  table: z.string().max(40).optional(),
  chat: z.number().int().optional(),
  text: z.string().min(1).max(1000),
});
export const Ban = z.strictObject({
  days: z.number().int().min(0).max(3650).describe('0 lifts the ban'),
  reason: z.string().min(1).max(300),
});
export const Reason = z.strictObject({ reason: z.string().min(1).max(300) });

export const Standing = z.object({
  games: z.number().int(),
  wins: z.number().int(),
  meanScore: z.number().nullable(),
  bestScore: z.number().nullable(),
});
export const Profile = z.object({
  person: PersonBrief,
  since: z.number(),
  rating: z.number().nullable(),
  provisional: z.boolean(),
  standing: Standing,
  byPlayers: z.array(Standing.extend({ players: z.number().int() })),
});
export type Profile = z.infer<typeof Profile>;
