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
import * as account from '../../people/account.ts';
import { me } from '../../people/me.ts';
import { profile } from '../../people/profile.ts';
import { refused } from '../../errors/refused.ts';
import { endVacation, startVacation } from '../../tables/vacation.ts';
import { Ok, ok, type Route, route } from '../route.ts';

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
      if (!app.limits.guests.take(address)) throw refused('too-many-guests');
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
