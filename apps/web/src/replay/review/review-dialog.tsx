import { type Depth, DEPTHS } from '@keyflower/bots/review-format';
import { useState } from 'preact/hooks';
import { Dialog, Picks } from '../../ui/index.ts';
import { useReplay } from '../current-replay.ts';
import { AccuracyTable } from './accuracy-table.tsx';
import { ReviewChart } from './review-chart.tsx';
import type { Progress } from './review-threads.ts';
import { TurningPoints } from './turning-points.tsx';

/** The choice of a depth, before anything was reviewed. */
function Begin() {
  const { review, texts } = useReplay();
  const [depth, setDepth] = useState<Depth>('normal');
  const words = texts.review;
  return (
    <>
      <p>{words.about}</p>
      {review.stage.at === 'failed' ? (
        <p class="bad" role="alert">
          {words.failed}
        </p>
      ) : null}
      <Picks
        legend={words.depth}
        name="depth"
        options={DEPTHS.map((one) => [
          one,
          <span key={one}>
            {words.depths[one]} <small class="faint">{words.depthsAbout[one]}</small>
          </span>,
        ])}
        value={depth}
        onPick={(one) => setDepth(one as Depth)}
      />
      <div class="row">
        <button type="button" class="main" onClick={() => review.start(depth)}>
          {review.stage.at === 'failed' ? words.again : words.start}
        </button>
      </div>
    </>
  );
}

function Running({ progress }: { progress: Progress }) {
  const { review, texts } = useReplay();
  const words = texts.review;
  return (
    <>
      <p role="status">{progress ? words.progress(progress.done, progress.all) : words.preparing}</p>
      <progress aria-label={words.here} max={progress?.all ?? 1} value={progress?.done ?? 0} />
      <div class="row">
        <button type="button" onClick={review.cancel}>
          {words.cancel}
        </button>
      </div>
    </>
  );
}

/** The review of the game: its start, its progress and what it found. */
export function ReviewDialog() {
  const { review, texts } = useReplay();
  const { stage } = review;
  const words = texts.review;
  return (
    <Dialog title={words.title} onClose={review.close} class="replay-dialog review-dialog">
      {stage.at === 'running' ? (
        <Running progress={stage.progress} />
      ) : stage.at === 'done' ? (
        <>
          <ReviewChart review={stage.review} />
          <TurningPoints review={stage.review} />
          <AccuracyTable review={stage.review} />
          <p class="row review-foot">
            <span class="faint">
              {words.depths[stage.review.depth]}. {words.kept}
            </span>
            <button type="button" class="quiet" onClick={review.anew}>
              {words.again}
            </button>
          </p>
        </>
      ) : (
        <Begin />
      )}
    </Dialog>
  );
}
