import { useState } from 'preact/hooks';
import { api, session, toast } from '../../session/index.ts';
import { Button, Check, Field, Form, Part } from '../../ui/index.ts';
import { useAccountWords } from './words.ts';

export type PushState = 'impossible' | 'off' | 'on';

/** Push needs a secure context; over plain HTTP only localhost is one. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  return navigator.serviceWorker.register('/sw.js', { scope: '/' });
}

export async function pushState(): Promise<PushState> {
  const worker = await registration().catch(() => null);
  if (!worker) return 'impossible';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks for permission and registers with the server; false when the user declined. */
async function subscribe(): Promise<boolean> {
  const worker = await registration();
  if (!worker) return false;
  const { key } = await api<{ key: string }>('GET', '/push-key');
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (!subscription) return false;
  const { endpoint, keys } = subscription.toJSON();
  await api('POST', '/me/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return true;
}

async function unsubscribe(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await api('DELETE', '/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** How the user is told that it is their turn. */
export function SettingsPart() {
  const { me, words } = session;
  const { save, saved } = words;
  const account = useAccountWords();
  const { settings } = me;
  return (
    <Part title={account.games}>
      <Form
        label={save}
        send={async ({ push, mail, mailEvery }) => {
          await session.changeMe({
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

/** Push messages for this browser. */
export function DevicePart({ first }: { first: PushState }) {
  const account = useAccountWords();
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
