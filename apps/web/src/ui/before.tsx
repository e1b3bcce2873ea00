import { useEffect } from 'preact/hooks';
import { Logo } from './frame.tsx';

/** Nothing is known yet; it shows only if that takes long. */
export const Waiting = () => (
  <main class="sorry waiting">
    <Logo />
  </main>
);

const AGAIN_MS = 5000;

/** The server did not even say who I am: so the language is not known either. */
export function Unreachable() {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="sorry">
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
