import {
  LANGUAGES,
  Me,
  MePatch,
  Profile,
  PushEndpoint,
  PushSubscription,
  Report,
  VacationRequest,
} from '@keyflower/protocol';
import * as z from 'zod';
import { account, me, profile } from '../../people/index.ts';
import { refused } from '../../errors/index.ts';
import { endVacation, startVacation } from '../../tables/index.ts';
import { Ok, ok, type Route, route } from '../route.ts';

export const PEOPLE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/me',
    who: 'anyone',
    tag: 'people',
    summary: 'Get the current person; the first visit creates a guest',
    answer: Me,
    handle: async ({ context, visitor, reply, request, address }) => {
      if (visitor) {
        // Browsers then keep the cookie as long after the last visit as the server keeps the session.
        const held = request.cookies[context.cookie];
        if (!visitor.byToken && held !== undefined) context.setCookie(reply, held);
        return me(context.store, visitor.person);
      }
      if (!context.limits.guests.take(address)) throw refused('too-many-guests');
      const wish = request.headers['accept-language']?.slice(0, 2) ?? 'en';
      const lang = LANGUAGES.find((known) => known === wish) ?? 'en';
      const guest = await context.visitors.newGuest(lang);
      context.setCookie(reply, guest.cookie);
      return me(context.store, guest.visitor.person);
    },
  }),
  route({
    method: 'PATCH',
    path: '/me',
    who: 'person',
    tag: 'people',
    summary: 'Change name, language or preferences',
    body: MePatch,
    answer: Me,
    handle: ({ context, me: person, body }) => account.change(context, person, body),
  }),
  route({
    method: 'GET',
    path: '/me/blocks',
    who: 'person',
    tag: 'people',
    summary: 'List blocked people',
    answer: z.object({ people: z.array(z.string()) }),
    handle: async ({ context, me: person }) => ({ people: await context.store.chat.blockedBy(person.id) }),
  }),
  route({
    method: 'PUT',
    path: '/me/blocks/:person',
    who: 'person',
    tag: 'people',
    summary: 'Block a person, which hides their chat',
    answer: Ok,
    handle: async ({ context, me: person, params }) => {
      await account.block(context, person, params.person, true);
      return ok;
    },
  }),
  route({
    method: 'DELETE',
    path: '/me/blocks/:person',
    who: 'person',
    tag: 'people',
    summary: 'Unblock a person',
    answer: Ok,
    handle: async ({ context, me: person, params }) => {
      await account.block(context, person, params.person, false);
      return ok;
    },
  }),
  route({
    method: 'GET',
    path: '/push-key',
    who: 'anyone',
    tag: 'people',
    summary: 'Get the VAPID public key for push subscriptions',
    answer: z.object({ key: z.string() }),
    handle: ({ context }) => ({ key: context.secrets.vapid.publicKey }),
  }),
  route({
    method: 'POST',
    path: '/me/push',
    who: 'person',
    tag: 'people',
    pace: 'costly',
    summary: 'Subscribe this device to push messages',
    body: PushSubscription,
    answer: Ok,
    handle: async ({ context, me: person, body }) => {
      await context.notifier.subscribe(person.id, body);
      return ok;
    },
  }),
  route({
    method: 'DELETE',
    path: '/me/push',
    who: 'person',
    tag: 'people',
    summary: 'Unsubscribe this device from push messages',
    body: PushEndpoint,
    answer: Ok,
    handle: async ({ context, me: person, body }) => {
      await context.store.journal.commit((tx) => tx.push.drop(body.endpoint, person.id));
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/me/vacation',
    who: 'account',
    tag: 'people',
    summary: 'Start a vacation: correspondence clocks stop for this many days',
    body: VacationRequest,
    answer: Me,
    handle: async ({ context, me: person, body }) =>
      me(context.store, await startVacation(context.tables, person, body.days)),
  }),
  route({
    method: 'DELETE',
    path: '/me/vacation',
    who: 'account',
    tag: 'people',
    summary: 'End the vacation',
    answer: Me,
    handle: async ({ context, me: person }) => me(context.store, await endVacation(context.tables, person)),
  }),
  route({
    method: 'GET',
    path: '/people/:person',
    who: 'anyone',
    tag: 'people',
    summary: 'Get a public profile: rating and statistics',
    answer: Profile,
    handle: ({ context, params }) => profile(context.store, params.person),
  }),
  route({
    method: 'POST',
    path: '/reports',
    who: 'person',
    tag: 'people',
    pace: 'costly',
    summary: 'Report a problem to the operators',
    body: Report,
    answer: Ok,
    handle: async ({ context, me: person, body }) => {
      await context.store.journal.commit((tx) => tx.chat.report(person.id, body, Date.now()));
      return ok;
    },
  }),
];
