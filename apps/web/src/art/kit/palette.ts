/* The paint box. The colours are set in theme.css, so that the whole village has its night. */

const paint = (name: string): string => `var(--k-${name})`;

export const WOOD = paint('wood');
export const DARK_WOOD = paint('dark-wood');
export const GRAIN = paint('grain');
export const PLASTER = paint('plaster');
export const CREAM = paint('cream');
export const STONE = paint('stone');
export const EARTH = paint('earth');
export const THATCH = paint('thatch');
export const ROOF = paint('roof');
export const SLATE = paint('slate');
export const SNOW = paint('snow');
export const LEAF = paint('leaf');
export const FIR = paint('fir');
/** Lit at night. */
export const GLASS = paint('glass');
export const DARK = paint('dark');
export const GOLD = paint('gold');
export const IRON = paint('iron');
export const COPPER = paint('copper');
export const BLUE = paint('blue');
export const VIOLET = paint('violet');
export const FIRE = paint('fire');
export const FLAME = paint('flame');
export const WATER = 'var(--water)';
export const SHADE = 'var(--shade)';
