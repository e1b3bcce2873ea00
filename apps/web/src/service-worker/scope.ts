/** The part of a service worker's global scope that is used here; the library types describe windows only. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends WorkerEvent {
  data: { json(): unknown } | null;
}

interface Clicked extends WorkerEvent {
  notification: Notification;
}

export interface Fetched extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Asked extends WorkerEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface Tab {
  url: string;
  focus(): Promise<unknown>;
}

/** What a build consists of. The build writes it in front of this script; in development there is none. */
export interface Build {
  version: string;
  /** SHA-256 of the page, in hex: the only file that has the same name in every build and decides on the others. */
  page: string;
  /** The paths of the files that the app needs to start without a network. */
  files: readonly string[];
  /** Large files that only some visitors need. */
  rest: readonly string[];
}

interface WorkerScope {
  BUILD?: Build;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: Asked) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
