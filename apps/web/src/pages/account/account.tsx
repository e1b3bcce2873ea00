import type { Profile } from '@keyflower/protocol';
import { api, session } from '../../session/index.ts';
import { type Page, Part, PreferencesForm } from '../../ui/index.ts';
import { EmailPart, PasswordPart, SignInPart, SignUpPart, type Token, TokensPart } from './access.tsx';
import { DevicePart, pushState, type PushState, SettingsPart } from './notifications.tsx';
import { type Blocked, BlocksPart, LeavePart, NamePart, VacationPart } from './personal.tsx';
import { accountWords, ensureAccountWords, useAccountWords } from './words.ts';

interface AccountData {
  push: PushState;
  tokens: readonly Token[];
  blocked: readonly Blocked[];
}

function Account({ push, tokens, blocked }: AccountData) {
  const { me, words } = session;
  const account = useAccountWords();
  return (
    <>
      <h1>{me.name}</h1>
      <p>
        <a href={`/people/${me.id}`}>{account.profile}</a>
      </p>
      {/* Signing up or out changes which parts exist: remount them. */}
      <div class="two" key={me.id + String(me.guest)}>
        <div>
          <NamePart />
          <Part title={words.preferences.look.title}>
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

/** Account, preferences and notifications of the signed-in user. */
export async function accountPage(): Promise<Page> {
  const [push, { tokens }, blocked] = await Promise.all([
    pushState(),
    session.me.guest ? { tokens: [] } : api<{ tokens: Token[] }>('GET', '/me/tokens'),
    blockedPeople(),
    ensureAccountWords(),
  ]);
  return {
    title: () => accountWords().title,
    content: <Account push={push} tokens={tokens} blocked={blocked} />,
  };
}
