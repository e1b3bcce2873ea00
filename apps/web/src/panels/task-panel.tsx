import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isTyping } from '../play/index.ts';

interface TaskPanelProps {
  /** What the panel is, for screen readers. */
  label: string;
  title: string;
  /** How far the player has come. */
  progress?: string;
  /** Where the cross leads, or what it does, and what it is called. */
  leave: { label: string } & ({ href: string } | { press: () => void });
  /** How it stands; also a class of the panel. The focus moves to the text when it changes to anything but `working`. */
  status: { is: string };
  /** Whether a hint is shown, which is brought into view. */
  hinted?: boolean;
  says: ComponentChildren;
  buttons: ComponentChildren;
}

function Leave({ leave }: Pick<TaskPanelProps, 'leave'>) {
  const { label } = leave;
  const cross = (
    <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      <path d="M-5 -5L5 5M5 -5L-5 5" class="sign" />
    </svg>
  );
  return 'href' in leave ? (
    <a class="button quiet" href={leave.href} aria-label={label} title={label}>
      {cross}
    </a>
  ) : (
    <button type="button" class="button quiet" aria-label={label} title={label} onClick={leave.press}>
      {cross}
    </button>
  );
}

/** A task beside the board: what to do, how it went, and what can be done next. */
export function TaskPanel({
  label,
  title,
  progress,
  leave,
  status,
  hinted = false,
  says,
  buttons,
}: TaskPanelProps) {
  const outcome = useRef<HTMLDivElement>(null);
  // The outcome is read next. It is no button, so that a key that is still down presses nothing.
  useEffect(() => {
    if (status.is !== 'working' && !isTyping(document.activeElement))
      outcome.current?.focus({ preventScroll: true });
  }, [status]);
  useEffect(() => {
    if (hinted) outcome.current?.querySelector('.task-hint')?.scrollIntoView({ block: 'nearest' });
  }, [hinted]);
  return (
    <section class={`task-panel ${status.is}`} aria-label={label}>
      <header>
        <h1>{title}</h1>
        {progress === undefined ? null : <span class="faint">{progress}</span>}
        <Leave leave={leave} />
      </header>
      <div ref={outcome} class="task-says" role="status" tabIndex={-1}>
        {says}
      </div>
      <div class="row task-buttons">{buttons}</div>
    </section>
  );
}
