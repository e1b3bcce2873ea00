import { worker } from '../../art/art.ts';
import { Pieces } from '../../drawn/face.tsx';
import { useNarrow } from '../side/narrow.ts';

const STEP = 7;
/** The box of one figure, with its outline and shadow. */
const LEFT = -10;
const TOP = -13;
const WIDTH = 20;
const HEIGHT = 26;
const SCALE = 2;

/** A row of workers of one colour, shoulder to shoulder; those that are about to go are ghosts. */
export function Figures({ colour, n, leaving = 0 }: { colour: string; n: number; leaving?: number }) {
  // More stand behind those that one sees; the number says how many.
  const seen = Math.min(n, useNarrow() ? 2 : 4);
  const ghosts = Math.min(leaving, seen);
  const width = WIDTH + Math.max(seen - 1, 0) * STEP;
  return (
    <svg
      class="art figures"
      viewBox={`${LEFT} ${TOP} ${width} ${HEIGHT}`}
      width={width * SCALE}
      height={HEIGHT * SCALE}
      aria-hidden="true"
    >
      {Array.from({ length: Math.max(seen, 1) }, (_, i) => (
        <g
          key={i}
          class={n === 0 ? 'nobody' : i >= seen - ghosts ? 'leaving' : undefined}
          transform={`translate(${i * STEP})`}
        >
          <Pieces drawing={worker(colour)} />
        </g>
      ))}
    </svg>
  );
}
