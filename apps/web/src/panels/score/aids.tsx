import { unseenPieces } from '@keyflower/engine';
import { counted, total } from '@keyflower/words/story/names';
import { Icon } from '../../art/index.ts';
import { scoreNow, sharesOf, sheetNow, SOURCES, tallyOf } from './scores.ts';
import { type TableContext, useTable } from '../../play/index.ts';
import { TilesPart } from './tiles-part.tsx';

/** Counts by kind, including zero. */
function Kinds({ counts }: { counts: Readonly<Record<string, number | undefined>> }) {
  const { words } = useTable();
  return (
    <ul class="aids-kinds">
      {Object.entries(counts).map(([name, n]) => (
        <li key={name} class={n ? '' : 'none'}>
          <Icon name={name} size={22} />
          <span aria-hidden="true">{n ?? 0}</span>
          <span class="unseen">{counted(n ?? 0, name, words.story)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Adds the kinds that the view omits because none is left. */
const complete = (names: readonly string[], counts: Readonly<Record<string, number | undefined>>) =>
  Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]));

/** What is left in bag, pile and supply, as far as the viewer can know. */
function StockPart() {
  const { words, view } = useTable();
  const { aids } = words.end;
  const { supply } = view;
  const unseen = unseenPieces(view);
  const bag = total(supply.bag);
  const pile = total(supply.skills);
  const workersHidden = total(unseen.workers) - bag;
  const skillsHidden = total(unseen.skills) - pile;
  const { wheat, animals } = supply;
  return (
    <section class="aids-part">
      <h3>{aids.stock}</h3>
      <dl class="aids-stock">
        <dt>{workersHidden > 0 ? aids.bagAndScreens(bag, workersHidden) : aids.bag(bag)}</dt>
        <dd>
          <Kinds counts={unseen.workers} />
        </dd>
        <dt>{skillsHidden > 0 ? aids.pileAndScreens(pile, skillsHidden) : aids.pile(pile)}</dt>
        <dd>
          <Kinds counts={unseen.skills} />
        </dd>
        <dt>{aids.supply}</dt>
        <dd>
          <Kinds
            counts={{ green: supply.green, ...complete(['wood', 'stone', 'iron', 'gold'], supply.resources) }}
          />
          {animals === undefined ? null : (
            <Kinds counts={{ wheat: wheat ?? 0, ...complete(['sheep', 'pig', 'cow'], animals) }} />
          )}
        </dd>
      </dl>
    </section>
  );
}

/** The sources of the viewer's own points. */
function Breakdown({ seat, table }: { seat: number; table: TableContext }) {
  const { sheet } = sheetNow(table, seat);
  const tally = tallyOf(sharesOf(sheet, table.view.players[seat]!.village, table.spec));
  const { end } = table.words;
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

/** All players' points if the game ended now; a lower bound for the others. */
function ScorePart() {
  const table = useTable();
  const { words, nameOf, me, view } = table;
  const { aids } = words.end;
  const seats = view.players.map((_, seat) => seat);
  const order = me === null ? seats : [me, ...seats.filter((seat) => seat !== me)];
  const scores = new Map(seats.map((seat) => [seat, scoreNow(table, seat)]));
  const someHidden = [...scores.values()].some(({ exact }) => !exact);
  return (
    <section class="aids-part">
      <h3>{aids.scoreNow}</h3>
      <ul class="aids-scores">
        {order.map((seat) => {
          const { points, exact } = scores.get(seat)!;
          return (
            <li key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
              <span class="aids-name">{seat === me ? aids.mine : nameOf(seat)}</span>
              <strong>
                <span aria-hidden="true">{exact ? points : `≥ ${points}`}</span>
                <span class="unseen">{exact ? words.after.points(points) : aids.atLeast(points)}</span>
              </strong>
              {seat === me ? <Breakdown seat={seat} table={table} /> : null}
            </li>
          );
        })}
      </ul>
      {someHidden ? <p class="faint small">{aids.bound}</p> : null}
    </section>
  );
}

/** Aids: points if the game ended now, remaining supply, tiles seen. All of it is public information. */
export function Aids() {
  const { aids } = useTable();
  if (!aids) return null;
  return (
    <div class="aids">
      <ScorePart />
      <StockPart />
      <TilesPart />
    </div>
  );
}
