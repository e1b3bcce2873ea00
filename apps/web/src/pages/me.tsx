import type { Profile } from '@keyflower/protocol';
import { api } from '../api.ts';
import { house } from '../house.ts';
import type { Page } from '../page/router.ts';
import { pushState, type PushState } from '../push.ts';
import { Part } from '../ui/controls.tsx';
import { useHouse } from '../ui/hooks.ts';
import { PreferencesForm } from '../ui/preferences-form.tsx';
import { EmailPart, PasswordPart, SignInPart, SignUpPart } from './me/access.tsx';
import { DevicePart, SettingsPart } from './me/messages.tsx';
import { LeavePart, NamePart, VacationPart } from './me/myself.tsx';
import { type Blocked, BlocksPart } from './me/blocks.tsx';
import { type Token, TokensPart } from './me/tokens.tsx';

interface Things {
  push: PushState;
  tokens: readonly Token[];
  blocked: readonly Blocked[];
}

function Myself({ push, tokens, blocked }: Things) {
  const { me, words } = useHouse();
  const { account } = words;
  return (
    <>
      <h1>{me.name}</h1>
      <p>
        <a href={`/people/${me.id}`}>{account.profile}</a>
      </p>
      {/* Signing up or out changes which parts there are: then they begin anew. */}
      <div class="two" key={me.id + String(me.guest)}>
        <div>
          <NamePart />
          <Part title={account.look.title}>
            <PreferencesForm />
          </Part>
          <SettingsPart />
          <DevicePart first={push} />
        </div>
        <div>
          {me.guest ? (
            <>
              <SignUpPart />
              <SignInPart />
            </>
          ) : (
            <>
              <PasswordPart />
              <EmailPart />
              <VacationPart />
              <TokensPart first={tokens} />
            </>
          )}
          <BlocksPart first={blocked} />
          <LeavePart />
        </div>
      </div>
    </>
  );
}

async function blockedPeople(): Promise<Blocked[]> {
  const { people } = await api<{ people: string[] }>('GET', '/me/blocks');
  return Promise.all(
    people.map(async (id) => {
      const profile = await api<Profile>('GET', `/people/${id}`).catch(() => null);
      return { id, name: profile?.person.name ?? '' };
    }),
  );
}

/** Everything about oneself. */
export async function mePage(): Promise<Page> {
  const [push, { tokens }, blocked] = await Promise.all([
    pushState(),
    house.me.guest ? { tokens: [] } : api<{ tokens: Token[] }>('GET', '/me/tokens'),
    blockedPeople(),
  ]);
  return {
    title: () => house.words.account.title,
    content: <Myself push={push} tokens={tokens} blocked={blocked} />,
  };
}
