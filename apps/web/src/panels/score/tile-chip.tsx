import { tileName } from '@keyflower/words/story/names';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Land, sideOf, Standing, TILE_BOX } from '../../art/index.ts';
import { useTable } from '../../play/index.ts';

/** Callbacks by observed element. */
const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | null = null;

/** All elements share one observer. */
function watch(element: Element, onSeen: () => void): () => void {
  watcher ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        waiting.get(target)?.();
      }
    },
    // Slightly before it scrolls into view.
    { rootMargin: '120px' },
  );
  waiting.set(element, onSeen);
  watcher.observe(element);
  return () => watcher?.unobserve(element);
}

/** Whether a picture has been in view: long lists draw only those. */
function useSeen(): [seen: boolean, picture: RefObject<SVGSVGElement | null>] {
  const picture = useRef<SVGSVGElement>(null);
  const [seen, see] = useState(false);
  useEffect(() => watch(picture.current!, () => see(true)), []);
  return [seen, picture];
}

/** A small tile with its name; hovering or pressing it shows its card. */
export function TileChip({
  tile,
  flipped = false,
  note,
}: {
  tile: string;
  flipped?: boolean;
  note?: string;
}) {
  const { spec, words, commands } = useTable();
  const [seen, picture] = useSeen();
  const side = sideOf(spec(tile), flipped);
  return (
    <button
      type="button"
      class="tile-chip"
      data-card={tile}
      data-card-back={side === 'back' ? '' : undefined}
      onClick={() => commands.readCard({ tile, back: false })}
    >
      <svg ref={picture} class="art" viewBox={TILE_BOX} aria-hidden="true">
        {seen ? (
          <>
            <Land spec={spec(tile)} />
            <Standing spec={spec(tile)} side={side} detail="small" />
          </>
        ) : null}
      </svg>
      <span class="tile-chip-name">
        {tileName(tile, words.story)}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </button>
  );
}
