import { type Build, type Fetched, worker } from './scope.ts';

/*
 * Keeps the files of one build, so that the app starts without a network. Only files that the build names are ever
 * kept: no answer of the API, nothing about a person.
 *
 * Builds are never mixed. The page is asked from the network first, and names its scripts by their contents; a script
 * that is kept is therefore the one that the page means, whichever build it came with. The page is kept only if it is
 * the one of this build.
 */

const PAGE = '/index.html';
const PREFIX = 'keyflower-';
/** After this long the kept page is shown instead of waiting for the network. */
const FALLBACK_MS = 4000;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function fetchPage(wanted: string): Promise<Response> {
  const response = await fetch(PAGE, { cache: 'no-cache' });
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  // While a server is updated, the page may be of another build than this script.
  if (!response.ok || hex(digest) !== wanted) throw new Error('the page is of another build');
  return response;
}

const nameOf = ({ version }: Build): string => PREFIX + version;

async function keepBuild(build: Build): Promise<void> {
  const page = await fetchPage(build.page);
  const cache = await caches.open(nameOf(build));
  await cache.addAll([...build.files]);
  await cache.put(PAGE, page);
}

/** Keeps the build before, too: its pages may be open, and may still ask for a script. */
async function dropOldBuilds(build: Build): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(build));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

const kept = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true });

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The page from the network; the kept one if there is no network, or the server has trouble. */
async function openPage(request: Request, build: Build): Promise<Response> {
  const cache = await caches.open(nameOf(build));
  const known = await cache.match(PAGE, { ignoreVary: true });
  const fetched = fetch(request);
  if (!known) return fetched;
  const asked = fetched.then(
    (response) => (response.status < 500 ? response : known),
    () => known,
  );
  return Promise.race([asked, after(FALLBACK_MS).then(() => known)]);
}

const isNamedByContent = (path: string): boolean => path.startsWith('/assets/');

/** A file of the build. What keeps its name in every build is asked from the network first. */
async function file(request: Request, path: string, build: Build): Promise<Response> {
  const cache = await caches.open(nameOf(build));
  if (!isNamedByContent(path))
    return fetch(request).catch(
      async () => (await cache.match(path, { ignoreVary: true })) ?? Response.error(),
    );
  const known = await kept(path);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(path, response.clone());
  return response;
}

function answer(event: Fetched, build: Build, files: ReadonlySet<string>): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (files.has(pathname)) event.respondWith(file(request, pathname, build));
  else if (request.mode === 'navigate') event.respondWith(openPage(request, build));
}

/** Fetches the files that only some visitors need; returns whether all are there. */
async function keepRest(build: Build): Promise<boolean> {
  const cache = await caches.open(nameOf(build));
  const there = await Promise.all(build.rest.map((path) => kept(path)));
  return cache.addAll(build.rest.filter((_, i) => !there[i])).then(
    () => true,
    () => false,
  );
}

/** Keeps a build, and answers with it what the network does not. */
export function serveBuild(build: Build): void {
  const files = new Set([...build.files, ...build.rest]);
  worker.addEventListener('install', (event) => {
    event.waitUntil(keepBuild(build).then(() => worker.skipWaiting()));
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(dropOldBuilds(build).then(() => worker.clients.claim()));
  });
  worker.addEventListener('fetch', (event) => answer(event, build, files));
  worker.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (event.data !== 'keep-rest' || !port) return;
    event.waitUntil(keepRest(build).then((isKept) => port.postMessage(isKept)));
  });
}
