import { counted, englishTileName, tileName } from '@keyflower/words/story/names';
import { Icon } from '../../art/index.ts';
import { leaving, type TableContext, useTable } from '../../play/index.ts';
import { useNarrow } from '../../ui/index.ts';
import { Why } from './answers.tsx';

type Part = 'bid' | 'use' | 'upgrade';

/** The kinds of actions at a tile by place: bids on the market, upgrades only in the own village. */
function partsOf({ view, me, asked, spec }: TableContext, tile: string): Part[] {
  const isBoat = view.boats.some(({ boat }) => boat === tile);
  const onOffer = isBoat || [...view.market, ...view.turnOrder].some((one) => one.tile === tile);
  const mine = me !== null && view.players[me]!.village.some((one) => one.tile === tile);
  const usable = !isBoat && !view.turnOrder.some((one) => one.tile === tile);
  if (asked?.decision === 'transport') return mine && spec(tile).upgradeCost ? ['upgrade'] : [];
  return [...(onOffer ? (['bid'] as const) : []), ...(usable ? (['use'] as const) : [])];
}

/** The actions at a tile; those that are not possible say why. */
export function MenuOfTile({ tile }: { tile: string }) {
  const table = useTable();
  const { words, commands, highlights, actions, me } = table;
  const { now, story } = words;
  const narrow = useNarrow();
  const highlight = highlights.get(tile);
  const name = tileName(tile, story);
  const english = englishTileName(tile, story);
  const loads = actions.flatMap((action) =>
    action.type === 'move' && action.from === tile ? [action.resource] : [],
  );
  return (
    <>
      <p class="menu-title">
        <strong>{name}</strong> {english === null ? null : <small lang="en">{english}</small>}
      </p>
      {me !== null &&
        partsOf(table, tile).map((part) => <PartOfMenu key={part} part={part} tile={tile} table={table} />)}
      {highlight?.cargo &&
        [...new Set(loads)].map((resource) => (
          <button
            key={resource}
            type="button"
            class="way"
            onClick={() => commands.lift({ kind: 'cargo', resource, from: tile })}
          >
            <Icon name={resource} size={22} />
            {words.village.carry(counted(1, resource, story), name)}
          </button>
        ))}
      <div class="row">
        {narrow ? <ReadButton tile={tile} /> : null}
        <button type="button" class="quiet" data-read onClick={leaving(() => commands.back())}>
          {now.close}
        </button>
      </div>
    </>
  );
}

/** Opens the tile's card where there is no inspector. */
function ReadButton({ tile }: { tile: string }) {
  const { words, commands } = useTable();
  return (
    <button
      type="button"
      class="quiet read"
      data-read
      data-act="read"
      aria-haspopup="dialog"
      onClick={() => commands.readCard({ tile, back: false })}
    >
      <svg class="icon" viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">
        <circle r="8" />
        <path d="M0 -1V4.500M0 -4.500V-4" />
      </svg>
      {words.now.read}
    </button>
  );
}

function PartOfMenu({ part, tile, table }: { part: Part; tile: string; table: TableContext }) {
  const { words, commands, highlights, why } = table;
  const { now, story } = words;
  const highlight = highlights.get(tile);
  if (part === 'upgrade' && highlight?.upgrade)
    return (
      <button
        type="button"
        class="main way"
        data-menu="upgrade"
        onClick={leaving(() => commands.set({ kind: 'upgrade', tile, way: 0 }))}
      >
        {now.upgrade(tileName(tile, story))}
      </button>
    );
  const least = part === 'upgrade' ? undefined : highlight?.[part];
  if (least !== undefined && part !== 'upgrade')
    return (
      <button
        type="button"
        class="main way"
        data-menu={part}
        onClick={leaving(() => commands.begin(part, tile))}
      >
        {part === 'bid' ? now.bidFrom(least) : now.useWith(least)}
      </button>
    );
  const reason = why(part, tile);
  const heading = { bid: now.notBid, use: now.notUse, upgrade: now.notUpgrade }[part];
  return (
    <div class="not-possible">
      <b>{heading}</b>
      {reason && <Why reason={reason} />}
    </div>
  );
}
