import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { forgetMishap, isMissingScript, mishap, onMishap, textOf } from '../page/mishap.ts';
import { useChanges, useWords } from './hooks.ts';

/** What went wrong, and the ways out. */
function Told({ error, children }: { error: string; children?: ComponentChildren }) {
  const { mishap: words, backHome } = useWords();
  const missing = isMissingScript(error);
  return (
    <>
      <h2>{words.title}</h2>
      <p>{missing ? words.missing : words.text}</p>
      {!missing && (
        <details>
          <summary>{words.details}</summary>
          <pre>{error}</pre>
        </details>
      )}
      <div class="row">
        <button type="button" class="main" onClick={() => location.reload()}>
          {words.reload}
        </button>
        <button type="button" onClick={() => location.assign('/')}>
          {backHome}
        </button>
        {children}
      </div>
    </>
  );
}

/** Something went wrong behind the page: it may go on. */
export function MishapPanel() {
  useChanges(onMishap);
  const { mishap: words } = useWords();
  const error = mishap();
  if (error === null) return null;
  return (
    <section class="part mishap floating" role="alert">
      <Told error={error}>
        <button type="button" class="quiet" onClick={forgetMishap}>
          {words.goOn}
        </button>
      </Told>
    </section>
  );
}

/** A page that can't be drawn is replaced by the ways out. */
export function Guarded({ children }: { children?: ComponentChildren }) {
  const [error] = useErrorBoundary((caught) => console.error(caught));
  if (!error) return <>{children}</>;
  return (
    <section class="part mishap" role="alert">
      <Told error={textOf(error)} />
    </section>
  );
}
