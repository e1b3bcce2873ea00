/** Limits, text cleaning, addresses, origins, secrets. Imports no other module. */
export { clientAddress, parseTrusted, type Trusted } from './address.ts';
export { addressKey, Counters, TokenBuckets } from './limits.ts';
export { originAllowed } from './origin.ts';
export { deriveKey, loadSecrets, type Secrets, sign, unsign } from './secrets.ts';
export { cleanChat, cleanName, cleanTitle, isReservedName, nameKey } from './text.ts';
export { hashSecret, newId, newSecret } from './token.ts';
