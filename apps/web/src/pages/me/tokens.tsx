import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Button, Copyable, Field, Form, Part } from '../../ui/controls.tsx';
import { useHouse } from '../../ui/hooks.ts';
import { moment } from '../../ui/moment.ts';

export interface Token {
  id: string;
  label: string;
  used: number | null;
}

/** API tokens: a new one is shown once. */
export function TokensPart({ first }: { first: readonly Token[] }) {
  const { me, words } = useHouse();
  const { account } = words;
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
                {used === null ? account.tokenUnused : account.tokenUsed(moment(used, me.lang))}
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
