/** Whether tests run with high counts and every variant (`npm run test:full`). */
export const FULL = process.env.KEYFLOWER_TEST_FULL === '1';
