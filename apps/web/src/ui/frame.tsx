import type { Language } from '@keyflower/protocol';
import { languageNames } from '@keyflower/words';
import { useEffect } from 'preact/hooks';
import { attempt, session } from '../session/index.ts';

/** A key on a hexagon. */
const Logo = () => (
  <svg class="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <path class="hex" d="M8 3h16l7 13-7 13H8L1 16z" />
    <path
      class="key"
      d="M16 7a5 5 0 0 1 1.5 9.8V21H21v3h-3.5v2h-3v-9.2A5 5 0 0 1 16 7zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
    />
  </svg>
);

/** Language selector; applies immediately. */
export function LanguageChoice() {
  const { me, words, changeMe } = session;
  return (
    <select
      class="language"
      aria-label={words.preferences.language}
      value={me.lang}
      onChange={({ currentTarget }) => {
        const lang = currentTarget.value as Language;
        void attempt(() => changeMe({ lang }));
      }}
    >
      {languageNames().map(([id, name]) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Header of every page. */
export function Head({ path }: { path: string }) {
  const { me, waiting, words } = session;
  const { nav } = words;
  const [next] = waiting;
  const links: readonly (readonly [string, string])[] = [
    ['/learn', nav.learn],
    ['/tiles', nav.tiles],
    ['/rules', nav.rules],
    ['/me', nav.me],
    ...(me.operator ? [['/operator', nav.operator] as const] : []),
  ];
  return (
    <header class="page-head">
      <a class="skip" href="#main">
        {nav.skip}
      </a>
      <a href="/" class="brand" aria-label={`Keyflower – ${nav.home}`}>
        <Logo />
        <span>Keyflower</span>
      </a>
      {next !== undefined && <a href={`/t/${next}`} class="badge">{`${nav.next} (${waiting.length})`}</a>}
      <nav aria-label={nav.pages}>
        {links.map(([to, text]) => (
          <a key={to} href={to} aria-current={path === to || path.startsWith(`${to}/`) ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
    </header>
  );
}

export function Foot() {
  const { words } = session;
  const { nav } = words;
  return (
    <footer class="page-foot">
      <a href="/privacy">{nav.privacy}</a>
      <LanguageChoice />
    </footer>
  );
}

/** Before the first answer of the server; visible only if that takes long. */
export const Loading = () => (
  <main class="error-page waiting">
    <Logo />
  </main>
);

const RETRY_MS = 5000;

/** Shown in all languages: without the server, the user's language is unknown. */
export function ServerUnreachable() {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), RETRY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="error-page">
      <Logo />
      <h1>Keyflower</h1>
      <p lang="en">The server does not answer. Trying again …</p>
      <p lang="fr">Le serveur ne répond pas. Nouvel essai…</p>
      <p lang="de">Der Server antwortet nicht. Neuer Versuch …</p>
      <button type="button" class="main" onClick={() => location.reload()}>
        OK
      </button>
    </main>
  );
}
