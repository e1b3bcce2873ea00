declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Only what the tests use: the decrypting side of aes128gcm. */
  export function decrypt(
    message: Buffer,
    keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer },
  ): Buffer;
}
