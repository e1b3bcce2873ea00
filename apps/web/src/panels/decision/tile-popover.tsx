import { tileName } from '@keyflower/words/story/names';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Draft, reachable, type TableContext, useTable } from '../../play/index.ts';
import { useNarrow } from '../../ui/index.ts';
import { GAP, placeBeside } from './beside.ts';
import { Pending } from './pending.tsx';
import { MenuOfTile } from './tile-menu.tsx';

/** The tile beside which a draft is answered; null if that is done in the prompt. */
export function answeredAt(draft: Draft, narrow: boolean): string | null {
  if (draft.kind === 'tile') return draft.tile;
  if (narrow) return null;
  if (draft.kind === 'workers' || draft.kind === 'upgrade') return draft.tile;
  return draft.kind === 'sure' && draft.action.type === 'boat' ? draft.action.boat : null;
}

/** The element on the table that shows a tile, the largest if there are several. */
function tileElement(tile: string): Element | null {
  const all = reachable(document, `.table-screen [data-tile="${CSS.escape(tile)}"]`);
  const size = (element: Element): number => element.getBoundingClientRect().width;
  return all.length < 2 ? (all[0] ?? null) : all.sort((a, b) => size(b) - size(a))[0]!;
}

/** Moves the popover beside its tile, or beside the prompt if the tile is not on the table. */
function moveBeside(popover: HTMLElement, tile: string): void {
  const about = tileElement(tile) ?? document.querySelector('.now');
  if (!about) return;
  popover.style.maxHeight = '';
  // The inspector stays in view.
  const side = document.querySelector('.pane-side')?.getBoundingClientRect().left;
  const room = { width: side || innerWidth, height: innerHeight };
  const { x, y, most } = placeBeside(about.getBoundingClientRect(), popover.getBoundingClientRect(), room);
  popover.style.maxHeight = `${most.height}px`;
  popover.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/** A popover that grew stays where it is, as far as the screen allows: buttons do not move under the pointer. */
function keepOnScreen(popover: HTMLElement): void {
  const { left, bottom, top } = popover.getBoundingClientRect();
  const over = bottom + GAP - innerHeight;
  if (over > 0) popover.style.translate = `${Math.round(left)}px ${Math.round(Math.max(GAP, top - over))}px`;
}

/** Follows its tile while the table scrolls, zooms or changes its size. */
function useFollow(tile: string, popover: { current: HTMLElement | null }): void {
  useEffect(() => {
    const ending = new AbortController();
    let frame = 0;
    const follow = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => popover.current && moveBeside(popover.current, tile));
    };
    const outside = (event: Event): void => {
      if (!(event.target instanceof Node) || !popover.current?.contains(event.target)) follow();
    };
    const options = { signal: ending.signal, capture: true, passive: true };
    for (const type of ['scroll', 'wheel', 'transitionend'])
      document.addEventListener(type, outside, options);
    addEventListener('resize', follow, options);
    return () => {
      ending.abort();
      cancelAnimationFrame(frame);
    };
  }, [tile]);
}

/** The answer beside the tile: its menu, then colour, number and confirmation. */
export function TilePopover() {
  const table = useTable();
  const narrow = useNarrow();
  const tile = answeredAt(table.draft, narrow);
  return tile === null ? null : <Popover key={tile} table={table} tile={tile} />;
}

function Popover({ table, tile }: { table: TableContext; tile: string }) {
  const { words, commands, draft } = table;
  const box = useRef<HTMLDivElement>(null);
  const step = draft.kind === 'workers' ? `workers ${draft.what}` : draft.kind;
  const placed = useRef('');
  useLayoutEffect(() => {
    // A popover that was just placed is on the screen: to measure it again would lay out the page once more.
    if (placed.current === step) keepOnScreen(box.current!);
    else moveBeside(box.current!, tile);
    placed.current = step;
  });
  useFollow(tile, box);
  useEffect(() => {
    const popover = box.current!;
    const [first] = ['[data-act=confirm]', 'button:not([data-read])', 'button'].flatMap(
      (selector) => popover.querySelector<HTMLElement>(selector) ?? [],
    );
    first?.focus({ preventScroll: true });
  }, [step]);
  useEffect(() => {
    if (draft.kind !== 'tile') return;
    const outside = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !target.closest('.tile-menu, [data-tile], dialog')) commands.back();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [draft.kind]);
  return (
    <div
      ref={box}
      class="tile-menu"
      role="dialog"
      data-beside={tile}
      aria-label={words.now.menuOf(tileName(tile, words.story))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        commands.back();
      }}
    >
      {draft.kind === 'tile' ? <MenuOfTile tile={tile} /> : <Pending />}
    </div>
  );
}
