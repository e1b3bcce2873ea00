import { loadEditorWords } from '@keyflower/words/editor';
import { PageWords } from '../ui/index.ts';

export const TEXTS = new PageWords(loadEditorWords);
