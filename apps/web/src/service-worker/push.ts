import { worker } from './scope.ts';

interface Notice {
  title: string;
  body: string;
  table: string;
  url: string;
}

/** Focuses a tab that already shows the table, or opens one. Only our own pages are ever opened. */
async function open(path: string): Promise<unknown> {
  const wanted = new URL(path, location.origin);
  if (wanted.origin !== location.origin) return;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === wanted.pathname);
  return there ? there.focus() : worker.clients.openWindow(wanted.href);
}

/** Shows push messages while no page is open. */
export function showPushMessages(): void {
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
}
