import {
  DataExport,
  EmailConfirm,
  Goodbye,
  Me,
  NewEmail,
  NewPassword,
  NewToken,
  ResetConfirm,
  ResetRequest,
  SignIn,
  SignUp,
  TokenInfo,
} from '@keyflower/protocol';
import * as z from 'zod';
import * as account from '../../people/account.ts';
import * as letters from '../../people/account-mail.ts';
import { me } from '../../people/me.ts';
import { exportOf } from '../../people/profile.ts';
import { Ok, ok, type Route, route } from '../route.ts';

export const ACCOUNT_ROUTES: readonly Route[] = [
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
    handle: async ({ app, me: person, body, address }) => {
      await account.mustKnowPassword(app, person, body.password, address);
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
];
