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
import { account, accountMail, me } from '../../people/index.ts';
import { Json, Ok, ok, type Route, route } from '../route.ts';

export const ACCOUNT_ROUTES: readonly Route[] = [
  route({
    method: 'DELETE',
    path: '/me',
    who: 'person',
    tag: 'account',
    pace: 'guess',
    summary: 'Delete the account; games are kept without the name',
    body: Goodbye,
    answer: Ok,
    handle: async ({ context, me: person, body, reply, address }) => {
      await account.remove(context, person, body.password, address);
      context.clearCookie(reply);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/account',
    who: 'person',
    tag: 'account',
    pace: 'costly',
    summary: 'Turn a guest into an account; games are kept',
    body: SignUp,
    answer: Me,
    handle: async ({ context, visitor, body, reply, address }) => {
      const { cookie } = await account.signUp(context, visitor!, body, address);
      context.setCookie(reply, cookie);
      return me(context.store, visitor!.person);
    },
  }),
  route({
    method: 'POST',
    path: '/session',
    who: 'anyone',
    tag: 'account',
    pace: 'guess',
    summary: 'Sign in; the guest’s games move to the account',
    body: SignIn,
    answer: Me,
    handle: async ({ context, visitor, body, reply, address }) => {
      const { person, cookie } = await account.signIn(context, visitor, body, address);
      context.setCookie(reply, cookie);
      return me(context.store, person);
    },
  }),
  route({
    method: 'DELETE',
    path: '/session',
    who: 'person',
    tag: 'account',
    summary: 'Sign out on this device',
    answer: Ok,
    handle: async ({ context, visitor, reply }) => {
      await account.signOut(context, visitor!.credential);
      context.clearCookie(reply);
      return ok;
    },
  }),
  route({
    method: 'DELETE',
    path: '/sessions',
    who: 'person',
    tag: 'account',
    summary: 'Sign out everywhere; API tokens are revoked',
    answer: Ok,
    handle: async ({ context, me: person, reply }) => {
      await account.signOutEverywhere(context, person.id);
      context.clearCookie(reply);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/me/password',
    who: 'account',
    tag: 'account',
    pace: 'guess',
    summary: 'Change the password; other devices are signed out',
    body: NewPassword,
    answer: Ok,
    handle: async ({ context, visitor, body, reply, address }) => {
      context.setCookie(reply, await account.changePassword(context, visitor!, body, address));
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/me/email',
    who: 'account',
    tag: 'account',
    pace: 'guess',
    summary: 'Set or remove the e-mail address; a link sent by mail confirms it',
    body: NewEmail,
    answer: Ok,
    handle: async ({ context, me: person, body, address }) => {
      await account.mustKnowPassword(context, person, body.password, address);
      await accountMail.setEmail(context, person, body.email);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/email/confirm',
    who: 'anyone',
    tag: 'account',
    pace: 'guess',
    summary: 'Confirm an e-mail address with the token from the mail',
    body: EmailConfirm,
    answer: Ok,
    handle: async ({ context, body }) => {
      await accountMail.confirmEmail(context, body.token);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/password-reset',
    who: 'anyone',
    tag: 'account',
    pace: 'guess',
    summary: 'Request a password reset link; the response does not reveal whether the account exists',
    body: ResetRequest,
    answer: Ok,
    handle: async ({ context, body }) => {
      await accountMail.requestReset(context, body.name);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/password-reset/confirm',
    who: 'anyone',
    tag: 'account',
    pace: 'guess',
    summary: 'Set a new password with the token from the mail',
    body: ResetConfirm,
    answer: Ok,
    handle: async ({ context, body }) => {
      await accountMail.confirmReset(context, body.token, body.password);
      return ok;
    },
  }),
  route({
    method: 'GET',
    path: '/me/tokens',
    who: 'account',
    tag: 'account',
    summary: 'List the account’s API tokens',
    answer: z.object({ tokens: z.array(TokenInfo) }),
    handle: async ({ context, me: person }) => {
      const tokens = await context.store.sessions.tokens(person.id);
      return { tokens: tokens.map(({ id, label, created, used }) => ({ id, label, created, used })) };
    },
  }),
  route({
    method: 'POST',
    path: '/me/tokens',
    who: 'account',
    tag: 'account',
    pace: 'costly',
    summary: 'Create an API token; it is shown once',
    body: NewToken,
    answer: z.object({ id: z.string(), token: z.string() }),
    handle: ({ context, me: person, body }) => account.newToken(context, person, body.label),
  }),
  route({
    method: 'DELETE',
    path: '/me/tokens/:id',
    who: 'account',
    tag: 'account',
    summary: 'Revoke an API token',
    answer: Ok,
    handle: async ({ context, me: person, params }) => {
      await account.dropToken(context, person, params.id);
      return ok;
    },
  }),
  route({
    method: 'GET',
    path: '/me/export',
    who: 'person',
    tag: 'account',
    pace: 'costly',
    summary: 'Export everything stored about the current person',
    answer: DataExport,
    handle: async ({ context, me: person, address }) =>
      new Json(await context.background.run('export', { person: person.id }, address)),
  }),
];
