import type { Me } from '@keyflower/protocol';
import { API, api } from '../api.ts';
import { house } from '../house.ts';
import { button, check, choice, date, field, form, link } from '../page/controls.ts';
import { el, part } from '../page/dom.ts';
import { type Page, showAgain } from '../page/router.ts';
import { toast } from '../page/toast.ts';
import { pushState, subscribe, unsubscribe } from '../push.ts';
import { LANGUAGE_NAMES } from '../words/words.ts';
import { blocksPart, tokensPart } from './me-lists.ts';

const NEW_PASSWORD = { type: 'password', autocomplete: 'new-password', required: true, minlength: 8 };
const OLD_PASSWORD = { type: 'password', autocomplete: 'current-password', required: true };

/** Everything about oneself. */
export async function mePage(): Promise<Page> {
  const { account } = house.words;
  const { me } = house;
  return {
    title: account.title,
    body: [
      el('h1', {}, me.name),
      el('p', {}, link(`/people/${me.id}`, account.profile)),
      el(
        'div',
        { class: 'two' },
        namePart(),
        settingsPart(),
        ...(me.guest ? [signUpPart(), signInPart()] : [passwordPart(), emailPart()]),
        await devicePart(),
        ...(me.guest ? [] : [vacationPart(), await tokensPart()]),
        await blocksPart(),
        leavePart(),
      ),
    ],
  };
}

function namePart(): HTMLElement {
  const { account, save, saved } = house.words;
  return part(
    account.name,
    {},
    form(
      async ({ name, lang }) => {
        await house.changeMe({ name, lang });
        toast(saved);
        showAgain();
      },
      save,
      field(account.name, {
        name: 'name',
        value: house.me.name,
        maxlength: 24,
        required: true,
        autocomplete: 'nickname',
      }),
      choice(account.language, { name: 'lang' }, Object.entries(LANGUAGE_NAMES), house.me.lang),
    ),
  );
}

function settingsPart(): HTMLElement {
  const { account, save, saved } = house.words;
  const { settings } = house.me;
  return part(
    account.settings,
    {},
    form(
      async ({ confirm, push, mail, mailEvery }) => {
        const on = (value: string | undefined): boolean => value === 'on';
        await house.changeMe({
          settings: { confirm: on(confirm), push: on(push), mail: on(mail), mailEvery: Number(mailEvery) },
        });
        toast(saved);
      },
      save,
      check(account.confirm, { name: 'confirm', checked: settings.confirm }),
      check(account.push, { name: 'push', checked: settings.push }),
      check(account.mail, { name: 'mail', checked: settings.mail }),
      field(account.mailEvery, {
        name: 'mailEvery',
        type: 'number',
        min: 5,
        max: 1440,
        value: settings.mailEvery,
      }),
    ),
  );
}

function signUpPart(): HTMLElement {
  const { account } = house.words;
  return part(
    account.signUp,
    {},
    el('p', { class: 'faint' }, account.guestHint),
    form(
      async ({ name, password, email }) => {
        house.me = await api<Me>('POST', '/account', { name, password, ...(email === '' ? {} : { email }) });
        house.changed();
        showAgain();
      },
      account.signUp,
      field(account.name, {
        name: 'name',
        value: house.me.name,
        maxlength: 24,
        required: true,
        autocomplete: 'username',
      }),
      field(account.password, { name: 'password', ...NEW_PASSWORD }),
      el('small', { class: 'faint' }, account.passwordHint),
      field(account.emailOptional, { name: 'email', type: 'email', autocomplete: 'email' }),
    ),
  );
}

function signInPart(): HTMLElement {
  const { account } = house.words;
  return part(
    account.signIn,
    {},
    el('p', { class: 'faint' }, account.signInHint),
    form(
      async ({ name, password }) => {
        await api('POST', '/session', { name, password });
        location.reload();
      },
      account.signIn,
      field(account.name, { name: 'name', required: true, autocomplete: 'username' }),
      field(account.password, { name: 'password', ...OLD_PASSWORD }),
    ),
    el(
      'details',
      {},
      el('summary', {}, account.forgot),
      form(
        async ({ name }) => {
          await api('POST', '/password-reset', { name });
          toast(account.sent);
        },
        account.sendLink,
        el('p', { class: 'faint' }, account.forgotHint),
        field(account.name, { name: 'name', required: true }),
      ),
    ),
  );
}

