/** Dashes by seat, so that colour is never the only distinction. */
export const DASHES = [undefined, '7 3', '2 3', '9 3 2 3', '4 4', '12 4'] as const;

/** A line as in the chart. */
export const Sample = ({ seat }: { seat: number }) => (
  <svg class="line-sample" viewBox="0 0 26 6" width="26" height="6" aria-hidden="true">
    <path class={`line-of seat-${seat}`} d="M0 3H26" stroke-dasharray={DASHES[seat]} />
  </svg>
);
