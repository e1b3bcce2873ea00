import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from './hooks.ts';

/** A dialog above the page: the browser keeps the focus in it, and gives it back. Escape closes it. */
export function Dialog({
  title,
  onClose,
  class: kind = '',
  children,
}: {
  title: string;
  onClose: () => void;
  class?: string;
  children?: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const words = useWords();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = box.current!;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement || before instanceof SVGElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="quiet close" aria-label={words.close} onClick={onClose}>
          <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
            <path d="M-5 -5L5 5M5 -5L-5 5" class="sign" />
          </svg>
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
