import type { ComponentChildren } from 'preact';
import { Fir, House, Mill, Sail, Sheaf, Sheep, Tower, Tree, Walker } from './hero-pieces.tsx';

/* The title picture: a village of hexagons on a table, seen from slightly above. */

const RADIUS = 76;
/** Seen from above at an angle, heights shrink. */
const SQUASH = 0.6;
const HALF = RADIUS * Math.sqrt(0.75) * SQUASH;
const THICK = 13;

type Spot = readonly [column: number, row: number];
type Ground = 'spring' | 'summer' | 'autumn' | 'winter' | 'home';

const point = (far: number, angle: number): string =>
  `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle) * SQUASH).toFixed(1)}`;
const corner = (i: number): string => point(RADIUS, (Math.PI / 3) * i);
/** The middle of an edge, clockwise from N. */
const edge = (side: number): string => point(RADIUS * Math.sqrt(0.75), (Math.PI / 3) * side - Math.PI / 2);

const TOP = `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}z`;
/** The three visible walls, as one band. */
const WALL = `M${corner(3)}v${THICK}l${RADIUS / 2} ${HALF.toFixed(1)}h${RADIUS}l${RADIUS / 2} ${(-HALF).toFixed(1)}v${-THICK}L${corner(1)}L${corner(2)}z`;

const centre = ([column, row]: Spot): Spot => [
  140 + column * RADIUS * 1.5,
  240 + row * 2 * HALF + (column % 2) * HALF,
];

/** The side of a plot at which its neighbour lies. */
function sideTo(from: Spot, to: Spot): number {
  const [[x, y], [u, v]] = [centre(from), centre(to)];
  return (Math.round((Math.atan2((v - y) / SQUASH, u - x) + Math.PI / 2) / (Math.PI / 3)) + 6) % 6;
}

const same = ([a, b]: Spot, [c, d]: Spot): boolean => a === c && b === d;

const ROADS: readonly (readonly [Spot, Spot])[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [2, 0],
    [3, 0],
  ],
  [
    [2, 0],
    [3, -1],
  ],
  [
    [3, 0],
    [4, 0],
  ],
  [
    [3, 0],
    [3, 1],
  ],
  [
    [4, 0],
    [4, -1],
  ],
  [
    [4, 0],
    [5, -1],
  ],
  [
    [4, 0],
    [5, 0],
  ],
  [
    [3, 1],
    [4, 1],
  ],
  [
    [4, 1],
    [5, 1],
  ],
  [
    [5, 0],
    [5, 1],
  ],
];
const roadsOf = (at: Spot): number[] =>
  ROADS.flatMap(([a, b]) => (same(a, at) ? [sideTo(a, b)] : same(b, at) ? [sideTo(b, a)] : []));

/** From the hills in the north to the edge of the table. */
const RIVER: readonly Spot[] = [
  [6, -2],
  [6, -1],
  [6, 0],
  [6, 1],
  [7, 1],
  [7, 2],
];
function riverOf(at: Spot): string {
  const i = RIVER.findIndex((spot) => same(spot, at));
  const [before, after] = [RIVER[i - 1], RIVER[i + 1]];
  if (i < 0 || !before || !after) return '';
  return `M${edge(sideTo(at, before))}Q0 0 ${edge(sideTo(at, after))}`;
}

