/** `npm run test:full`: random tests use far higher counts. */
export const FULL = process.env.KEYFLOWER_TEST_FULL === '1';

/** How many times as many runs a random test makes. */
export const MORE = FULL ? 10 : 1;
