/* Where a popover lies: beside its tile, never over it, always on the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The position of a popover, and its maximum size there. */
interface Place {
  x: number;
  y: number;
  most: Size;
}

export const GAP = 10;

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);

/** The free space right of an element, left of it, below and above. */
function sidesOf(about: Box, room: Size): Box[] {
  const height = room.height - 2 * GAP;
  const width = room.width - 2 * GAP;
  const after = right(about) + GAP;
  const under = bottom(about) + GAP;
  return [
    { left: after, top: GAP, width: room.width - GAP - after, height },
    { left: GAP, top: GAP, width: about.left - 2 * GAP, height },
    { left: GAP, top: under, width, height: room.height - GAP - under },
    { left: GAP, top: GAP, width, height: about.top - 2 * GAP },
  ];
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Within the space of a side: next to the element, and centred on it as far as there is room. */
function spotIn(side: Box, about: Box, popover: Size): { x: number; y: number } {
  const most = { x: right(side) - popover.width, y: bottom(side) - popover.height };
  const beside = side.left > about.left || right(side) < right(about);
  if (!beside)
    return {
      x: within(about.left + (about.width - popover.width) / 2, side.left, most.x),
      y: side.top > about.top ? side.top : most.y,
    };
  return {
    x: side.left > about.left ? side.left : most.x,
    y: within(about.top + (about.height - popover.height) / 2, side.top, most.y),
  };
}

/** Without enough space on any side, the popover shrinks where it has to least, and scrolls inside. */
function largest(sides: readonly Box[], popover: Size): Box {
  const share = ({ width, height }: Box): number =>
    Math.min(1, Math.max(0, width) / popover.width) * Math.min(1, Math.max(0, height) / popover.height);
  return sides.reduce((best, side) => (share(side) > share(best) ? side : best));
}

export function placeBeside(about: Box, popover: Size, room: Size): Place {
  const sides = sidesOf(about, room);
  const most =
    sides.find((side) => side.width >= popover.width && side.height >= popover.height) ??
    largest(sides, popover);
  const size = { width: Math.min(popover.width, most.width), height: Math.min(popover.height, most.height) };
  return { ...spotIn(most, about, size), most: { width: most.width, height: most.height } };
}
