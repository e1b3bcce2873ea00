import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../ui/index.ts';

const NEAR = 24;

/** Keeps the newest line in view unless the reader scrolled up; checked whenever `length` or `visible` changes. */
export function useNewest(length: number, visible: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(false);
  const atEnd = useRef(true);
  const toEnd = (): void => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (!visible) return;
    if (atEnd.current) toEnd();
    else setBelow(true);
  }, [length, visible]);
  // A panel that opens, or changes its size, shows the end as well.
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watch = new ResizeObserver(() => atEnd.current && toEnd());
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const onScroll = ({ currentTarget }: { currentTarget: Element }): void => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    if (atEnd.current) setBelow(false);
  };
  return { box, onScroll, below, toEnd };
}

/** Button that scrolls to lines that arrived while the reader was further up. */
export function Newest({ below, toEnd }: { below: boolean; toEnd: () => void }) {
  const words = useWords();
  return below ? (
    <button type="button" class="newest" onClick={toEnd}>
      {words.screen.side.newest}
      <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
        <path d="M0 -5V4M-4 0L0 4.500L4 0" />
      </svg>
    </button>
  ) : null;
}
