import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { nameKey } from '../safety/index.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

const LEAST_UNITS = 8;
const MAX_UNITS = 200;

/** About 32 MiB and a tenth of a second per hash: expensive to guess, affordable to sign in. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
export const PASSWORD_ROUNDS = COST.N;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Two hashes at most, so that a wave of guesses leaves cores and memory to the players. */
const hashers = new ConcurrencyLimit(2, 100);

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'is-name';

const normal = (password: string): string => password.normalize('NFKC');
const inRange = (password: string): boolean =>
  password.length <= MAX_UNITS && normal(password).length <= MAX_UNITS;

/** Why a password is refused, or null. */
export function passwordProblem(password: string, name: string): PasswordProblem | null {
  if (!inRange(password)) return 'too-long';
  const text = normal(password);
  if (text.length < LEAST_UNITS) return 'too-short';
  if (nameKey(text) === nameKey(name)) return 'is-name';
  return /^(.)\1*$/su.test(text) || COMMON_PASSWORDS.has(text.toLowerCase()) ? 'too-common' : null;
}

/** The stored form of a password: `scrypt$N$r$p$salt$hash`. The caller checks the rules first. */
export async function hashPassword(password: string, rounds = PASSWORD_ROUNDS): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = { ...COST, N: rounds };
  const hash = await stretch(password, salt, HASH_BYTES, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the password matches. Throws only where the stored text is malformed. */
export async function checkPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^scrypt\$(\d{1,8})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (parts === null) throw new Error('a stored password hash is damaged');
  if (!inRange(password)) return false;
  const [N, r, p] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [salt, hash] = parts.slice(4).map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  return timingSafeEqual(await stretch(password, salt, hash.length, { N, r, p }), hash);
}

/** Takes as long as a wrong password, so that the response time does not tell whether a person exists. */
export async function checkNothing(password: string, rounds = PASSWORD_ROUNDS): Promise<false> {
  await checkPassword(password, ['scrypt', rounds, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join('$'));
  return false;
}

function stretch(password: string, salt: Buffer, length: number, cost: typeof COST): Promise<Buffer> {
  // scrypt needs 128 N r bytes and a little; Node's default limit lies just below.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return hashers.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(normal(password), salt, length, options, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      }),
  );
}
