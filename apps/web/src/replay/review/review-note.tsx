import { adviceText, loadAdviceWords } from '@keyflower/words';
import { goodsText, tileName } from '@keyflower/words/story/names';
import type { ComponentChildren } from 'preact';
import { tilesOfAction, useTable } from '../../play/index.ts';
import { PageWords, usePageWords } from '../../ui/index.ts';
import { useReplay } from '../current-replay.ts';
import { actionsOf, costOf } from './mistake-texts.ts';
import { type Mistake, sizeOf } from './mistakes.ts';

const SENTENCES = new PageWords(loadAdviceWords);

/** Why the better action is better, as hints say it. */
function Why({ mistake: { better } }: { mistake: Mistake }) {
  const { words, nameOf } = useTable();
  const sentences = usePageWords(SENTENCES, null);
  if (!sentences) return null;
  const { by: _, ...reason } = better.reason;
  return (
    <>
      {adviceText(reason, sentences, {
        tile: (id) => words.hint.tile(tileName(id, words.story)),
        player: nameOf,
        goods: (counts) => goodsText(counts, words),
      })}
    </>
  );
}

/** The mistake at this moment of the game, in place of the story; or `story`, that of the better line. */
export function ReviewNote({ mistake, story }: { mistake: Mistake; story: ComponentChildren }) {
  const table = useTable();
  const { game, review, seeMistake, seeLine, texts } = useReplay();
  const words = texts.review;
  const { seat, action, better } = mistake;
  const size = sizeOf(better.loss);
  const { played, instead } = actionsOf(mistake, game.replay, table);
  return (
    <section class="review-note" aria-label={words.here}>
      <div class="review-says" tabIndex={0} role="status">
        <p>
          <strong>{size && words.judged(table.nameOf(seat), words.sizes[size])}</strong>,{' '}
          {costOf(better, game.replay, words)}
        </p>
        {review.isLine ? (
          <p>{words.shown}</p>
        ) : (
          <>
            <p data-about={tilesOfAction(action).join(' ')}>{words.played(played)}</p>
            <p data-about={tilesOfAction(better.action).join(' ')}>
              {words.better(instead)}. <Why mistake={mistake} />
            </p>
          </>
        )}
      </div>
      {review.isLine ? story : null}
      <div class="row">
        {review.isLine ? (
          <button type="button" class="main" onClick={() => seeMistake(mistake)}>
            {words.backToGame}
          </button>
        ) : (
          <button type="button" class="main" onClick={() => seeLine(mistake)}>
            {words.showMe}
          </button>
        )}
        <button type="button" onClick={review.open}>
          {words.toList}
        </button>
      </div>
    </section>
  );
}
