/** `npm run test:full`: random tests use far higher counts. */
export const FULL = process.env.KEYFLOWER_TEST_FULL === '1';
