import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { api, toast } from '../session/index.ts';
import { Form } from './controls.tsx';
import { useWords } from './hooks.ts';

/** Modal dialog. Escape or a click outside closes it, and focus returns to where it was. */
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

/** Reports a person, a table or a chat message to the operators. */
export function ReportDialog({
  about,
  onClose,
}: {
  about: { person?: string; table?: string; chat?: number };
  onClose: () => void;
}) {
  const { game } = useWords();
  return (
    <Dialog title={game.report} onClose={onClose}>
      <Form
        label={game.send}
        send={async ({ text }) => {
          await api('POST', '/reports', { ...about, text });
          toast(game.reported);
          onClose();
        }}
      >
        <label class="field">
          <span>{game.reportWhat}</span>
          <textarea name="text" rows={4} required maxLength={1000} autofocus />
        </label>
      </Form>
    </Dialog>
  );
}
