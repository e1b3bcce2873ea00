import type { Me } from '@keyflower/protocol';
import { useState } from 'preact/hooks';
import { api, session, toast } from '../../session/index.ts';
import { Button, Copyable, dateText, Field, Form, Part } from '../../ui/index.ts';
import { useAccountWords } from './words.ts';

const NEW_PASSWORD = {
  type: 'password',
  autocomplete: 'new-password',
  required: true,
  minLength: 8,
} as const;
export const OLD_PASSWORD = { type: 'password', autocomplete: 'current-password', required: true } as const;

function become(me: Me): void {
  session.me = me;
}

export function SignUpPart() {
  const { me } = session;
  const account = useAccountWords();
  return (
    <Part title={account.signUp}>
      <p class="faint">{account.guestHint}</p>
      <Form
        label={account.signUp}
        send={async ({ name, password, email }) =>
          become(await api<Me>('POST', '/account', { name, password, ...(email === '' ? {} : { email }) }))
        }
      >
        <Field
          label={account.name}
          name="name"
          defaultValue={me.name}
          maxLength={24}
          required
          autocomplete="username"
        />
        <Field label={account.password} name="password" {...NEW_PASSWORD} />
        <small class="faint">{account.passwordHint}</small>
        <Field label={account.emailOptional} name="email" type="email" autocomplete="email" />
      </Form>
    </Part>
  );
}

export function SignInPart() {
  const account = useAccountWords();
  return (
    <Part title={account.signIn}>
      <p class="faint">{account.signInHint}</p>
      <Form
        label={account.signIn}
        send={async ({ name, password }) => {
          await api('POST', '/session', { name, password });
          location.reload();
        }}
      >
        <Field label={account.name} name="name" required autocomplete="username" />
        <Field label={account.password} name="password" {...OLD_PASSWORD} />
      </Form>
      <details>
        <summary>{account.forgot}</summary>
        <Form
          label={account.sendLink}
          send={async ({ name }) => {
            await api('POST', '/password-reset', { name });
            toast(account.sent);
          }}
        >
          <p class="faint">{account.forgotHint}</p>
          <Field label={account.name} name="name" required autocomplete="username" />
        </Form>
      </details>
    </Part>
  );
}

async function signOut(path: string): Promise<void> {
  await api('DELETE', path, {});
  location.assign('/');
}

export function PasswordPart() {
  const account = useAccountWords();
  return (
    <Part title={account.password}>
      <Form
        label={account.changePassword}
        send={async (fields) => {
          await api('POST', '/me/password', { old: fields.old, new: fields.new });
          toast(account.passwordChanged);
        }}
      >
        <Field label={account.oldPassword} name="old" {...OLD_PASSWORD} />
        <Field label={account.newPassword} name="new" {...NEW_PASSWORD} />
        <small class="faint">{account.passwordHint}</small>
      </Form>
      <div class="row">
        <Button work={() => signOut('/session')}>{account.signOut}</Button>
        <Button work={() => signOut('/sessions')}>{account.signOutEverywhere}</Button>
      </div>
      <small class="faint">{account.signOutEverywhereHint}</small>
    </Part>
  );
}

export function EmailPart() {
  const { me } = session;
  const account = useAccountWords();
  const set = async (address: string | null, password: string): Promise<void> => {
    await api('POST', '/me/email', { email: address, password });
    become(await api<Me>('GET', '/me'));
    toast(account.emailSaved);
  };
  return (
    <Part title={account.email}>
      {me.email !== null && (
        <p>{`${me.email} (${me.emailConfirmed ? account.emailConfirmed : account.emailUnconfirmed})`}</p>
      )}
      <Form label={account.emailSet} send={(fields) => set(fields.email ?? null, fields.old ?? '')}>
        <Field
          label={account.email}
          name="email"
          type="email"
          required
          defaultValue={me.email ?? ''}
          autocomplete="email"
        />
        <Field label={account.oldPassword} name="old" {...OLD_PASSWORD} />
      </Form>
      {me.email !== null && (
        <details>
          <summary>{account.emailRemove}</summary>
          <Form label={account.emailRemove} send={(fields) => set(null, fields.old ?? '')}>
            <Field label={account.oldPassword} name="old" {...OLD_PASSWORD} />
          </Form>
        </details>
      )}
    </Part>
  );
}

export interface Token {
  id: string;
  label: string;
  used: number | null;
}

/** API tokens; a new one is shown only once. */
export function TokensPart({ first }: { first: readonly Token[] }) {
  const { me } = session;
  const account = useAccountWords();
  const [tokens, setTokens] = useState(first);
  const [fresh, setFresh] = useState<string | null>(null);
  const look = async (): Promise<void> =>
    setTokens((await api<{ tokens: Token[] }>('GET', '/me/tokens')).tokens);
  return (
    <Part title={account.tokens}>
      <p class="faint">{account.tokensHint}</p>
      <ul class="tables">
        {tokens.map(({ id, label, used }) => (
          <li key={id}>
            <div>
              {label}
              <small class="faint">
                {used === null ? account.tokenUnused : account.tokenUsed(dateText(used, me.lang))}
              </small>
            </div>
            <Button
              work={async () => {
                await api('DELETE', `/me/tokens/${id}`, {});
                await look();
              }}
            >
              {account.tokenDrop}
            </Button>
          </li>
        ))}
      </ul>
      {fresh !== null && <Copyable label={account.tokenOnce} text={fresh} />}
      <Form
        label={account.tokenMake}
        send={async ({ label }) => {
          setFresh((await api<{ token: string }>('POST', '/me/tokens', { label })).token);
          await look();
        }}
      >
        <Field label={account.tokenLabel} name="label" maxLength={60} required autocomplete="off" />
      </Form>
    </Part>
  );
}
