import type { Me } from '@keyflower/protocol';
import { languageNames } from '@keyflower/words';
import { useState } from 'preact/hooks';
import { API, api, session, toast, unmute } from '../../session/index.ts';
import { Button, Choice, dateText, Dialog, Field, Form, Part, useWords } from '../../ui/index.ts';
import { OLD_PASSWORD } from './access.tsx';
import { useAccountWords } from './words.ts';

export function NamePart() {
  const { me, words } = session;
  const { save, preferences } = words;
  const account = useAccountWords();
  return (
    <Part title={account.name}>
      <Form
        label={save}
        send={async ({ name, lang }) => {
          await session.changeMe({ name, lang });
          toast(session.words.saved);
        }}
      >
        <Field
          label={account.name}
          name="name"
          defaultValue={me.name}
          maxLength={24}
          required
          autocomplete="nickname"
        />
        <Choice label={preferences.language} name="lang" options={languageNames()} value={me.lang} />
      </Form>
    </Part>
  );
}

export function VacationPart() {
  const { me } = session;
  const account = useAccountWords();
  const { until, daysLeft } = me.vacation;
  const changed = (now: Me): void => {
    session.me = now;
  };
  return (
    <Part title={account.vacation}>
      <p class="faint">{`${account.vacationHint} ${account.vacationLeft(daysLeft)}`}</p>
      {until === null ? (
        <Form
          label={account.vacationStart}
          send={async ({ days }) => changed(await api<Me>('POST', '/me/vacation', { days: Number(days) }))}
        >
          <Field label={account.vacationDays} name="days" type="number" min={1} max={28} defaultValue="7" />
        </Form>
      ) : (
        <>
          <p>{account.vacationUntil(dateText(until, me.lang))}</p>
          <Button work={async () => changed(await api<Me>('DELETE', '/me/vacation', {}))}>
            {account.vacationEnd}
          </Button>
        </>
      )}
    </Part>
  );
}

/** Data export and account deletion. */
export function LeavePart() {
  const account = useAccountWords();
  const [sure, ask] = useState(false);
  return (
    <Part title={account.export}>
      <a class="button" href={`${API}/me/export`} download="keyflower-me.json">
        {account.download}
      </a>
      <h3>{account.remove}</h3>
      <p class="faint">{account.removeHint}</p>
      <button type="button" onClick={() => ask(true)}>
        {account.remove}
      </button>
      {sure && <DeleteAccountDialog onClose={() => ask(false)} />}
    </Part>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { me } = session;
  const account = useAccountWords();
  return (
    <Dialog title={account.removeSure} onClose={onClose}>
      <Form
        label={account.remove}
        send={async ({ password }) => {
          await api('DELETE', '/me', me.guest ? {} : { password });
          location.assign('/');
        }}
      >
        <p>{account.removeHint}</p>
        {!me.guest && <Field label={account.password} name="password" {...OLD_PASSWORD} />}
      </Form>
    </Dialog>
  );
}

export interface Blocked {
  id: string;
  /** Empty when the account was deleted. */
  name: string;
}

/** People whose chat is muted. */
export function BlocksPart({ first }: { first: readonly Blocked[] }) {
  const { people } = useAccountWords();
  const { unnamed } = useWords();
  const account = useAccountWords();
  const [blocked, setBlocked] = useState(first);
  const unblock = async (id: string): Promise<void> => {
    await unmute(id);
    setBlocked((all) => all.filter((one) => one.id !== id));
  };
  return (
    <Part title={account.blocks}>
      {blocked.length === 0 && <p class="faint">{account.noBlocks}</p>}
      <ul class="tables">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <a href={`/people/${id}`}>{name || unnamed}</a>
            <Button work={() => unblock(id)}>{people.unblock}</Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
