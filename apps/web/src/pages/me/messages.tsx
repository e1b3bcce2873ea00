import { useState } from 'preact/hooks';
import { house } from '../../house.ts';
import { toast } from '../../page/toast.ts';
import { type PushState, pushState, subscribe, unsubscribe } from '../../push.ts';
import { Button, Check, Field, Form, Part } from '../../ui/controls.tsx';
import { useHouse, useWords } from '../../ui/hooks.ts';

/** How I hear that it is my turn. */
export function SettingsPart() {
  const { me, words } = useHouse();
  const { account, save, saved } = words;
  const { settings } = me;
  return (
    <Part title={account.games}>
      <Form
        label={save}
        send={async ({ push, mail, mailEvery }) => {
          await house.changeMe({
            settings: { push: push === 'on', mail: mail === 'on', mailEvery: Number(mailEvery) },
          });
          toast(saved);
        }}
      >
        <Check label={account.push} name="push" checked={settings.push} />
        <Check label={account.mail} name="mail" checked={settings.mail} />
        <Field
          label={account.mailEvery}
          name="mailEvery"
          type="number"
          min={5}
          max={1440}
          defaultValue={String(settings.mailEvery)}
        />
      </Form>
    </Part>
  );
}

/** Whether this very browser gets push messages. */
export function DevicePart({ first }: { first: PushState }) {
  const { account } = useWords();
  const [state, setState] = useState(first);
  const change = async (): Promise<void> => {
    if (state === 'on') await unsubscribe();
    else if (!(await subscribe())) toast(account.pushDenied, 'bad');
    setState(await pushState());
  };
  return (
    <Part title={account.device}>
      {state === 'impossible' ? (
        <p class="faint">{account.noPush}</p>
      ) : (
        <>
          {state === 'on' && <p>{account.subscribed}</p>}
          <Button work={change}>{state === 'on' ? account.unsubscribe : account.subscribe}</Button>
        </>
      )}
    </Part>
  );
}
