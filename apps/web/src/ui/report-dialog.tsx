import { api } from '../api.ts';
import { toast } from '../page/toast.ts';
import { Form } from './controls.tsx';
import { Dialog } from './dialog.tsx';
import { useWords } from './hooks.ts';

/** Tells the operators about somebody or something. */
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