const PLOTS: readonly (readonly [Spot, Ground, ComponentChildren])[] = [
  [[0, -1], 'winter', <Fir x={-20} y={0} />],
  [[2, -1], 'winter', [<Fir x={-30} y={-6} />, <Fir x={-4} y={10} />, <Fir x={26} y={-2} />]],
  [[4, -1], 'spring', [<Tree x={-36} y={2} />, <Tree x={38} y={-6} />, <House x={-8} y={-8} roof="red" />]],
  [
    [6, -1],
    'autumn',
    [<Tree x={-40} y={0} autumn />, <Tree x={-28} y={16} autumn />, <Tree x={40} y={2} autumn />],
  ],
  [[8, -1], 'winter', [<Fir x={-26} y={-8} />, <Fir x={28} y={-4} />]],
  [[1, -1], 'spring', <Tree x={20} y={-4} />],
  [[3, -1], 'autumn', [<Mill x={14} y={2} />, <Tree x={46} y={6} autumn />]],
  [[5, -1], 'winter', [<Fir x={-36} y={-12} />, <House x={4} y={-4} roof="slate" />]],
  [
    [7, -1],
    'summer',
    [<Sheaf x={-26} y={2} />, <Sheaf x={2} y={-10} />, <Sheaf x={24} y={10} />, <Sheaf x={-6} y={20} />],
  ],
  [[0, 0], 'summer', <House x={-10} y={10} roof="red" />],
  [[2, 0], 'spring', <House x={-44} y={-2} roof="red" />],
  [[4, 0], 'home', [<Tower x={-28} y={0} />, <House x={22} y={22} roof="red" small />]],
  [[6, 0], 'autumn', [<Tree x={-46} y={4} autumn />, <Sail x={-2} y={10} />]],
  [[8, 0], 'autumn', [<House x={-18} y={10} roof="thatch" />, <Tree x={42} y={2} autumn />]],
  [[1, 0], 'autumn', <Tree x={-26} y={14} autumn />],
  [
    [3, 0],
    'summer',
    [<House x={-44} y={6} roof="red" />, <Walker x={18} y={-4} colour="yellow" />, <Tree x={42} y={18} />],
  ],
  [[5, 0], 'spring', [<House x={20} y={0} roof="red" />, <Walker x={-14} y={4} colour="blue" />]],
  [[7, 0], 'spring', [<Sheep x={-20} y={-4} />, <Sheep x={16} y={6} />, <Sheep x={-10} y={20} />]],
  [[2, 1], 'winter', <Fir x={-40} y={10} />],
  [[4, 1], 'autumn', [<Tree x={-44} y={2} autumn />, <House x={-6} y={26} roof="thatch" />]],
  [[6, 1], 'home', [<House x={-50} y={14} roof="red" small />, <Tree x={46} y={0} />]],
  [[1, 1], 'summer', <Sheaf x={-26} y={6} />],
  [[3, 1], 'spring', [<House x={18} y={24} roof="slate" />, <Walker x={-16} y={8} colour="green" />]],
  [
    [5, 1],
    'summer',
    [
      <Sheaf x={-40} y={10} />,
      <Sheaf x={36} y={4} />,
      <Sheaf x={22} y={24} />,
      <Walker x={2} y={8} colour="red" />,
    ],
  ],
  [[7, 1], 'winter', [<Fir x={36} y={-4} />, <Fir x={-40} y={10} />]],
];

function Plot({ at, ground, children }: { at: Spot; ground: Ground; children: ComponentChildren }) {
  const [x, y] = centre(at);
  const roads = roadsOf(at)
    .map((side) => `M0 0L${edge(side)}`)
    .join('');
  const river = riverOf(at);
  return (
    <g transform={`translate(${x} ${y.toFixed(1)})`}>
      <path class="wall" d={WALL} />
      <path class={`top ${ground}`} d={TOP} />
      <g clip-path="url(#hero-plot)">
        {river !== '' && <path class="bank" d={river} />}
        {river !== '' && <path class="river" d={river} />}
        {roads !== '' && <path class="kerb" d={roads} />}
        {roads !== '' && <path class="road" d={roads} />}
      </g>
      <path class="rim" d={TOP} />
      {children}
    </g>
  );
}

export function Hero() {
  return (
    <svg class="hero" viewBox="0 0 1180 470" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <clipPath id="hero-plot">
        <path d={TOP} />
      </clipPath>
      <circle class="orb" cx="1010" cy="106" r="34" />
      <path
        class="stars"
        d="M420 90h0M520 74h0M612 100h0M700 80h0M790 94h0M866 70h0M930 130h0M1090 80h0M1140 130h0M330 80h0M240 90h0"
      />
      <path
        class="cloud"
        d="M790 124c-16 0-20-20-2-22 4-20 36-20 40-2 20-6 30 24 8 24zM470 110c-12 0-16-16 0-18 4-14 28-14 30 0 16-2 20 18 4 18z"
      />
      <path class="far" d="M0 190C160 110 300 150 430 130s260-40 400 10 230 0 350-10v200H0z" />
      <path class="near" d="M0 220c180-60 330-20 520-44s420-20 660 4v140H0z" />
      <path class="table" d="M0 290h1180v180H0z" />
      <path class="grain" d="M0 318h1180M0 352h1180M0 390h1180M0 432h1180" />
      {PLOTS.map(([at, ground, pieces]) => (
        <Plot key={at.join()} at={at} ground={ground}>
          {pieces}
        </Plot>
      ))}
    </svg>
  );
}
