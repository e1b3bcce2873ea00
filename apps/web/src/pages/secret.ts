import { api } from '../api.ts';
import { house } from '../house.ts';
import { button, field, form, link } from '../page/controls.ts';
import { el } from '../page/dom.ts';
import type { Page } from '../page/router.ts';

/** The secret of a mailed link stands behind the #, so that no server's log ever sees it. */
function secret(): string {
  return location.hash.slice(1);
}

export function confirmPage(): Page {
  const { account } = house.words;
  const token = secret();
  const said = el('p', {}, token === '' ? account.noSecret : '');
  const confirm = button(
    account.confirmIt,
    async () => {
      await api('POST', '/email/confirm', { token });
      said.textContent = account.confirmed;
      confirm.remove();
    },
    { class: 'main' },
  );
  return {
    title: account.confirmTitle,
    body: [el('h1', {}, account.confirmTitle), said, token !== '' && confirm],
  };
}

export function resetPage(): Page {
  const { account } = house.words;
  const token = secret();
  const said = el('p', {}, token === '' ? account.noSecret : account.passwordHint);
  const made = form(
    async ({ password }) => {
      await api('POST', '/password-reset/confirm', { token, password });
      made.replaceWith(link('/me', account.signIn));
      said.textContent = account.resetDone;
    },
    house.words.save,
    field(account.newPassword, {
      name: 'password',
      type: 'password',
      autocomplete: 'new-password',
      required: true,
    }),
  );
  return { title: account.resetTitle, body: [el('h1', {}, account.resetTitle), said, token !== '' && made] };
}
