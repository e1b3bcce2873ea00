import { loadSheetsWords, type SheetsWords } from '@keyflower/words';
import { session } from '../../session/index.ts';
import { type Page, PageWords, usePageWords } from '../../ui/index.ts';
import { PlayerAid } from './player-aid.tsx';
import { Summary } from './summary.tsx';

const TEXTS = new PageWords(loadSheetsWords);

/** A sheet to print, below a bar that is not printed. */
function Sheet({ isAid, first }: { isAid: boolean; first: SheetsWords }) {
  const words = usePageWords(TEXTS, first);
  const [path, other] = isAid ? ['summary', words.names.summary] : ['player-aid', words.names.aid];
  return (
    <>
      <div class="row sheet-bar">
        <button type="button" class="main" onClick={() => print()}>
          {words.print}
        </button>
        <a class="button" href={`/rules/${path}`}>
          {other}
        </a>
        <a class="button" href="/rules">
          {session.words.nav.rules}
        </a>
        <p class="faint">{words.hint}</p>
      </div>
      <article class={isAid ? 'sheet aid' : 'sheet'}>
        <h1>{`Keyflower – ${words.names[isAid ? 'aid' : 'summary']}`}</h1>
        {isAid ? <PlayerAid words={words} /> : <Summary words={words} />}
      </article>
    </>
  );
}

/** The rules on one page, or the player aid: sheets to print. */
export async function sheetPage([name]: (string | undefined)[]): Promise<Page> {
  const first = await TEXTS.load(session.me.lang);
  const isAid = name === 'player-aid';
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).names[isAid ? 'aid' : 'summary'],
    content: <Sheet isAid={isAid} first={first} />,
  };
}
