import { type Action, DrawnChance, play, QuickRandom, type Resource, type State } from '@keyflower/engine';
import { counted, fieldName, tileName } from '@keyflower/words/story/names';
import { useEffect, useState } from 'preact/hooks';
import {
  centreOf,
  type Detail,
  herd,
  herdLots,
  type Lot,
  Pieces,
  type Point,
  resourceLots,
  resourceStack,
  UPGRADE,
} from '../../art/index.ts';
import { dragProps, type Load, type TableContext, useTable, type VillageTile } from '../../play/index.ts';
import { spread } from './spread.ts';
import { touchReach } from './touch.ts';
import { leavesRoads, roadsOf, waysFrom, wayTo } from './grid.ts';
import { type DetailLevel, placeOf } from './plot-data.ts';
import { pressed } from './plot.tsx';

/** Goods and animals of my village as things that can be picked up. */
export function Carried({ detail, px }: Pick<DetailLevel, 'detail'> & { px: number }) {
  const table = useTable();
  const lots = table.village.flatMap((placed) => [
    ...goodsOn(placed, detail, table),
    ...herdsOn(placed, detail, table),
  ]);
  const reach = touchReach(px);
  const loose = liftable(table.actions);
  const handles = lots.filter(({ key }) => loose.has(key));
  const places = spread(
    handles.map(({ at }) => at),
    2 * reach,
  );
  return (
    <>
      {lots
        .filter(({ key }) => !loose.has(key))
        .map(({ key, at, lot, drawing }) => (
          <g key={key} transform={`translate(${at.join(' ')}) scale(${lot.scale})`} class="settled">
            <Pieces drawing={drawing} />
          </g>
        ))}
      {handles.map((piece, nth) => (
        <Handle key={piece.key} piece={piece} at={places[nth]!} reach={reach} />
      ))}
    </>
  );
}

/** Something that lies in the village. */
interface Carriable {
  /** "<tile> wood" or "<field> sheep". */
  key: string;
  lot: Lot;
  at: Point;
  /** The tile that it lies on. */
  of: string;
  drawing: string;
  load: Load;
  label: string;
}

const inVillage = ({ q, r }: VillageTile, { x, y }: Lot): Point => {
  const [cx, cy] = centreOf(q, r);
  return [cx + x, cy + y];
};

function goodsOn(placed: VillageTile, detail: Detail, { words }: TableContext): Carriable[] {
  const { story, village } = words;
  const { tile } = placed;
  return resourceLots(placed.resources ?? {}, detail).map((lot) => ({
    key: `${tile} ${lot.kind}`,
    lot,
    at: inVillage(placed, lot),
    of: tile,
    drawing: resourceStack(lot.kind, lot.n),
    load: { kind: 'cargo', resource: lot.kind as Resource, from: tile },
    label: village.carry(counted(1, lot.kind, story), tileName(tile, story)),
  }));
}

function herdsOn(placed: VillageTile, detail: Detail, { words }: TableContext): Carriable[] {
  const { story, village } = words;
  const { tile, rotation = 0, animals = [] } = placed;
  return herdLots(animals, rotation, detail).map((lot) => {
    const from = `${tile}:${lot.half}`;
    return {
      key: `${from} ${lot.kind}`,
      lot,
      at: inVillage(placed, lot),
      of: tile,
      drawing: herd(lot.kind, lot.n),
      load: { kind: 'animal', animal: lot.kind, from },
      label: village.drive(counted(1, lot.kind, story), fieldName(from, story, rotation)),
    };
  });
}

/** A piece fills a good half of a handle that was enlarged for a finger. */
const INSIDE = 26;

/** Something that can be picked up: by dragging, or by a click and another on the destination. */
function Handle({ piece, at, reach }: { piece: Carriable; at: Point; reach: number }) {
  const table = useTable();
  const { lot, of, drawing, load, label } = piece;
  const { draft } = table;
  const lifted = JSON.stringify(load) === JSON.stringify(draft);
  // With something in hand, pieces ignore the pointer, so that they do not block the tiles below.
  const aside = !lifted && (draft.kind === 'cargo' || draft.kind === 'animal');
  return (
    <g
      class={`handle ${lifted ? 'lifted' : ''} ${aside ? 'aside' : ''}`}
      transform={`translate(${at.join(' ')})`}
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={lifted}
      data-still
      data-load={lot.kind}
      data-of={of}
      {...dragProps(load, table)}
      {...pressed(() => table.commands.lift(load))}
    >
      <circle class="halo" r={Math.max(16 * lot.scale, reach)} fill="none" />
      <g transform={`scale(${Math.max(lot.scale, reach / INSIDE)})`}>
        <Pieces drawing={drawing} />
      </g>
    </g>
  );
}

