import { useId, useState } from 'preact/hooks';
import { Icon } from '../../art/index.ts';
import { countsText, sorted, total } from '@keyflower/words/story/names';
import { useTable } from '../../play/index.ts';

function Stock({
  icon,
  label,
  said,
  n,
  at,
  minor = false,
}: {
  icon: string;
  label: string;
  said: string;
  n: number;
  at?: string;
  minor?: boolean;
}) {
  return (
    <li class={minor ? 'stock minor' : 'stock'} title={said} data-at={at}>
      <span class="unseen">{said}</span>
      <span aria-hidden="true">
        <Icon name={icon} size={20} />
        <span class="stock-name">{label}</span> <b>{n}</b>
      </span>
    </li>
  );
}

/** The shared supply: bag, skill tiles, green workers; goods in the details. */
export function Supply() {
  const { view, words } = useTable();
  const { bar } = words.market;
  const { bag, skills, green, resources, wheat, animals } = view.supply;
  const goods = { ...resources, ...(wheat === undefined ? {} : { wheat }), ...animals };
  const [open, setOpen] = useState(false);
  const panel = useId();
  const [inBag, inPile] = [total(bag), total(skills)];
  return (
    <ul class="stocks">
      <Stock icon="workers" label={bar.bag} said={bar.bagSaid(inBag)} n={inBag} at="bag" />
      <Stock icon="skills" label={bar.skills} said={bar.skillsSaid(inPile)} n={inPile} minor />
      <Stock icon="green" label={bar.green} said={bar.greenSaid(green)} n={green} minor />
      <li
        class="stock goods-stock"
        data-at="supply"
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      >
        <button
          type="button"
          class="quiet small"
          aria-label={bar.supply}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen((was) => !was)}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          <Icon name="wood" size={20} />
          <span class="stock-name">{bar.supply}</span>
        </button>
        <div id={panel} class="stock-panel" hidden={!open}>
          <span class="unseen">{countsText(goods, words.story, bar.supplyEmpty)}</span>
          <span aria-hidden="true">
            <span class="kind-count in-panel">
              <Icon name="workers" size={20} />
              {inBag}
            </span>
            <span class="kind-count in-panel">
              <Icon name="skills" size={20} />
              {inPile}
            </span>
            <span class="kind-count in-panel">
              <Icon name="green" size={20} />
              {green}
            </span>
            {sorted(goods).map(([name, n]) => (
              <span key={name} class="kind-count">
                <Icon name={name} size={20} />
                {n}
              </span>
            ))}
          </span>
        </div>
      </li>
    </ul>
  );
}
