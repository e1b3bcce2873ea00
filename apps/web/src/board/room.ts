import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { measureText } from './market/layout.ts';

export interface Room {
  width: number;
  height: number;
}

/** The size of an element, updated by a ResizeObserver; zero at first. */
export function useRoom(): [room: Room, ref: { current: HTMLDivElement | null }] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  const take = (): void => {
    // A last change of size can be reported after unmounting.
    if (!ref.current) return;
    measureText();
    const { clientWidth: width, clientHeight: height } = ref.current;
    setRoom((last) => (last.width === width && last.height === height ? last : { width, height }));
  };
  useLayoutEffect(take, []);
  useEffect(() => {
    const watching = new ResizeObserver(take);
    watching.observe(ref.current!);
    return () => watching.disconnect();
  }, []);
  return [room, ref];
}

/** The largest height that a place has had at its width: its contents keep their size while something takes from it. */
export function useTallest({ width, height }: Room): Room {
  const tallest = useRef<Room>({ width, height });
  if (tallest.current.width !== width || tallest.current.height < height) tallest.current = { width, height };
  return tallest.current;
}