/** On every tile that can be upgraded now: a click shows how. */
export function Upgrades() {
  const { village, highlightAt, words, commands, draftAt } = useTable();
  return (
    <>
      {village
        .filter(({ tile }) => highlightAt(tile)?.upgrade)
        .map((placed) => (
          <g key={placed.tile} transform={placeOf(placed)}>
            <g
              class={`upgrade ${draftAt(placed.tile).kind === 'upgrade' ? 'chosen' : ''}`}
              transform="translate(72 84)"
              role="button"
              tabindex={0}
              data-still
              data-upgrade={placed.tile}
              data-of={placed.tile}
              aria-label={words.village.upgrade(tileName(placed.tile, words.story))}
              {...pressed(() => commands.set({ kind: 'upgrade', tile: placed.tile, way: 0 }))}
            >
              <g class="tag">
                <circle r={16} />
                <Pieces drawing={UPGRADE} />
              </g>
            </g>
          </g>
        ))}
    </>
  );
}

/** Whether things on the viewer's tiles can be picked up now; only then are they handles. */
export const isCarrying = ({ asked, shownSeat, me }: TableContext): boolean =>
  asked?.decision === 'transport' && shownSeat === me;

/** Things that can be picked up: "<tile> wood" or "<field> sheep". */
function liftable(actions: readonly Action[]): Set<string> {
  const found = new Set<string>();
  for (const action of actions) {
    if (action.type === 'move') found.add(`${action.from} ${action.resource}`);
    if (action.type === 'herd') found.add(`${action.from} ${action.kind}`);
  }
  return found;
}

/** The transport points of an action, as the engine applies it. */
export function costOf(state: State, seat: number, action: Action): number {
  const { events } = play(state, seat, action, new DrawnChance(new QuickRandom(1)));
  for (const event of events) if (event.type === 'moved' || event.type === 'herded') return event.points;
  return 0;
}

/** The tiles along the shortest path of goods in the visible village. */
function wayBetween({ village, spec }: TableContext, from: string, to: string): string[] {
  return wayTo(to, waysFrom(from, roadsOf(village, spec, leavesRoads(village, spec))));
}

/** A tile under the pointer or focus that accepts the load. */
function useGoal(active: boolean): string | null {
  const [goal, setGoal] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return setGoal(null);
    const look = (element: Element | null): void => {
      const drop = element?.closest('[data-drop^="tile "]')?.getAttribute('data-drop');
      setGoal(drop ? drop.slice('tile '.length) : null);
    };
    const ending = new AbortController();
    const { signal } = ending;
    // A dragged element captures the pointer, so the element below it has to be looked up.
    addEventListener(
      'pointermove',
      (event) => look(document.elementFromPoint(event.clientX, event.clientY)),
      {
        signal,
      },
    );
    addEventListener('focusin', (event) => look(event.target as Element), { signal });
    return () => ending.abort();
  }, [active]);
  return goal;
}

/** The possible paths of a load, the one it would take, and those taken in this transport. */
export function WaysLayer() {
  const table = useTable();
  const { draft, highlights, plan, village } = table;
  const goal = useGoal(draft.kind === 'cargo');
  const centres = new Map(village.map(({ tile, q, r }) => [tile, centreOf(q, r)]));
  const line = (way: readonly string[]): string => way.map((tile) => centres.get(tile)!.join(' ')).join('L');
  if (draft.kind !== 'cargo') {
    const trails = plan.flatMap((step) =>
      step.type === 'move' ? [wayBetween(table, step.from, step.to)] : [],
    );
    return (
      <g class="ways" aria-hidden="true">
        {trails.map((way, i) => (way.length > 1 ? <path key={i} class="trail" d={`M${line(way)}`} /> : null))}
      </g>
    );
  }
  const open = [...highlights].flatMap(([tile, { arrive }]) => (arrive === undefined ? [] : [tile]));
  const chosen = goal !== null && open.includes(goal) ? wayBetween(table, draft.from, goal) : [];
  const steps = open
    .map((tile) => wayBetween(table, draft.from, tile).slice(-2))
    .filter((way) => way.length > 1);
  return (
    <g class="ways" aria-hidden="true">
      {steps.map((way) => (
        <path key={way.join()} class="way" d={`M${line(way)}`} />
      ))}
      {chosen.length > 1 ? <path class="way taken" d={`M${line(chosen)}`} /> : null}
    </g>
  );
}
