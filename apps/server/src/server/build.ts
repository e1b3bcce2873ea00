import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@keyflower/engine';

/**
 * Identifies what a page was loaded from: the same at all servers with the same version and web files. The page itself names
 * its other files by their contents.
 */
export function buildOf(webRoot: string | null): string {
  const page = webRoot === null ? null : join(webRoot, 'index.html');
  const text = page !== null && existsSync(page) ? readFileSync(page) : '';
  return `${ENGINE_VERSION}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}
