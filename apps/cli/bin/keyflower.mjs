#!/usr/bin/env node
// Builds the command line if it is missing or older than its sources, then runs it. This file exists before any
// build, so `npx keyflower` works right after `npm ci`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('./ensure-built.mjs', import.meta.url));
// In a process of its own: what bundlers print goes to standard error, never between the lines of the command.
const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(1);
await import('../dist/keyflower.mjs');
