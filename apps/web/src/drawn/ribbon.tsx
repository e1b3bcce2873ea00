/** Others changed something here since my last turn. */
export const Ribbon = ({ at }: { at: readonly [number, number] }) => (
  <g class="ribbon" transform={`translate(${at.join(' ')})`}>
    <path d="M-12 -20H12V24L0 14L-12 24Z" />
    <path
      class="star"
      d="M0 -14L2.600 -6.600L10 -6.500L4 -1.800L6.200 5.500L0 1.200L-6.200 5.500L-4 -1.800L-10 -6.500L-2.600 -6.600Z"
    />
  </g>
);
