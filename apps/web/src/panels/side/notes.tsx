import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useTable } from '../../play/index.ts';
import { api, attempt } from '../../session/index.ts';

const LONGEST = 4000;

/** Text is saved after a pause in typing, and when the field or the page is left. */
const PAUSE_MS = 800;

type State = 'loading' | 'saved' | 'changed';

/** The player's private notes about this game. Mounted while visible. */
export function Notes() {
  const { model, words } = useTable();
  const { notes } = words.screen.side;
  const path = `/tables/${model.id}/notes`;
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('loading');
  const unsaved = useRef<string | null>(null);
  const hint = useId();
  useEffect(() => {
    void attempt(async () => {
      setText((await api<{ text: string }>('GET', path)).text);
      setState('saved');
    });
  }, [path]);
  const save = async (): Promise<void> => {
    const next = unsaved.current;
    if (next === null) return;
    unsaved.current = null;
    const done = await attempt(() => api('PUT', path, { text: next }));
    if (!done) unsaved.current ??= next;
    else if (unsaved.current === null) setState('saved');
  };
  useEffect(() => {
    if (state !== 'changed') return undefined;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, state]);
  useEffect(() => {
    const leave = (): void => void save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [path]);
  const change = (next: string): void => {
    unsaved.current = next;
    setText(next);
    setState('changed');
  };
  return (
    <div class="notes">
      <textarea
        aria-label={notes.title}
        aria-describedby={hint}
        placeholder={notes.placeholder}
        maxLength={LONGEST}
        disabled={state === 'loading'}
        value={text}
        onInput={(event) => change(event.currentTarget.value)}
        onBlur={() => void save()}
      />
      <p class="faint small" id={hint}>
        {notes.hint} <span role="status">{state === 'saved' && text !== '' ? notes.saved : ''}</span>
      </p>
    </div>
  );
}
