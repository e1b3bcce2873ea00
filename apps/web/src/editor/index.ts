/**
 * The position editor: a position by hand or as text, with what is impossible in it, its points, advice and a link to
 * share it. May import everything but local, device and pages.
 */
export { editorPage } from './editor-page.tsx';
