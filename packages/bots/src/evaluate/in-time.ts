/** Asked again and again while something is thought about: whether what was found so far has to do. */
export type IsOver = () => boolean;

export const never: IsOver = () => false;
