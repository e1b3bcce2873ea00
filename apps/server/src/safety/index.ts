/** Limits, text cleaning, addresses, origins, secrets. Imports no other module. */
export { clientAddress, parseTrusted, type Trusted } from './address.ts';
export { Counters } from './counters.ts';
export { addressKey, TokenBuckets } from './limits.ts';
export { originAllowed } from './origin.ts';
export {
  createSecrets,
  deriveKey,
  loadSecrets,
  newSecrets,
  parseSecrets,
  readSecrets,
  SECRETS_FILE,
  type Secrets,
  sign,
  unsign,
} from './secrets.ts';
export { cleanChat, cleanName, cleanTitle, isReservedName, nameKey } from './text.ts';
export { hashSecret, newId, newSecret } from './token.ts';
