import { attempt } from '../house.ts';
import { showAgain } from '../page/router.ts';
import { LANGUAGE_NAMES } from '../words/words.ts';
import { useHouse } from './hooks.ts';

/** What stands above every page. */
export function Head() {
  const { me, waiting, words } = useHouse();
  const { nav } = words;
  const [next] = waiting;
  return (
    <header>
      <a href="/" class="brand">
        Keyflower
      </a>
      <nav>
        <a href="/">{nav.home}</a>
        <a href="/me">{nav.me}</a>
        {me.operator && <a href="/operator">{nav.operator}</a>}
        {next !== undefined && <a href={`/t/${next}`} class="badge">{`${nav.next} (${waiting.length})`}</a>}
      </nav>
    </header>
  );
}

export function Foot() {
  const { me, words, changeMe } = useHouse();
  const { nav, account } = words;
  return (
    <footer>
      <a href="/tiles">{nav.tiles}</a>
      <a href="/privacy">{nav.privacy}</a>
      <select
        aria-label={account.language}
        value={me.lang}
        onChange={({ currentTarget }) => {
          const lang = currentTarget.value;
          void attempt(() => changeMe({ lang })).then(showAgain);
        }}
      >
        {Object.entries(LANGUAGE_NAMES).map(([id, name]) => (
          <option key={id} value={id} selected={id === me.lang}>
            {name}
          </option>
        ))}
      </select>
    </footer>
  );
}

/** Says so while the server can't be heard. */
export function Banner() {
  const { connected, words } = useHouse();
  return (
    <p class="banner" role="status" hidden={connected}>
      {connected ? '' : words.connection.lost}
    </p>
  );
}
