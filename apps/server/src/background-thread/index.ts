/**
 * What the background thread runs. It has its own connection to the database, which only reads; may import `threads`,
 * `background`, `store`, `people` and `tables`.
 */
export { answerBackground } from './answer.ts';
