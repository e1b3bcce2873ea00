/** Flat-topped hexes in axial coordinates; directions run clockwise from N: N NE SE S SW NW. */
export const DIRECTIONS = 6;
export const COLUMN_STEP = [0, 1, 1, 0, -1, -1] as const;
export const ROW_STEP = [-1, -1, 0, 1, 1, 0] as const;

/** The opposite direction, from the neighbour's point of view. */
export const OPPOSITE = [3, 4, 5, 0, 1, 2] as const;
