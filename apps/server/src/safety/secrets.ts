import { createECDH, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { closeSync, fchmodSync, fstatSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const bytes = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === length);

const secretsSchema = z.strictObject({
  /** The root of everything we sign; each purpose derives its own key (deriveKey). */
  cookieKey: bytes(32),
  metricsToken: bytes(24),
  /** The VAPID key pair of our push messages. */
  vapid: z
    .strictObject({ publicKey: bytes(65), privateKey: bytes(32) })
    .refine((pair) => vapidPair(Buffer.from(pair.privateKey, 'base64url')).publicKey === pair.publicKey),
});

export type Secrets = z.infer<typeof secretsSchema>;

export const SECRETS_FILE = 'secrets.json';

/** Reads the server's secrets, or creates them on first start. Throws where their file is not safe. */
export function loadSecrets(dataDir: string): Secrets {
  const known = readSecrets(dataDir);
  if (known) return known;
  const secrets = newSecrets();
  createSecrets(dataDir, secrets);
  return secrets;
}

/** The secrets of a data directory; null if it has none. Throws where their file is not safe. */
export function readSecrets(dataDir: string): Secrets | null {
  const path = join(dataDir, SECRETS_FILE);
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return null;
    throw new Error(`cannot read ${path} (${code})`, { cause: error });
  }
  try {
    const { mode } = fstatSync(file);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new Error(
        `${path} can be read by others than its owner: chmod 600 it, or delete it to get new secrets`,
      );
    }
    const secrets = secretsSchema.safeParse(jsonOf(readFileSync(file, 'utf8')));
    // The content stays out of the message, which ends up in logs.
    if (!secrets.success) throw new Error(`${path} is damaged: restore it, or delete it to get new secrets`);
    return secrets.data;
  } finally {
    closeSync(file);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const newSecrets = (): Secrets => ({
  cookieKey: randomBytes(32).toString('base64url'),
  metricsToken: randomBytes(24).toString('base64url'),
  vapid: vapidPair(),
});

/** Secrets that are stored elsewhere than in a file. */
export function parseSecrets(text: string): Secrets {
  const secrets = secretsSchema.safeParse(jsonOf(text));
  if (!secrets.success) throw new Error('the stored secrets are damaged: restore them from a backup');
  return secrets.data;
}

/** Written to a temporary file, flushed, then renamed: a crash leaves either no file or a complete one. */
export function createSecrets(dataDir: string, secrets: Secrets): void {
  const path = join(dataDir, SECRETS_FILE);
  const aside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    onDisk(aside, 'wx', (file) => {
      fchmodSync(file, 0o600);
      writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`);
    });
    renameSync(aside, path);
    // A rename is durable only once its directory is flushed; Windows has no such call.
    if (process.platform !== 'win32') onDisk(dataDir, 'r', () => {});
  } catch (error) {
    rmSync(aside, { force: true });
    throw new Error(`cannot write ${path} (${codeOf(error)})`, { cause: error });
  }
}

function onDisk(path: string, flags: 'r' | 'wx', fill: (file: number) => void): void {
  const file = openSync(path, flags, 0o600);
  try {
    fill(file);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The key pair in web-push's encoding, derived from a private key if given. */
function vapidPair(privateKey?: Buffer): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  if (privateKey === undefined) curve.generateKeys();
  else {
    try {
      curve.setPrivateKey(privateKey);
    } catch {
      return { publicKey: '', privateKey: '' };
    }
  }
  // Node drops leading zero bytes of the private key, one time in 256.
  const scalar = curve.getPrivateKey('hex').padStart(64, '0');
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(scalar, 'hex').toString('base64url'),
  };
}

/** Derives a key for one purpose: a signature for one purpose is not valid for another. */
export function deriveKey(cookieKey: string, purpose: string): Buffer {
  const key = Buffer.from(cookieKey, 'base64url');
  return Buffer.from(hkdfSync('sha256', key, '', `keyflower ${purpose}`, 32));
}

const seal = (value: string, key: Buffer): string =>
  createHmac('sha256', key).update(value).digest('base64url');

/** The value followed by a signature. */
export function sign(value: string, key: Buffer): string {
  return `${value}.${seal(value, key)}`;
}

/** The signed value, or null where the signature is not ours. */
export function unsign(text: string, key: Buffer): string | null {
  const dot = text.lastIndexOf('.');
  if (dot === -1) return null;
  const value = text.slice(0, dot);
  // Compared as written: decoding would accept several spellings of one signature.
  const [given, ours] = [Buffer.from(text.slice(dot + 1)), Buffer.from(seal(value, key))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null;
}
