import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What is done when an element is seen. */
const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | null = null;

/** One watches for all of them. */
function watch(element: Element, onSeen: () => void): () => void {
  watcher ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        waiting.get(target)?.();
      }
    },
    // A little before it comes into sight.
    { rootMargin: '120px' },
  );
  waiting.set(element, onSeen);
  watcher.observe(element);
  return () => watcher?.unobserve(element);
}

/** Whether a picture has been in sight. A long list needn't draw all that it has at once. */
export function useSeen(): [seen: boolean, picture: RefObject<SVGSVGElement | null>] {
  const picture = useRef<SVGSVGElement>(null);
  const [seen, see] = useState(false);
  useEffect(() => watch(picture.current!, () => see(true)), []);
  return [seen, picture];
}
