import { useRef } from 'preact/hooks';
import { attempt } from '../../session/index.ts';
import { Dialog } from '../../ui/dialogs.tsx';
import { useWords } from '../../ui/hooks.ts';

const LONGEST = 500;

/** Asks for a few words about something, and sends them. */
export function AskText({
  title,
  label,
  about,
  send,
  onClose,
}: {
  title: string;
  label: string;
  /** What somebody said. */
  about: { who: string; text: string };
  send: (text: string) => Promise<void>;
  onClose: () => void;
}) {
  const { game } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text !== '' && (await attempt(() => send(text)))) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <blockquote class="quoted">
        <b>{about.who}</b> {about.text}
      </blockquote>
      <form onSubmit={(event) => void submit(event)}>
        <label class="field">
          <span>{label}</span>
          <textarea ref={field} rows={4} maxLength={LONGEST} required autofocus />
        </label>
        <button type="submit" class="main">
          {game.send}
        </button>
      </form>
    </Dialog>
  );
}
