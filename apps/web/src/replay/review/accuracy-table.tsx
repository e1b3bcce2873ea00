import type { Accuracy, Review } from '@keyflower/bots/review-format';
import { SEASONS } from '@keyflower/engine';
import { SeatPlate } from '../../art/index.ts';
import { useTable } from '../../play/index.ts';
import { useReplay } from '../current-replay.ts';

function Share({ accuracy }: { accuracy: Accuracy }) {
  const words = useReplay().texts.review;
  return (
    <td title={accuracy.accuracy === null ? words.none : undefined}>
      {accuracy.accuracy === null ? '–' : words.percent(accuracy.accuracy)}
    </td>
  );
}

/** How well every player played, in each season and in the whole game. */
export function AccuracyTable({ review }: { review: Review }) {
  const { words: all, nameOf } = useTable();
  const words = useReplay().texts.review;
  return (
    <section>
      <h3>{words.accuracy}</h3>
      <div class="points-table" tabIndex={0} role="region" aria-label={words.accuracy}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.wholeGame}</th>
              {SEASONS.map((season) => (
                <th key={season} scope="col">
                  {all.story.seasons[season]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.accuracy.map(({ seat, game, seasons }) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatPlate seat={seat} size={18} /> {nameOf(seat)}
                </th>
                <Share accuracy={game} />
                {SEASONS.map((season) => (
                  <Share key={season} accuracy={seasons[season]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="faint">{words.accuracyAbout}</p>
    </section>
  );
}
