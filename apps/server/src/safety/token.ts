import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out once: sessions, invitations, API tokens. We keep only its hash. */
export function newSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

/** The stored form of a secret, which is long and random enough for a plain hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** No dash or underscore: a double click selects the whole id, and no command line takes it for a flag. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Larger bytes are drawn again, as a remainder would favour the first letters. */
const FAIR_BELOW = 256 - (256 % LETTERS.length);

/** An id for URLs: 12 letters (71 bits) name a table, 22 (131 bits) are the key to a private one. */
export function newId(length: 12 | 22 = 12): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length - id.length)) {
      if (byte < FAIR_BELOW) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
