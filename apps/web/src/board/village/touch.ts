/** Half the size of a control, in pixels: for a finger a little over 44 pixels, for a mouse 24. */
const FINGER = 22.5;
const MOUSE = 12;

/** The least radius of a control, `px` being the size of a pixel in the map. */
export const touchReach = (px: number): number =>
  px * (matchMedia('(pointer: coarse)').matches ? FINGER : MOUSE);
