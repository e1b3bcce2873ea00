import type { EditorWords } from '@keyflower/words/editor';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PositionEditor } from './model/position-editor.ts';

/** What all parts of the editor share. */
interface EditorContext {
  editor: PositionEditor;
  words: EditorWords;
}

export const CurrentEditor = createContext<EditorContext | null>(null);

export function useEditor(): EditorContext {
  const context = useContext(CurrentEditor);
  if (!context) throw new Error('Only parts of the editor know the editor.');
  return context;
}
