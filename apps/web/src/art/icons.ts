import type { Resource, Skill } from '@keyflower/engine';
import { circle, el, ellipse, group, line, path, polygon, rect, type Svg } from './svg.ts';

/* Every icon fits a circle of radius 12 around the origin. */

const octagon = (fill: string): Svg => {
  const r = 11;
  const c = r * 0.414;
  return polygon(
    [
      [-c, -r],
      [c, -r],
      [r, -c],
      [r, c],
      [c, r],
      [-c, r],
      [-r, c],
      [-r, -c],
    ],
    { fill, width: 1.6 },
  );
};

export const RESOURCE_ICONS: Readonly<Record<Resource, Svg>> = {
  wood: group(
    octagon('var(--wood)'),
    el(
      'g',
      { transform: 'rotate(-24)' },
      rect(-7, -3, 12, 6.4, { fill: '#c48a4e', width: 1.4 }, 3),
      ellipse(5, 0.2, 2.4, 3.2, { fill: '#f0d3a4', width: 1.2 }),
      circle(5, 0.2, 0.9, { fill: '#9a6532', width: 0 }),
    ),
  ),
  stone: group(
    octagon('var(--stone)'),
    polygon(
      [
        [-7, 4],
        [-5, -3],
        [0, -6],
        [6, -3],
        [7, 4],
        [2, 6],
        [-4, 6],
      ],
      { fill: '#f4f4f2', width: 1.4 },
    ),
    line(
      [
        [-5, -3],
        [0, 0],
        [6, -3],
      ],
      { width: 1 },
    ),
    line(
      [
        [0, 0],
        [2, 6],
      ],
      { width: 1 },
    ),
  ),
  iron: group(
    octagon('var(--iron)'),
    polygon(
      [
        [-8, 5],
        [-5, -2],
        [5, -2],
        [8, 5],
      ],
      { fill: '#c9d3de', width: 1.4 },
    ),
    polygon(
      [
        [-5, -2],
        [-3, -5.5],
        [7, -5.5],
        [5, -2],
      ],
      { fill: '#eef3f7', width: 1.2 },
    ),
  ),
  gold: group(
    octagon('var(--gold)'),
    circle(0, 0, 6.4, { fill: '#f7d154', width: 1.4 }),
    path('M-2.6 2.6V-2.6H2.6M-2.6 0H1.6', { line: '#8d6410', width: 1.6 }),
  ),
};

const plaque = (...inside: Svg[]): Svg =>
  group(rect(-10.5, -10.5, 21, 21, { fill: 'var(--skill)', width: 1.6 }, 3.5), ...inside);

export const SKILL_ICONS: Readonly<Record<Skill, Svg>> = {
  saw: plaque(
    el(
      'g',
      { transform: 'rotate(-35)' },
      polygon(
        [
          [-8, -1.5],
          [5, -3],
          [5, 3],
        ],
        { fill: '#e8edf2', width: 1.2 },
      ),
      path('M-7 0l1.5 2 1.5-1.6 1.6 2.2 1.6-1.6 1.8 2.3 1.6-1.6', { width: 1 }),
      rect(4.6, -4, 4.6, 8, { fill: '#b07a43', width: 1.2 }, 2),
    ),
  ),
  pick: plaque(
    line(
      [
        [-5, 7],
        [4, -4],
      ],
      { line: '#8a5a2b', width: 3 },
    ),
    path('M-4 -7Q5 -7 8 3Q3 -3 -4 -7Z', { fill: '#9aa4b0', width: 1.3 }),
  ),
  anvil: plaque(
    path('M-8 -5H8Q7 -1 2.5 -0.5V3H5V6H-5V3H-2.5V-0.5Q-7 -1 -8 -5Z', { fill: '#707b88', width: 1.4 }),
  ),
};

/** A hidden skill, or any skill. */
export const SKILL_ANY: Svg = plaque(
  el('text', { y: 5, 'text-anchor': 'middle', 'font-size': 14, 'font-weight': 700, fill: 'var(--ink)' }, '?'),
);

/** Each colour has its own mark, so that colour is never the only distinction. */
const MARKS: Readonly<Record<string, Svg>> = {
  blue: circle(0, 3.4, 2.3, { fill: 'var(--mark)', width: 0 }),
  red: rect(-4.2, 2.2, 8.4, 2.6, { fill: 'var(--mark)', width: 0 }),
  yellow: path('M0 0V7M-3.4 3.4H3.4', { line: 'var(--mark-yellow)', width: 2.2 }),
  green: path('M-3 6Q-3.4 0 3.6 -0.4Q4 6 -3 6Z', { fill: 'var(--mark)', width: 0 }),
  purple: path('M-3.6 5L-1.6 0 0 3.4 1.6 0 3.6 5Z', { fill: 'var(--mark)', width: 0 }),
};

const FIGURE =
  'M0 -11.4A4.6 4.6 0 0 1 3.3 -3.6C6.8 -2.4 8.4 1 8.6 6.4Q8.8 10.6 5.6 10.6H-5.6Q-8.8 10.6 -8.6 6.4C-8.4 1 -6.8 -2.4 -3.3 -3.6A4.6 4.6 0 0 1 0 -11.4Z';

