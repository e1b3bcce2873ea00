import { ANIMAL_ICONS } from '../icons.ts';
import { at, circle, group, mirrored, pen, shape, type Svg } from '../svg.ts';
import { shade } from './buildings.ts';
import { COPPER, DARK_WOOD } from './palette.ts';

/* The animals of the scenes are those of the counters, standing on the ground. */

const standing =
  (kind: string) =>
  (size = 1.4, left = false): Svg => {
    const drawn = at(0, -9 * size, size, ANIMAL_ICONS[kind]);
    return group(shade(9 * size), left ? mirrored(drawn) : drawn);
  };

export const sheep = standing('sheep');
export const pig = standing('pig');
export const cow = standing('cow');

export const horse = (size = 1, coat: string = COPPER): Svg =>
  at(
    0,
    0,
    size,
    group(
      shade(20),
      pen('M-13 -12V-1M-8 -12V-1M7 -12V-1M12 -12V-1', 'var(--ink)', 5.4),
      pen('M-13 -12V-1M-8 -12V-1M7 -12V-1M12 -12V-1', coat, 2.4),
      pen('M-16 -20Q-23 -16 -20 -6', DARK_WOOD, 4),
      shape(
        'M-17 -21Q-17 -24 -10 -23Q0 -22 6 -25L14 -38L17 -43L19 -38Q27 -34 29 -29Q28 -25 22 -27Q18 -25 17 -16Q15 -9 8 -10Q-2 -8 -12 -10Q-18 -13 -17 -21Z',
        coat,
      ),
      shape('M6 -25L14 -39L11 -39Q3 -32 2 -23Z', DARK_WOOD, 1.4),
      circle(20, -34, 1.3, { fill: 'var(--ink)', width: 0 }),
    ),
  );

/** A horse looking out of its stable. */
export const horseHead = (coat: string = COPPER): Svg =>
  group(
    shape('M-7 0Q-6 -14 2 -17L4 -22L7 -17Q15 -12 17 -6Q15 -1 9 -4Q6 -4 6 0Z', coat, 1.8),
    shape('M-7 0Q-7 -13 1 -18Q-8 -16 -10 0Z', DARK_WOOD, 1.3),
    circle(6.5, -12, 1.3, { fill: 'var(--ink)', width: 0 }),
  );
