import { untracked } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { detailFor } from '../../art/index.ts';
import { useTable } from '../../play/index.ts';
import { Idle } from '../idle.ts';
import { type Camera, type Frame, frameOf, TILE_WIDTH } from './camera.ts';
import { VillageMap } from './village-map.tsx';

/** What is framed of a village, and its scale. */
interface Shown {
  frame: Frame;
  k: number;
}

interface SheetProps {
  seat: number;
  isFront: boolean;
  /** Of the village in front. */
  shown: Shown;
  camera: Camera;
  /** Shows why something is not possible. */
  say: (text: string | null) => void;
}

/**
 * One village, in front or hidden. A hidden one is not rendered, and neither pointer, keyboard nor screen reader
 * reaches it. When it comes to the front, only what changed meanwhile is drawn.
 */
export function VillageSheet({ seat, isFront, shown, camera, say }: SheetProps) {
  const { words, playerAt } = useTable();
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef<Shown | null>(null);
  if (isFront) last.current = shown;
  else last.current ??= untracked(() => aheadOf(frameOf(playerAt(seat).village), camera, shown.k));
  const { frame, k } = last.current;
  useLayoutEffect(() => {
    // The browser would take the focus away with the next frame, too late to find another place for it.
    const { activeElement } = document;
    if (!isFront && sheet.current!.contains(activeElement)) (activeElement as SVGElement).blur();
  }, [isFront]);
  const { detail, named } = detailFor(k * TILE_WIDTH);
  return (
    <div ref={sheet} class="village-sheet" data-idle={isFront ? undefined : ''}>
      <svg
        class="art village-map"
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        width={frame.width * k}
        height={frame.height * k}
        style={{ '--px': 1 / k }}
        role="group"
        aria-label={words.village.map}
      >
        <Idle.Provider value={!isFront}>
          <VillageMap seat={seat} detail={detail} named={named} px={1 / k} say={say} />
        </Idle.Provider>
      </svg>
    </div>
  );
}

/** How a village will be shown when it comes to the front. */
const aheadOf = (frame: Frame, camera: Camera, k: number): Shown => ({
  frame,
  k: camera.sizeForNext(frame) ?? k,
});
