import { api } from './api.ts';

export type PushState = 'impossible' | 'off' | 'on';

/** Push needs a secure page; over plain HTTP only this machine itself counts as one. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  return navigator.serviceWorker.register('/sw.js', { scope: '/' });
}

export async function pushState(): Promise<PushState> {
  const worker = await registration().catch(() => null);
  if (!worker) return 'impossible';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the browser, then tells the server; answers whether the person allowed it. */
export async function subscribe(): Promise<boolean> {
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

export async function unsubscribe(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await api('DELETE', '/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