function passwordPart(): HTMLElement {
  const { account } = house.words;
  return part(
    account.password,
    {},
    form(
      async (fields) => {
        await api('POST', '/me/password', { old: fields.old, new: fields.new });
        toast(account.passwordChanged);
      },
      account.changePassword,
      field(account.oldPassword, { name: 'old', ...OLD_PASSWORD }),
      field(account.newPassword, { name: 'new', ...NEW_PASSWORD }),
      el('small', { class: 'faint' }, account.passwordHint),
    ),
    el(
      'div',
      { class: 'row' },
      button(account.signOut, () => signOut('/session')),
      button(account.signOutEverywhere, () => signOut('/sessions')),
    ),
  );
}

async function signOut(path: string): Promise<void> {
  await api('DELETE', path, {});
  location.assign('/');
}

function emailPart(): HTMLElement {
  const { account } = house.words;
  const { email, emailConfirmed } = house.me;
  const set = async (address: string | null, password: string): Promise<void> => {
    await api('POST', '/me/email', { email: address, password });
    house.me = await api<Me>('GET', '/me');
    toast(account.emailSaved);
    showAgain();
  };
  return part(
    account.email,
    {},
    email !== null &&
      el('p', {}, `${email} (${emailConfirmed ? account.emailConfirmed : account.emailUnconfirmed})`),
    form(
      (fields) => set(fields.email, fields.old),
      account.emailSet,
      field(account.email, {
        name: 'email',
        type: 'email',
        required: true,
        value: email,
        autocomplete: 'email',
      }),
      field(account.oldPassword, { name: 'old', ...OLD_PASSWORD }),
    ),
    email !== null &&
      form(
        (fields) => set(null, fields.old),
        account.emailRemove,
        field(account.oldPassword, { name: 'old', ...OLD_PASSWORD }),
      ),
  );
}

async function devicePart(): Promise<HTMLElement> {
  const { account } = house.words;
  const state = await pushState();
  if (state === 'impossible') return part(account.device, {}, el('p', { class: 'faint' }, account.noPush));
  const change = async (): Promise<void> => {
    if (state === 'on') await unsubscribe();
    else if (!(await subscribe())) toast(account.pushDenied, 'bad');
    showAgain();
  };
  return part(
    account.device,
    {},
    state === 'on' && el('p', {}, account.subscribed),
    button(state === 'on' ? account.unsubscribe : account.subscribe, change),
  );
}

function vacationPart(): HTMLElement {
  const { account } = house.words;
  const { until, daysLeft } = house.me.vacation;
  const changed = (me: Me): void => {
    house.me = me;
    showAgain();
  };
  return part(
    account.vacation,
    {},
    el('p', { class: 'faint' }, `${account.vacationHint} ${account.vacationLeft(daysLeft)}`),
    until === null
      ? form(
          async ({ days }) => changed(await api<Me>('POST', '/me/vacation', { days: Number(days) })),
          account.vacationStart,
          field(account.vacationDays, { name: 'days', type: 'number', min: 1, max: 28, value: 7 }),
        )
      : el(
          'div',
          {},
          el('p', {}, account.vacationUntil(date(until))),
          button(account.vacationEnd, async () => changed(await api<Me>('DELETE', '/me/vacation', {}))),
        ),
  );
}

function leavePart(): HTMLElement {
  const { account } = house.words;
  const { guest } = house.me;
  return part(
    account.export,
    {},
    el('a', { href: `${API}/me/export`, download: 'keyflower-me.json', class: 'button' }, account.download),
    el('h3', {}, account.remove),
    form(
      async ({ password }) => {
        if (!confirm(account.removeSure)) return;
        await api('DELETE', '/me', guest ? {} : { password });
        location.assign('/');
      },
      account.remove,
      el('p', { class: 'faint' }, account.removeHint),
      !guest && field(account.password, { name: 'password', ...OLD_PASSWORD }),
    ),
  );
}
