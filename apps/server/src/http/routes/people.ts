import {
  DataExport,
  EmailConfirm,
  Goodbye,
  LANGUAGES,
  Me,
  MePatch,
  NewEmail,
  NewPassword,
  NewToken,
  Profile,
  PushEndpoint,
  PushSubscription,
  Report,
  ResetConfirm,
  ResetRequest,
  SignIn,
  SignUp,
  TokenInfo,
  VacationRequest,
} from '@keyflower/protocol';
import * as z from 'zod';
import * as account from '../../people/account.ts';
import * as letters from '../../people/letters.ts';
import { me } from '../../people/me.ts';
import { exportOf, profile } from '../../people/profile.ts';
import { Refused } from '../../refused.ts';
import { endVacation, startVacation } from '../../table/vacation.ts';
import { type Route, route } from '../route.ts';

const Ok = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

export const PEOPLE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/me',
    who: 'anyone',
    tag: 'people',
    summary: 'Who I am; the first visit makes a guest',
    answer: Me,
    handle: async ({ app, visitor, reply, request, address }) => {
      if (visitor) {
        // A browser keeps the cookie for so long after the last visit, as the server keeps the session.
        const held = request.cookies[app.cookie];
        if (!visitor.byToken && held !== undefined) app.setCookie(reply, held);
        return me(app, visitor.person);
      }
      if (!app.limits.guests.take(address)) throw new Refused('TOO_MANY', 'too many new guests from here');
      const wish = request.headers['accept-language']?.slice(0, 2) ?? 'en';
      const lang = LANGUAGES.find((known) => known === wish) ?? 'en';
      const guest = await app.visitors.newGuest(lang);
      app.setCookie(reply, guest.cookie);
      return me(app, guest.visitor.person);
    },
  }),
  route({
    method: 'PATCH',
    path: '/me',
    who: 'person',
    tag: 'people',
    summary: 'Change name, language or settings',
    body: MePatch,
    answer: Me,
    handle: ({ app, me: person, body }) => account.change(app, person, body),
  }),
  route({
    method: 'DELETE',
    path: '/me',
    who: 'person',
    tag: 'account',
    pace: 'guess',
    summary: 'Delete my account: the games stay, the name goes',
    body: Goodbye,
    answer: Ok,
    handle: async ({ app, me: person, body, reply, address }) => {
      await account.remove(app, person, body.password, address);
      app.clearCookie(reply);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/account',
    who: 'person',
    tag: 'account',
    pace: 'costly',
    summary: 'Make an account of a guest; the games stay',
    body: SignUp,
    answer: Me,
    handle: async ({ app, visitor, body, reply }) => {
      const { cookie } = await account.signUp(app, visitor!, body);
      app.setCookie(reply, cookie);
      return me(app, visitor!.person);
    },
  }),
  route({
    method: 'POST',
    path: '/session',
    who: 'anyone',
    tag: 'account',
    pace: 'guess',
    summary: 'Sign in; a guest’s games come along',
    body: SignIn,
    answer: Me,
    handle: async ({ app, visitor, body, reply, address }) => {
      const { person, cookie } = await account.signIn(app, visitor, body, address);
      app.setCookie(reply, cookie);
      return me(app, person);
    },
  }),
  route({
    method: 'DELETE',
    path: '/session',
    who: 'person',
    tag: 'account',
    summary: 'Sign out here',
    answer: Ok,
    handle: async ({ app, visitor, reply }) => {
      await account.signOut(app, visitor!.credential);
      app.clearCookie(reply);
      return ok;
    },
  }),
  route({
    method: 'DELETE',
    path: '/sessions',
    who: 'person',
    tag: 'account',
    summary: 'Sign out everywhere',
    answer: Ok,
    handle: async ({ app, me: person, reply }) => {
      await account.signOutEverywhere(app, person.id);
      app.clearCookie(reply);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/me/password',
    who: 'account',
    tag: 'account',
    pace: 'guess',
    summary: 'Change my password; other devices are signed out',
    body: NewPassword,
    answer: Ok,
    handle: async ({ app, visitor, body, reply, address }) => {
      app.setCookie(reply, await account.changePassword(app, visitor!, body, address));
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/me/email',
    who: 'account',
    tag: 'account',
    pace: 'guess',
    summary: 'Set or remove my e-mail address; a link confirms it',
    body: NewEmail,
    answer: Ok,
    handle: async ({ app, me: person, body }) => {
      await letters.setEmail(app, person, body.email);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/email/confirm',
    who: 'anyone',
    tag: 'account',
    pace: 'guess',
    summary: 'Confirm an e-mail address by the link’s secret',
    body: EmailConfirm,
    answer: Ok,
    handle: async ({ app, body }) => {
      await letters.confirmEmail(app, body.token);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/password-reset',
    who: 'anyone',
    tag: 'account',
    pace: 'guess',
    summary: 'Ask for a link to a new password; the answer is always the same',
    body: ResetRequest,
    answer: Ok,
    handle: ({ app, body }) => {
      letters.requestReset(app, body.name);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/password-reset/confirm',
    who: 'anyone',
    tag: 'account',
    pace: 'guess',
    summary: 'Set a new password by the link’s secret',
    body: ResetConfirm,
    answer: Ok,
    handle: async ({ app, body }) => {
      await letters.confirmReset(app, body.token, body.password);
      return ok;
    },
  }),
  route({
    method: 'GET',
    path: '/me/tokens',
    who: 'account',
    tag: 'account',
    summary: 'My API tokens',
    answer: z.object({ tokens: z.array(TokenInfo) }),
    handle: ({ app, me: person }) => ({
      tokens: app.store.sessions
        .tokens(person.id)
        .map(({ id, label, created, used }) => ({ id, label, created, used })),
    }),
  }),
  route({
    method: 'POST',
    path: '/me/tokens',
    who: 'account',
    tag: 'account',
    pace: 'costly',
    summary: 'Make an API token; it is shown once',
    body: NewToken,
    answer: z.object({ id: z.string(), token: z.string() }),
    handle: ({ app, me: person, body }) => account.newToken(app, person, body.label),
  }),
  route({
    method: 'DELETE',
    path: '/me/tokens/:id',
    who: 'account',
    tag: 'account',
    summary: 'Withdraw an API token',
    answer: Ok,
    handle: async ({ app, me: person, params }) => {
      await account.dropToken(app, person, params.id);
      return ok;
    },
  }),
  route({
    method: 'GET',
    path: '/me/export',
    who: 'person',
    tag: 'account',
    pace: 'costly',
    summary: 'Everything that is stored about me',
    answer: DataExport,
    handle: ({ app, me: person }) => exportOf(app, person),
  }),
  route({
    method: 'GET',
    path: '/me/blocks',
    who: 'person',
    tag: 'people',
    summary: 'People whose chat I do not see',
    answer: z.object({ people: z.array(z.string()) }),
    handle: ({ app, me: person }) => ({ people: app.store.talk.blockedBy(person.id) }),
  }),
  route({
    method: 'PUT',
    path: '/me/blocks/:person',
    who: 'person',
    tag: 'people',
    summary: 'Mute and block somebody',
    answer: Ok,
    handle: async ({ app, me: person, params }) => {
      await account.block(app, person, params.person, true);
      return ok;
    },
  }),
  route({
    method: 'DELETE',
    path: '/me/blocks/:person',
    who: 'person',
    tag: 'people',
    summary: 'Listen to somebody again',
    answer: Ok,
    handle: async ({ app, me: person, params }) => {
      await account.block(app, person, params.person, false);
      return ok;
    },
  }),
  route({
    method: 'GET',
    path: '/push-key',
    who: 'anyone',
    tag: 'people',
    summary: 'The key that a browser subscribes to push messages with',
    answer: z.object({ key: z.string() }),
    handle: ({ app }) => ({ key: app.secrets.vapid.publicKey }),
  }),
  route({
    method: 'POST',
    path: '/me/push',
    who: 'person',
    tag: 'people',
    pace: 'costly',
    summary: 'Get push messages on this device',
    body: PushSubscription,
    answer: Ok,
    handle: async ({ app, me: person, body }) => {
      await app.messenger.subscribe(person.id, body);
      return ok;
    },
  }),
  route({
    method: 'DELETE',
    path: '/me/push',
    who: 'person',
    tag: 'people',
    summary: 'No more push messages on this device',
    body: PushEndpoint,
    answer: Ok,
    handle: async ({ app, me: person, body }) => {
      await app.store.journal.commit(() => app.store.push.drop(body.endpoint, person.id));
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/me/vacation',
    who: 'account',
    tag: 'people',
    summary: 'Stop my correspondence clocks for so many days',
    body: VacationRequest,
    answer: Me,
    handle: async ({ app, me: person, body }) => me(app, await startVacation(app.house, person, body.days)),
  }),
  route({
    method: 'DELETE',
    path: '/me/vacation',
    who: 'account',
    tag: 'people',
    summary: 'I am back',
    answer: Me,
    handle: async ({ app, me: person }) => me(app, await endVacation(app.house, person)),
  }),
  route({
    method: 'GET',
    path: '/people/:person',
    who: 'anyone',
    tag: 'people',
    summary: 'Somebody’s public page: rating and statistics',
    answer: Profile,
    handle: ({ app, params }) => profile(app, params.person),
  }),
  route({
    method: 'POST',
    path: '/reports',
    who: 'person',
    tag: 'people',
    pace: 'costly',
    summary: 'Tell the operators about something',
    body: Report,
    answer: Ok,
    handle: async ({ app, me: person, body }) => {
      await app.store.journal.commit(() => app.store.talk.report(person.id, body, Date.now()));
      return ok;
    },
  }),
];
