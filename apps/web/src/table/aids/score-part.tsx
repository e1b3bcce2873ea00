import { SOURCES, sharesOf, tallyOf } from '../end/sources.ts';
import { type Scene, useScene } from '../scene.ts';
import { scoreNow, sheetNow } from './score-now.ts';

/** Where my own points come from. */
function Breakdown({ seat, scene }: { seat: number; scene: Scene }) {
  const { sheet } = sheetNow(scene, seat);
  const tally = tallyOf(sharesOf(sheet, scene.sight.players[seat].village, scene.spec));
  const { end } = scene.words;
  return (
    <dl class="aids-sources">
      {SOURCES.filter((source) => tally[source] !== 0).map((source) => (
        <div key={source}>
          <dt>{end.sources[source]}</dt>
          <dd>{tally[source]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everyone's points if the game ended now; for others at least so many. */
export function ScorePart() {
  const scene = useScene();
  const { words, cast, me, sight } = scene;
  const { aids } = words.end;
  const seats = sight.players.map((_, seat) => seat);
  const order = me === null ? seats : [me, ...seats.filter((seat) => seat !== me)];
  const scores = new Map(seats.map((seat) => [seat, scoreNow(scene, seat)]));
  const someHidden = [...scores.values()].some(({ exact }) => !exact);
  return (
    <section class="aids-part">
      <h3>{aids.scoreNow}</h3>
      <ul class="aids-scores">
        {order.map((seat) => {
          const { points, exact } = scores.get(seat)!;
          return (
            <li key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
              <span class="aids-name">{seat === me ? aids.mine : cast(seat)}</span>
              <strong>
                <span aria-hidden="true">{exact ? points : `≥ ${points}`}</span>
                <span class="unseen">{exact ? words.after.points(points) : aids.atLeast(points)}</span>
              </strong>
              {seat === me ? <Breakdown seat={seat} scene={scene} /> : null}
            </li>
          );
        })}
      </ul>
      {someHidden ? <p class="faint small">{aids.bound}</p> : null}
    </section>
  );
}