export function worker(colour: string): Svg {
  return group(path(FIGURE, { fill: `var(--worker-${colour})`, width: 1.6 }), MARKS[colour] ?? '');
}

/** The starting player's marker: a neutral worker with an arm raised. */
export const WAVING: Svg = group(
  path('M6 -1L11 -9', { width: 6.6 }),
  path('M6 -1L11 -9', { line: 'var(--worker-purple)', width: 3.6 }),
  worker('purple'),
);

export const WORKER_ANY: Svg = group(
  path(FIGURE, { fill: 'var(--paper)', width: 1.6 }),
  el(
    'text',
    { y: 7.5, 'text-anchor': 'middle', 'font-size': 10.5, 'font-weight': 700, fill: 'var(--ink)' },
    '?',
  ),
);

export const WHEAT: Svg = group(
  path('M0 11V-3', { line: '#9a7420', width: 1.8 }),
  ...[-6, -2, 2].flatMap((y) => [
    path(`M0 ${y + 3}q-6 -1 -5.4 -6.4q5 0.6 5.4 6.4Z`, { fill: '#eec04a', width: 1.2 }),
    path(`M0 ${y + 3}q6 -1 5.4 -6.4q-5 0.6 -5.4 6.4Z`, { fill: '#eec04a', width: 1.2 }),
  ]),
  path('M0 -3q-3 -4 0 -8q3 4 0 8Z', { fill: '#f5d06a', width: 1.2 }),
);

export type Animal = 'sheep' | 'pig' | 'cow';

export const ANIMAL_ICONS: Readonly<Record<Animal, Svg>> = {
  sheep: group(
    path('M-5 5v4M4 5v4', { width: 2 }),
    path(
      'M-8 3a4 4 0 0 1 0-7a4.6 4.6 0 0 1 8-2a4.4 4.4 0 0 1 7 3a4 4 0 0 1 0 6q-1 3-5 2.6q-3 1.6-5.6 0Q-7 6.6 -8 3Z',
      { fill: '#f7f5ee', width: 1.5 },
    ),
    ellipse(8.6, -2, 2.8, 3.6, { fill: '#5b534c', width: 1.2 }),
  ),
  pig: group(
    path('M-5 5v4M4 5v4', { width: 2 }),
    ellipse(-1, 0, 9, 6.4, { fill: '#efb0ac', width: 1.5 }),
    path('M6 -5l1-4 3 3.6', { fill: '#efb0ac', width: 1.2 }),
    ellipse(8, -0.6, 3.6, 4, { fill: '#f3c0bc', width: 1.3 }),
    circle(9.6, 0.4, 0.9, { fill: 'var(--ink)', width: 0 }),
    path('M-10 -1q-3 -1 -1.6 -4', { width: 1.4 }),
  ),
  cow: group(
    path('M-6 4v5M3 4v5', { width: 2.4 }),
    path('M-10.5 -4q-2 2 -1.5 6', { width: 1.4 }),
    path('M-10.5 -3Q-10.5 -6 -7 -6H5V5H-8Q-10.5 5 -10.5 2Z', { fill: '#f4efe6', width: 1.5 }),
    path('M-7 -5.300q6 1 4.5 5.300q-5 2 -7 -1Z', { fill: '#7b5a41', width: 0 }),
    path('M-2 4.300q0 -4 4 -4.300v4.300Z', { fill: '#7b5a41', width: 0 }),
    path('M5 -7q-2.5 -1 -2.5 -3.500M10 -7q2.5 -1 2.5 -3.5', { width: 1.6 }),
    path('M4 -7.500H11.500L11 1H4.500Z', { fill: '#7b5a41', width: 1.4 }),
    path('M3.6 0.500Q3.6 -2.5 7.7 -2.500Q11.8 -2.5 11.8 0.500Q11.8 3.5 7.7 3.500Q3.6 3.5 3.6 0.500Z', {
      fill: '#efb9ae',
      width: 1.3,
    }),
  ),
};

/** A shield with points. */
export function shield(points: number | string): Svg {
  return group(
    path('M-13 -12H13V2Q13 11 0 15Q-13 11 -13 2Z', { fill: 'var(--shield)', width: 1.8 }),
    el(
      'text',
      {
        y: 5,
        'text-anchor': 'middle',
        'font-size': String(points).length > 2 ? 12 : 16,
        'font-weight': 800,
        fill: 'var(--shield-text)',
      },
      String(points),
    ),
  );
}

/** Transport: a cart with the number of steps. */
export const CART: Svg = group(
  path('M-10 -4H7L5 4H-8Z', { fill: '#b9854d', width: 1.5 }),
  line(
    [
      [7, -3],
      [12, -7],
    ],
    { width: 1.8 },
  ),
  circle(-4, 6, 3.6, { fill: '#e9d2a8', width: 1.5 }),
  circle(4, 6, 3.6, { fill: '#e9d2a8', width: 1.5 }),
);

/** An upgrade: one roof above another. */
export const UPGRADE: Svg = path('M0 -11L9 -2H4.600V10H-4.600V-2H-9Z', {
  fill: 'var(--upgrade)',
  width: 1.6,
});
