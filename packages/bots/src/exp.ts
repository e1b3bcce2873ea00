/** The natural logarithm of 2 in two parts; the first has so few digits that its small multiples are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Beyond these, the result is 0 or infinity. */
const LEAST = -745.2;
const MOST = 709.79;
/** 1/2!, 1/3!, ... as far as they matter. */
const TERMS = Float64Array.of(
  1 / 2,
  1 / 6,
  1 / 24,
  1 / 120,
  1 / 720,
  1 / 5040,
  1 / 40320,
  1 / 362880,
  1 / 3628800,
  1 / 39916800,
  1 / 479001600,
  1 / 6227020800,
);

/** `POWERS[LOWEST + k]` is 2 to the k. */
const LOWEST = 1074;
const POWERS = new Float64Array(LOWEST + 1024);
POWERS[LOWEST] = 1;
for (let k = 1; k < 1024; k++) POWERS[LOWEST + k] = 2 * POWERS[LOWEST + k - 1];
for (let k = 1; k <= LOWEST; k++) POWERS[LOWEST - k] = POWERS[LOWEST - k + 1] / 2;

/**
 * The exponential function by additions and multiplications alone. `Math.exp` differs in the last digit between
 * processors and browsers, and one digit can change which action a search chooses.
 */
export function exp(x: number): number {
  if (x < LEAST) return 0;
  if (x > MOST) return Number.POSITIVE_INFINITY;
  const k = Math.round(x * Math.LOG2E);
  const rest = x - k * LN2_HIGH - k * LN2_LOW;
  let sum = TERMS[11];
  for (let i = 10; i >= 0; i--) sum = sum * rest + TERMS[i];
  return (1 + (rest + rest * rest * sum)) * POWERS[LOWEST + k];
}
