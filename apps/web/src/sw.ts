/** Shows push messages while no page is open. Nothing is cached here: the game needs the server anyway. */

interface Notice {
  title: string;
  body: string;
  table: string;
  url: string;
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends WorkerEvent {
  data: { json(): unknown } | null;
}

interface Clicked extends WorkerEvent {
  notification: Notification;
}

interface Tab {
  url: string;
  focus(): Promise<unknown>;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  event.waitUntil(
    worker.registration.showNotification(notice.title, {
      body: notice.body,
      // A later message about the same table replaces the earlier one.
      tag: notice.table,
      icon: '/favicon.svg',
      data: notice.url,
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Focuses a tab that already shows the table, or opens one. Only our own pages are ever opened. */
async function open(path: string): Promise<unknown> {
  const wanted = new URL(path, location.origin);
  if (wanted.origin !== location.origin) return;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === wanted.pathname);
  return there ? there.focus() : worker.clients.openWindow(wanted.href);
}
