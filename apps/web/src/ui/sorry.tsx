import type { Complaint } from '../api.ts';
import { complaintText } from '../house.ts';
import { type Page, showAgain } from '../page/router.ts';
import { useWords } from './hooks.ts';

/** A path that leads nowhere: a worker with a signpost. */
function LostWorker() {
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

/** Why there is nothing to see, and where to go instead. */
export function Sorry({ complaint }: { complaint: Complaint | null }) {
  const { notFound, backHome, mishap } = useWords();
  const missing = complaint === null || complaint.code === 'NOT_FOUND';
  return (
    <section class="sorry">
      <LostWorker />
      <h1>{missing ? notFound : complaintText(complaint)}</h1>
      {missing && <p class="faint">{mishap.notFound}</p>}
      <div class="row">
        {!missing && (
          <button type="button" class="main" onClick={showAgain}>
            {mishap.again}
          </button>
        )}
        <a class={missing ? 'button main' : 'button'} href="/">
          {backHome}
        </a>
      </div>
    </section>
  );
}

/** There is no such page, or the server says no, or nothing at all. */
export const sorryPage = (complaint: Complaint | null): Page => ({
  title: 'Keyflower',
  content: <Sorry complaint={complaint} />,
});

/** The scripts of a page did not come. */
function Missing() {
  const { mishap, backHome } = useWords();
  return (
    <section class="sorry">
      <LostWorker />
      <h1>{mishap.missing}</h1>
      <div class="row">
        <button type="button" class="main" onClick={() => location.reload()}>
          {mishap.reload}
        </button>
        <a class="button" href="/">
          {backHome}
        </a>
      </div>
    </section>
  );
}

export const missingPage = (): Page => ({ title: 'Keyflower', content: <Missing /> });
