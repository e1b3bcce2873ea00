import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { tileName } from '@keyflower/words/story/names';
import { Dialog } from '../../ui/dialogs.tsx';
import { useScene } from '../scene.ts';
import { placeCard } from './place.ts';
import { onReadCard } from './reading.ts';
import { TileCard } from './tile-card.tsx';
import { watchCards, type Way } from './watch.ts';

interface Shown {
  anchor: Element;
  way: Way;
  tile: string;
  back: boolean;
}

const tileOf = (anchor: Element): string => anchor.getAttribute('data-card') ?? '';
const backOf = (anchor: Element): boolean => anchor.hasAttribute('data-card-back');

/** The one full card that floats beside whatever shows a tile, or lies open to be read. */
export function CardLayer() {
  const { spec, words, sight, draft, looking } = useScene();
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState<{ tile: string; back: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const now = useRef<Shown | null>(null);
  const id = useId();
  now.current = shown;
  useEffect(() => {
    const read = (tile: string, back: boolean): void => {
      setShown(null);
      setOpen({ tile, back });
    };
    const forget = onReadCard((tile) => read(tile, false));
    const unwatch = watchCards({
      show: (anchor, way) => setShown({ anchor, way, tile: tileOf(anchor), back: backOf(anchor) }),
      hide: () => setShown(null),
      read: (anchor) => read(tileOf(anchor), backOf(anchor)),
      shown: () => now.current,
      card: () => box.current,
      moved: () => settle(now.current, box.current, () => setShown(null)),
    });
    return () => {
      forget();
      unwatch();
    };
  }, []);
  // The tile may have moved or gone.
  useLayoutEffect(() => settle(shown, box.current, () => setShown(null)), [shown, sight, draft, looking]);
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
        <Dialog title={tileName(open.tile, words.story)} class="card-sheet" onClose={() => setOpen(null)}>
          <div class="tile-card">
            <TileCard tile={open.tile} back={open.back} titled />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** Puts the card where it belongs, or away. */
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
