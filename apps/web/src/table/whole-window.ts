import { useLayoutEffect } from 'preact/hooks';

/** Pages around the table have a frame, the table has none. */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    document.documentElement.classList.add('at-table');
    return () => document.documentElement.classList.remove('at-table');
  }, []);
}
