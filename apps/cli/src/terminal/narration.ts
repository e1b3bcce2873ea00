import type { Told } from '../story/tell.ts';
import { WIDTH, wrap } from './layout.ts';
import { paint } from './style.ts';

/** The heading of a new part, after an empty line. */
export function heading(text: string): string[] {
  return ['', paint('bold', `== ${text} ${'='.repeat(Math.max(0, WIDTH - 5 - text.length))}`)];
}

export function toldText(told: Told): string[] {
  return told.heading ? heading(told.text) : wrap(told.text, WIDTH - 1, 4);
}
