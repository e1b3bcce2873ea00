import type { Language } from '@keyflower/protocol';
import type { EditorWords } from './en/editor.ts';

/** The texts of the position editor: an entry of its own, so that the start page does not load where they are. */
export type { EditorWords } from './en/editor.ts';
export { positionProblemText } from './position-problems.ts';

export const loadEditorWords = async (language: Language): Promise<EditorWords> =>
  ((await import(`./${language}/editor.ts`)) as { editor: EditorWords }).editor;
