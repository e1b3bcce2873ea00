import { tileName } from '@keyflower/words/story/names';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../../play/index.ts';
import { Dialog } from '../../ui/index.ts';
import { TileCard } from './tile-card.tsx';
import { watchCards, type Way } from './watch.ts';

/* Placement of floating cards: beside their anchor, never over it or over the focused element, always on the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The position of a card, and its maximum size there. */
export interface Place {
  x: number;
  y: number;
  most: Size;
}

export const GAP = 10;
/** Below this line an element counts as being at the bottom of the screen. */
const LOW = 0.65;

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);

/** Free space on each side of an element; elements at the bottom prefer above, since the prompt is beside them. */
function sidesOf(about: Box, room: Size): Box[] {
  const height = room.height - 2 * GAP;
  const width = room.width - 2 * GAP;
  const after = right(about) + GAP;
  const under = bottom(about) + GAP;
  const beside = [
    { left: after, top: GAP, width: room.width - GAP - after, height },
    { left: GAP, top: GAP, width: about.left - 2 * GAP, height },
  ];
  const below = { left: GAP, top: under, width, height: room.height - GAP - under };
  const above = { left: GAP, top: GAP, width, height: about.top - 2 * GAP };
  return about.top > LOW * room.height ? [above, ...beside, below] : [...beside, below, above];
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Candidate positions within a side's space: nearest and centred first, then along the side. */
function spotsIn(side: Box, about: Box, card: Size, clear: Box | null): { x: number; y: number }[] {
  const most = { x: right(side) - card.width, y: bottom(side) - card.height };
  const beside = side.left > about.left || right(side) < right(about);
  const nearX = side.left > about.left ? side.left : most.x;
  const nearY = side.top > about.top ? side.top : most.y;
  const along = beside
    ? [
        about.top + (about.height - card.height) / 2,
        ...dodges(clear?.top, clear && bottom(clear), card.height),
      ]
    : [
        about.left + (about.width - card.width) / 2,
        ...dodges(clear?.left, clear && right(clear), card.width),
      ];
  return along.map((at) =>
    beside ? { x: nearX, y: within(at, side.top, most.y) } : { x: within(at, side.left, most.x), y: nearY },
  );
}

function dodges(from: number | undefined, to: number | null, length: number): number[] {
  return from === undefined || to === null ? [] : [from - GAP - length, to + GAP];
}

export function placeCard(about: Box, card: Size, room: Size, focused: Box | null = null): Place {
  const clear = focused && !overlap(focused, about) ? focused : null;
  const sides = sidesOf(about, room);
  const fitting = sides.filter((side) => side.width >= card.width && side.height >= card.height);
  const spots = fitting.flatMap((side) =>
    spotsIn(side, about, card, clear).map(({ x, y }) => ({ x, y, most: side })),
  );
  const free = spots.find(({ x, y }) => !clear || !overlap({ left: x, top: y, ...card }, clear));
  const { x, y, most } = free ?? spots[0] ?? squeezed(sides, about, card);
  return { x, y, most: { width: most.width, height: most.height } };
}

/** No side has enough space: the card shrinks where it has to least, and scrolls inside. */
function squeezed(sides: readonly Box[], about: Box, card: Size): { x: number; y: number; most: Box } {
  const share = ({ width, height }: Box): number =>
    Math.min(1, Math.max(0, width) / card.width) * Math.min(1, Math.max(0, height) / card.height);
  const most = sides.reduce((best, side) => (share(side) > share(best) ? side : best));
  const size = { width: Math.min(card.width, most.width), height: Math.min(card.height, most.height) };
  const { x, y } = spotsIn(most, about, size, null)[0]!;
  return { x, y, most };
}

interface Shown {
  anchor: Element;
  way: Way;
  tile: string;
  back: boolean;
}

const tileOf = (anchor: Element): string => anchor.getAttribute('data-card') ?? '';
const backOf = (anchor: Element): boolean => anchor.hasAttribute('data-card-back');

/** The tile card: floating beside a tile, or open as a dialog. */
export function CardLayer() {
  const table = useTable();
  const { spec, words, view, draft, shownSeat, openCard: open } = table;
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const now = useRef<Shown | null>(null);
  const id = useId();
  now.current = shown;
  useEffect(() => {
    if (open) setShown(null);
  }, [open]);
  useEffect(
    () =>
      watchCards({
        show: (anchor, way) => setShown({ anchor, way, tile: tileOf(anchor), back: backOf(anchor) }),
        hide: () => setShown(null),
        read: (anchor) => table.commands.readCard({ tile: tileOf(anchor), back: backOf(anchor) }),
        shown: () => now.current,
        card: () => box.current,
        moved: () => settle(now.current, box.current, () => setShown(null)),
      }),
    [table],
  );
  // The tile may have moved or gone.
  useLayoutEffect(() => settle(shown, box.current, () => setShown(null)), [shown, view, draft, shownSeat]);
  useEffect(() => {
    const anchor = shown?.anchor;
    if (!anchor || anchor.hasAttribute('aria-describedby')) return;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [shown?.anchor, id]);
  return (
    <>
      {shown && spec(shown.tile) ? (
        <div ref={box} class="tile-card floating" id={id}>
          <TileCard tile={shown.tile} back={shown.back} />
        </div>
      ) : null}
      {open && spec(open.tile) ? (
        <Dialog
          title={tileName(open.tile, words.story)}
          class="card-sheet"
          onClose={() => table.commands.readCard(null)}
        >
          <div class="tile-card">
            <TileCard tile={open.tile} back={open.back} titled />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** Positions the card, or hides it. */
function settle(shown: Shown | null, card: HTMLElement | null, hide: () => void): void {
  if (!shown || !card) return;
  const about = shown.anchor.getBoundingClientRect();
  const seen =
    shown.anchor.isConnected &&
    about.right > 0 &&
    about.bottom > 0 &&
    about.left < innerWidth &&
    about.top < innerHeight;
  if (!seen) return hide();
  const focused = document.activeElement;
  const clear = focused && focused !== document.body && !card.contains(focused) ? focused : null;
  card.style.maxWidth = '';
  card.style.maxHeight = '';
  const room = { width: innerWidth, height: innerHeight };
  const { x, y, most } = placeCard(
    about,
    card.getBoundingClientRect(),
    room,
    clear?.getBoundingClientRect() ?? null,
  );
  card.style.maxWidth = `${most.width}px`;
  card.style.maxHeight = `${most.height}px`;
  card.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}
