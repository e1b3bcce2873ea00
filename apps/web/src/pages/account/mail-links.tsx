import { useState } from 'preact/hooks';
import { api } from '../../session/index.ts';
import { Button, Field, Form, type Page, useWords } from '../../ui/index.ts';
import { accountWords, ensureAccountWords, useAccountWords } from './words.ts';

/** The token of a mailed link is in the hash, so that no server log contains it. */
const secret = (): string => location.hash.slice(1);

function Confirm({ token }: { token: string }) {
  const account = useAccountWords();
  const [done, setDone] = useState(false);
  const said = token === '' ? account.noSecret : done ? account.confirmed : '';
  return (
    <section class="part narrow">
      <h1>{account.confirmTitle}</h1>
      <p role="status">{said}</p>
      {token !== '' && !done && (
        <Button
          class="main"
          work={async () => {
            await api('POST', '/email/confirm', { token });
            setDone(true);
          }}
        >
          {account.confirmIt}
        </Button>
      )}
    </section>
  );
}

export async function confirmPage(): Promise<Page> {
  await ensureAccountWords();
  return { title: () => accountWords().confirmTitle, content: <Confirm token={secret()} /> };
}

function Reset({ token }: { token: string }) {
  const { save } = useWords();
  const account = useAccountWords();
  const [done, setDone] = useState(false);
  const open = token !== '' && !done;
  return (
    <section class="part narrow">
      <h1>{account.resetTitle}</h1>
      <p role="status">{token === '' ? account.noSecret : done ? account.resetDone : account.passwordHint}</p>
      {done && (
        <a class="button main" href="/me">
          {account.signIn}
        </a>
      )}
      {open && (
        <Form
          label={save}
          send={async ({ password }) => {
            await api('POST', '/password-reset/confirm', { token, password });
            setDone(true);
          }}
        >
          <Field
            label={account.newPassword}
            name="password"
            type="password"
            autocomplete="new-password"
            required
            minLength={8}
          />
        </Form>
      )}
    </section>
  );
}

export async function resetPage(): Promise<Page> {
  await ensureAccountWords();
  return { title: () => accountWords().resetTitle, content: <Reset token={secret()} /> };
}
