import { determinize, FULL_EDITION, QuickRandom, type State, type View } from '@keyflower/engine';

/**
 * A whole position that looks like the view to its seat. What the seat cannot see is dealt at random, always in the same
 * way; no answer depends on it.
 */
export const puzzleState = (view: View): State => determinize(FULL_EDITION, view, new QuickRandom('puzzle'));
