import type { Review } from '@keyflower/bots/review-format';
import { useState } from 'preact/hooks';
import { SeatPlate } from '../../art/index.ts';
import { useTable } from '../../play/index.ts';
import { Choice } from '../../ui/index.ts';
import { useReplay } from '../current-replay.ts';
import { actionsOf, costOf } from './mistake-texts.ts';
import { type Mistake, sizeOf, turningPoints } from './mistakes.ts';

/** One mistake: a button that leads to its moment. */
function Entry({ mistake, go }: { mistake: Mistake; go: () => void }) {
  const table = useTable();
  const { replay, texts } = useReplay();
  const words = texts.review;
  const { at, seat, season, better } = mistake;
  const size = sizeOf(better.loss);
  const { played, instead } = actionsOf(mistake, replay, table);
  const moment = words.moment(table.words.story.seasons[season], at);
  return (
    <li class={`is-${size}`}>
      <button type="button" class="review-entry" title={words.goTo(moment)} onClick={go}>
        <span class="review-what">
          <SeatPlate seat={seat} size={18} />
          <strong>{table.nameOf(seat)}</strong>
          <span class="review-size">{size && words.sizes[size]}</span>
          <small class="faint">
            {moment}, {costOf(better, replay, words)}
          </small>
        </span>
        <span>{words.played(played)}</span>
        <span>{words.better(instead)}</span>
      </button>
    </li>
  );
}

/** The largest mistakes, the largest first. */
export function TurningPoints({ review }: { review: Review }) {
  const { nameOf, me } = useTable();
  const { review: control, seeMistake, texts } = useReplay();
  const words = texts.review;
  const [seat, setSeat] = useState<number | null>(me);
  const found = turningPoints(review.decisions, seat);
  return (
    <section class="turning-points">
      <div class="review-chart-head">
        <h3>{words.turningPoints}</h3>
        <Choice
          label={words.ofPlayer}
          options={[
            ['', words.everyone],
            ...Array.from({ length: review.players }, (_, one): [string, string] => [
              String(one),
              nameOf(one),
            ]),
          ]}
          value={seat === null ? '' : String(seat)}
          onPick={(value) => setSeat(value === '' ? null : Number(value))}
        />
      </div>
      {found.length === 0 ? <p>{words.noMistakes}</p> : null}
      <ol>
        {found.map((mistake) => (
          <Entry
            key={mistake.at}
            mistake={mistake}
            go={() => {
              control.close();
              seeMistake(mistake);
            }}
          />
        ))}
      </ol>
    </section>
  );
}
