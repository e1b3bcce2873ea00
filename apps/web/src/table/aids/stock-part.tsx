import { unseenPieces } from '@keyflower/engine';
import { Icon } from '../../drawn/face.tsx';
import { noun, total } from '@keyflower/words/story/names';
import { useScene } from '../scene.ts';

/** How many there are of each kind; what is used up is said too. */
function Kinds({ counts }: { counts: Readonly<Record<string, number | undefined>> }) {
  const { words } = useScene();
  return (
    <ul class="aids-kinds">
      {Object.entries(counts).map(([name, n]) => (
        <li key={name} class={n ? '' : 'none'}>
          <Icon name={name} size={22} />
          <span aria-hidden="true">{n ?? 0}</span>
          <span class="unseen">{`${n ?? 0} ${noun(name, words.story)}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** Every kind, also those of which nothing is left and which the view therefore leaves out. */
const complete = (names: readonly string[], counts: Readonly<Record<string, number | undefined>>) =>
  Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]));

/** What is left in bag, pile and supply, and what of it can be told apart. */
export function StockPart() {
  const { words, sight } = useScene();
  const { aids } = words.end;
  const { supply } = sight;
  const unseen = unseenPieces(sight);
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
