import type { Profile } from '@keyflower/protocol';
import { api } from '../api.ts';
import { house } from '../house.ts';
import { button, copyable, date, field, form, link } from '../page/controls.ts';
import { el, part } from '../page/dom.ts';
import { showAgain } from '../page/router.ts';

interface Token {
  id: string;
  label: string;
  used: number | null;
}

/** API tokens: a new one is shown once. */
export async function tokensPart(): Promise<HTMLElement> {
  const { account } = house.words;
  const { tokens } = await api<{ tokens: Token[] }>('GET', '/me/tokens');
  const shown = el('div', {});
  return part(
    account.tokens,
    {},
    el('p', { class: 'faint' }, account.tokensHint),
    el(
      'ul',
      { class: 'tables' },
      ...tokens.map(({ id, label, used }) =>
        el(
          'li',
          {},
          el(
            'div',
            {},
            label,
            el(
              'small',
              { class: 'faint' },
              used === null ? account.tokenUnused : account.tokenUsed(date(used)),
            ),
          ),
          button(account.tokenDrop, async () => {
            await api('DELETE', `/me/tokens/${id}`, {});
            showAgain();
          }),
        ),
      ),
    ),
    shown,
    form(
      async ({ label }) => {
        const { token } = await api<{ token: string }>('POST', '/me/tokens', { label });
        shown.replaceChildren(copyable(account.tokenOnce, token));
      },
      account.tokenMake,
      field(account.tokenLabel, { name: 'label', maxlength: 60, required: true }),
    ),
  );
}

/** People whose chat one does not see. */
export async function blocksPart(): Promise<HTMLElement> {
  const { account, people: words, somebody } = house.words;
  const { people } = await api<{ people: string[] }>('GET', '/me/blocks');
  const named = await Promise.all(
    people.map(async (id) => {
      const profile = await api<Profile>('GET', `/people/${id}`).catch(() => null);
      return { id, name: profile?.person.name ?? somebody };
    }),
  );
  return part(
    account.blocks,
    {},
    named.length === 0 && el('p', { class: 'faint' }, account.noBlocks),
    el(
      'ul',
      { class: 'tables' },
      ...named.map(({ id, name }) =>
        el(
          'li',
          {},
          link(`/people/${id}`, name),
          button(words.unblock, async () => {
            await api('DELETE', `/me/blocks/${id}`, {});
            showAgain();
          }),
        ),
      ),
    ),
  );
}
