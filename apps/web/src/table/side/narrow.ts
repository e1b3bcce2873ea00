import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 820px)';

/** Whether the table is on a narrow screen, where panels slide. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const look = (): void => setNarrow(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return narrow;
}
