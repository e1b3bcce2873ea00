/** Six distinct shapes, also distinct from the workers' marks; each fits a circle of radius 7. */
const SHAPES: readonly string[] = [
  'M0 -6.500A6.500 6.500 0 1 1 0 6.500A6.500 6.500 0 1 1 0 -6.500ZM0 -2.800A2.800 2.800 0 1 0 0 2.800A2.800 2.800 0 1 0 0 -2.800Z',
  'M0 -7L7 5.500H-7Z',
  'M-5.500 -5.500H5.500V5.500H-5.500Z',
  'M0 -7.500L1.900 -2.400L7.200 -2.300L3 1L4.500 6.200L0 3.200L-4.500 6.200L-3 1L-7.200 -2.300L-1.900 -2.400Z',
  'M0 6.800L-6.200 0.400A3.700 3.700 0 0 1 0 -4A3.700 3.700 0 0 1 6.200 0.400Z',
  'M3.500 -6.600A7 7 0 1 0 3.500 6.600A5.600 5.600 0 0 1 3.500 -6.600Z',
];

/** A seat's sign as part of a drawing: a disc of 11 around the origin. */
export function SeatSign({ seat }: { seat: number }) {
  return (
    <g class={`seat-sign seat-${seat}`}>
      <circle r="11" />
      <path d={SHAPES[seat % SHAPES.length]} fill-rule="evenodd" />
    </g>
  );
}

/** A seat's colour with its own shape, for people who cannot tell the colours apart. */
export function SeatPlate({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg class="seat-plate" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <SeatSign seat={seat} />
    </svg>
  );
}
