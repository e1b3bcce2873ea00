import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out once: sessions, invitations, API tokens. We keep only its hash. */
export function newSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

/** What we store of a secret. It is random and long, so that a plain hash can't be searched. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** No dash or underscore: a double click takes the whole id, and no command line reads it as a flag. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes from here on are drawn again, or the first letters would come up more often. */
const FAIR_BELOW = 256 - (256 % LETTERS.length);

/** An id for addresses: 12 letters (71 bits) name a table, 22 (131 bits) are the key to a private one. */
export function newId(length: 12 | 22 = 12): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length - id.length)) {
      if (byte < FAIR_BELOW) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
