import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { ApiError, type RefusalBody, errorText, toast } from '../session/index.ts';
import { type Page, showAgain } from './router.ts';
import { useWords } from './hooks.ts';

/** The latest uncaught error outside of any component. */
const scriptError = signal<string | null>(null);

export function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

/** Matches browsers' messages for a script that could not be loaded: replaced by an update, or no network. */
export const isMissingScript = (text: string): boolean => /dynamically imported|module script/i.test(text);

/** Reported as an error by browsers, but harmless: observers run one frame later. */
const HARMLESS = /ResizeObserver loop/;

/** Shows uncaught errors and rejections from now on. */
export function reportErrors(): void {
  addEventListener('error', ({ error, message }) => {
    if (!HARMLESS.test(message)) scriptError.value = textOf(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof ApiError) toast(errorText(reason.body), 'bad');
    else scriptError.value = textOf(reason);
  });
}

/** An error with the ways out of it. */
function ErrorDetails({ error, children }: { error: string; children?: ComponentChildren }) {
  const { failure: words, backHome } = useWords();
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

/** Shown above the page for errors outside of components: the page itself may go on. */
export function ErrorPanel() {
  const { failure: words } = useWords();
  const error = scriptError.value;
  if (error === null) return null;
  return (
    <section class="part error-panel floating" role="alert">
      <ErrorDetails error={error}>
        <button type="button" class="quiet" onClick={() => (scriptError.value = null)}>
          {words.goOn}
        </button>
      </ErrorDetails>
    </section>
  );
}

/** Replaces a page that cannot be rendered. */
export function ErrorBoundary({ children }: { children?: ComponentChildren }) {
  const [error] = useErrorBoundary((caught) => console.error(caught));
  if (!error) return <>{children}</>;
  return (
    <section class="part error-panel" role="alert">
      <ErrorDetails error={textOf(error)} />
    </section>
  );
}

/** A worker at a signpost. */
function LostWorkerPicture() {
  return (
    <svg class="lost" viewBox="0 0 200 130" aria-hidden="true">
      <path class="hill" d="M0 130C40 92 140 92 200 130z" />
      <path class="post" d="M118 106V34" />
      <path class="board" d="M88 36h58l12 11-12 11H88z" />
      <path class="board" d="M150 64h-54l-11 10 11 10h54z" />
      <path class="figure" d="M52 104c0-22 4-34 14-36-12-6-8-24 4-24s16 18 4 24c10 2 14 14 14 36z" />
    </svg>
  );
}

/** Full-page message for a missing page or a refused request. */
export function ErrorMessage({ error }: { error: RefusalBody | null }) {
  const { notFound, backHome, failure } = useWords();
  const missing = error === null || error.code === 'NOT_FOUND';
  return (
    <section class="error-page">
      <LostWorkerPicture />
      <h1>{missing ? notFound : errorText(error)}</h1>
      {missing && <p class="faint">{failure.notFound}</p>}
      <div class="row">
        {!missing && (
          <button type="button" class="main" onClick={showAgain}>
            {failure.again}
          </button>
        )}
        <a class={missing ? 'button main' : 'button'} href="/">
          {backHome}
        </a>
      </div>
    </section>
  );
}

/** For an unknown address (null), a refused request or an unreachable server. */
export const errorPage = (error: RefusalBody | null): Page => ({
  title: 'Keyflower',
  content: <ErrorMessage error={error} />,
});

/** For a page whose scripts could not be loaded. */
function MissingScript() {
  const { failure, backHome } = useWords();
  return (
    <section class="error-page">
      <LostWorkerPicture />
      <h1>{failure.missing}</h1>
      <div class="row">
        <button type="button" class="main" onClick={() => location.reload()}>
          {failure.reload}
        </button>
        <a class="button" href="/">
          {backHome}
        </a>
      </div>
    </section>
  );
}

export const missingScriptPage = (): Page => ({ title: 'Keyflower', content: <MissingScript /> });
