import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What lies beside an element, and can be reached until something lies over it. */
function besides(element: HTMLElement): HTMLElement[] {
  return [...element.parentElement!.children].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== element && !other.inert,
  );
}

/**
 * Lies over the table until it is put aside: nobody gets lost behind it. No dialog of the browser, because the cards
 * of tiles, which come later, lie over it in turn. It has to have a heading with the id `end-title`.
 */
export function Over({
  class: kind,
  onClose,
  children,
}: {
  class: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const covered = besides(root.current!);
    for (const other of covered) other.inert = true;
    root.current!.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      for (const other of covered) other.inert = false;
      if (before instanceof HTMLElement || before instanceof SVGElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={root}
      class="end"
      onKeyDown={(event) => {
        // The keys of the board mean nothing here.
        event.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <section class={kind} role="dialog" aria-modal="true" aria-labelledby="end-title" tabIndex={-1}>
        {children}
      </section>
    </div>
  );
}
