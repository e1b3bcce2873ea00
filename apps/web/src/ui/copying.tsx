import { session, toast } from '../session/index.ts';
import { Button } from './controls.tsx';

/** Whether the text could be copied. A page that was not loaded by HTTPS has no clipboard, but can copy a selection. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  // Outside a modal dialog nothing can be selected.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
  return copied;
}

/** Copies a text, and says whether it worked. */
export async function copyText(text: string): Promise<void> {
  toast((await isCopied(text)) ? session.words.copied : session.words.notCopied);
}

/** A text with a copy button. */
export function Copyable({ label, text }: { label: string; text: string }) {
  return (
    <div class="copyable">
      <label class="field">
        <span>{label}</span>
        <input value={text} readOnly onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button work={() => copyText(text)}>{session.words.copy}</Button>
    </div>
  );
}
