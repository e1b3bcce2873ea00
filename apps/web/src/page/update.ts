import { house } from '../house.ts';

/** So long nobody has touched anything: a reload would not startle them. */
const QUIET_MS = 20_000;
const LOOK_MS = 5_000;

let touched = 0;
let writing = false;

/** Another page came: what was being written on the last one is gone or sent. */
export function nothingWritten(): void {
  writing = false;
}

function reloadIfSafe(): void {
  if (!house.outdated || writing || !house.safeToReload()) return;
  if (document.hidden || Date.now() - touched > QUIET_MS) location.reload();
}

/** After an update of the server the page is loaded afresh as soon as that disturbs nobody. */
export function watchForUpdates(): void {
  const touch = (): void => {
    touched = Date.now();
  };
  touch();
  addEventListener('pointerdown', touch, { capture: true, passive: true });
  addEventListener('keydown', touch, { capture: true, passive: true });
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form')) writing = true;
  });
  addEventListener('submit', nothingWritten);
  document.addEventListener('visibilitychange', reloadIfSafe);
  setInterval(reloadIfSafe, LOOK_MS);
}
