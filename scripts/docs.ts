/**
 * `npm run docs`: writes the API's pages from the schemas that check requests and messages. A test fails when they
 * are out of date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madePages } from './docs/pages.ts';
import { root } from './lib/paths.mjs';

for (const [path, text] of Object.entries(madePages())) writeFileSync(join(root, path), text);
