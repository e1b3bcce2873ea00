/** Polled while a bot works: whether it has to answer with what it has found so far. */
export type IsOver = () => boolean;

export const never: IsOver = () => false;
