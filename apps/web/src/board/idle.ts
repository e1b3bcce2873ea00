import { untracked } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useRef } from 'preact/hooks';

/** Whether a part of the table is hidden. Then it keeps its last picture, and follows no changes. */
export const Idle = createContext(false);

/**
 * What a component draws. While it is idle, this is what it drew last: it reads no signals, so that none of them renders
 * it again. A value that stays the same keeps its identity.
 */
export function useDrawn<T>(compute: () => T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const isIdle = useContext(Idle);
  const last = useRef<{ value: T } | null>(null);
  if (last.current === null) last.current = { value: isIdle ? untracked(compute) : compute() };
  else if (!isIdle) {
    const value = compute();
    if (!isSame(last.current.value, value)) last.current = { value };
  }
  return last.current.value;
}
