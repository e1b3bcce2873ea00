import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface EndingProps {
  onClose: () => void;
}

/** The end of a game, which is loaded when it has come: no table needs it before. */
export function Ending({ onClose }: EndingProps) {
  const [End, setEnd] = useState<ComponentType<EndingProps> | null>(null);
  useEffect(() => {
    let wanted = true;
    void import('./end.tsx').then((loaded) => wanted && setEnd(() => loaded.End));
    return () => {
      wanted = false;
    };
  }, []);
  return End ? <End onClose={onClose} /> : null;
}
