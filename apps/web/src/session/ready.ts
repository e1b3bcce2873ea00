/**
 * Whether everything is in this browser that games without a network need. `most`: the app starts without a network,
 * but the net with which the strongest bot plays is not there yet.
 */
export type Readiness = 'storing' | 'ready' | 'most' | 'impossible';

/** The service worker answers when all is there, which takes as long as the download. */
async function keepRest(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  });
  port1.start();
  worker.postMessage('keep-rest', [port2]);
  return answer;
}

/** Stores what is still missing. */
export async function becomeReady(): Promise<Readiness> {
  // Only over a secure connection, and not in every private window.
  const registered = await navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  if (!registered) return 'impossible';
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return 'impossible';
  return (await keepRest(active)) ? 'ready' : 'most';
}
