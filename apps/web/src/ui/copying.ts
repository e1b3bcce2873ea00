import { session, toast } from '../session/index.ts';

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
  area.className = 'unseen';
  // Outside a modal dialog nothing can be selected.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

/** Copies a text, and says whether it worked. */
export async function copyText(text: string): Promise<void> {
  toast((await isCopied(text)) ? session.words.copied : session.words.notCopied);
}
