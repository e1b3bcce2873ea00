/** Whether everything is in this browser that games without a network need. */
export type Readiness = 'storing' | 'ready' | 'impossible';

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
  return active && (await keepRest(active)) ? 'ready' : 'impossible';
}
