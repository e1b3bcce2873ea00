import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const NEAR = 24;

/** Keeps the newest line in sight, unless the reader scrolled up. `length` and `visible` say when there may be more. */
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
