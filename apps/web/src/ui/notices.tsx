import { useEffect, useState } from 'preact/hooks';
import { dropToast, session, toasts } from '../session/index.ts';
import { useWords } from './hooks.ts';

/** Shorter interruptions are not shown. */
const GRACE_MS = 700;

/** Shown while the server is unreachable and reconnection is under way, or while it cannot store anything. */
function Lost() {
  const { connected, stores, words } = session;
  const works = connected && stores;
  const [shown, show] = useState(false);
  useEffect(() => {
    if (works) {
      show(false);
      return;
    }
    const timer = setTimeout(() => show(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [works]);
  if (!shown || works) return null;
  return (
    <p class="notice bad">
      <span class="spinner" aria-hidden="true" />
      <span>{connected ? words.errors.STORAGE : words.connection.lost}</span>
      {!connected && (
        <button type="button" class="small" onClick={() => session.connection.hurry()}>
          {words.connection.tryNow}
        </button>
      )}
    </p>
  );
}

/** Announces an update of the server: the page reloads at a safe moment, or now. */
function Outdated() {
  const { outdated, words } = session;
  if (!outdated) return null;
  return (
    <p class="notice">
      <span>{words.connection.newVersion}</span>
      <button type="button" class="small" onClick={() => location.reload()}>
        {words.connection.loadNow}
      </button>
    </p>
  );
}

/** Notices for every page, floating so that nothing moves. */
export function Notices({ isLocal = false }: { isLocal?: boolean | undefined }) {
  return (
    <div class="notices" role="status">
      {!isLocal && <Lost />}
      <Outdated />
    </div>
  );
}

/** The toasts. */
export function Toasts() {
  const words = useWords();
  return (
    <div class="toasts" role="status">
      {toasts.value.map(({ id, text, kind }) => (
        <div key={id} class={`toast ${kind}`}>
          <span>{text}</span>
          <button type="button" class="bare" aria-label={words.close} onClick={() => dropToast(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
