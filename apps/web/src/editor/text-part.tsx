import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { toast } from '../session/index.ts';
import { Button, copyText, Part } from '../ui/index.ts';
import { useEditor } from './current-editor.ts';
import { LONGEST_LINK, toFragment } from './model/share.ts';

const LARGEST_FILE = 400_000;

/** Offers the text as a file. */
function saveFile(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'keyflower-position.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The position as text, to be changed, pasted, opened, saved and shared. */
export function TextPart({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const { editor, words } = useEditor();
  const [isTooLong, setTooLong] = useState(false);
  const open = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > LARGEST_FILE) toast(words.tooLarge, 'bad');
    else editor.open(await file.text());
    input.value = '';
  };
  const type = (field: HTMLTextAreaElement): void => {
    const typed = field.value;
    editor.type(typed);
    if (editor.text === typed) return;
    // It was folded into lines: it is shown from its beginning.
    field.value = editor.text;
    field.setSelectionRange(0, 0);
    field.scrollTo(0, 0);
  };
  const share = async (): Promise<void> => {
    const link = `${location.origin}${location.pathname}#${await toFragment(JSON.parse(editor.text))}`;
    setTooLong(link.length > LONGEST_LINK);
    if (link.length > LONGEST_LINK) return;
    await copyText(link);
  };
  return (
    <Part title={words.parts.text} id="editor-text" tabIndex={-1}>
      <textarea
        ref={area}
        class="position-text"
        aria-label={words.parts.text}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        rows={16}
        value={editor.text}
        onInput={(event) => type(event.currentTarget)}
      />
      <p class="faint small">{words.textHint}</p>
      <div class="row">
        <label class="button file-button">
          {words.open}
          <input
            type="file"
            class="unseen"
            accept=".json,.txt,application/json"
            onChange={(event) => void open(event.currentTarget)}
          />
        </label>
        <button type="button" onClick={() => saveFile(editor.text)}>
          {words.save}
        </button>
        <Button class="main" title={words.linkHint} disabled={!editor.isReadable} work={share}>
          {words.link}
        </Button>
      </div>
      <p class="faint small">{words.linkHint}</p>
      {isTooLong ? (
        <p class="problem-here" role="alert">
          {words.linkTooLong}
        </p>
      ) : null}
    </Part>
  );
}
