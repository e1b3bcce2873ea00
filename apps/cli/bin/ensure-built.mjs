import { ensureBundles } from '../../../scripts/lib/bundles.mjs';

await ensureBundles();
