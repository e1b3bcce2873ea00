import type { SheetsWords } from '@keyflower/words';

/** Links to the sheets to print. */
export const SheetLinks = ({ names }: { names: SheetsWords['names'] }) => (
  <nav class="row" aria-label={names.label}>
    <a class="button quiet" href="/rules/summary">
      {names.summary}
    </a>
    <a class="button quiet" href="/rules/player-aid">
      {names.aid}
    </a>
  </nav>
);
