import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../../art/index.ts';

/** Pause before the next village is drawn ahead, in milliseconds. */
const PAUSE = 300;

/**
 * The seats whose villages are in the page: the one in front, those that were in front, and those drawn ahead while the
 * browser is idle, one at a time. Their order stays, since an element that is moved loses its style and layout.
 */
export function useKept(front: number, all: readonly number[]): readonly number[] {
  const [kept, keep] = useState<readonly number[]>([front]);
  const now = kept.includes(front) ? kept : [...kept, front];
  const next = all.find((seat) => !now.includes(seat));
  useEffect(() => {
    if (now !== kept) keep(now);
    if (next === undefined) return;
    let cancel = (): void => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => keep([...now, next]));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [now.length, next]);
  return now;
}
