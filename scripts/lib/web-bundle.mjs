import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { releaseConfigs } from '../../apps/web/vite.config.mjs';
import { root, webRoot } from './paths.mjs';

const publicFolder = join(root, 'apps/web/public');

/** The files of the web app, by their path in its folder. */
async function webFiles() {
  const built = await inProduction(() => Promise.all(releaseConfigs().map((config) => build(config))));
  const outputs = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (built.flat());
  /** @type {Map<string, Uint8Array | string>} */
  const files = new Map(
    outputs
      .flatMap(({ output }) => output)
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  for (const name of readdirSync(publicFolder)) files.set(name, readFileSync(join(publicFolder, name)));
  nameFiles(files);
  await addCompressed(files);
  return files;
}

/**
 * Vite decides by NODE_ENV how it compiles JSX, and tests that build have another one.
 *
 * @template T
 * @param {() => Promise<T>} work
 */
async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Needed by the strongest bot only. */
const LARGE = /^assets\/packed-weights-/;
const SERVICE_WORKER = 'sw.js';
const PAGE = 'index.html';

/** @param {Uint8Array | string | undefined} contents */
const sha256 = (contents = '') => createHash('sha256').update(contents).digest('hex');

/**
 * Tells the service worker of which files the build consists.
 *
 * @param {Map<string, Uint8Array | string>} files
 */
function nameFiles(files) {
  const names = [...files.keys()].filter((name) => name !== SERVICE_WORKER && name !== PAGE).sort();
  const page = sha256(files.get(PAGE));
  const digests = names.map((name) => `${name} ${sha256(files.get(name))}`);
  const facts = {
    version: sha256([page, ...digests].join('\n')).slice(0, 16),
    page,
    files: names.filter((name) => !LARGE.test(name)).map((name) => `/${name}`),
    rest: names.filter((name) => LARGE.test(name)).map((name) => `/${name}`),
  };
  const script = /** @type {string} */ (files.get(SERVICE_WORKER));
  files.set(SERVICE_WORKER, `self.BUILD=${JSON.stringify(facts)};\n${script}`);
}

/** What compresses well; pictures are compressed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a compressed file saves no packet. */
const LEAST_BYTES = 1000;

/**
 * Adds `.br` and `.gz` files, which the server sends to browsers that accept them.
 *
 * @param {Map<string, Uint8Array | string>} files
 */
async function addCompressed(files) {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const large = [...files].filter(([name, { length }]) => TEXT.test(name) && length >= LEAST_BYTES);
  await Promise.all(
    large.map(async ([name, contents]) => {
      files.set(`${name}.br`, await promisify(brotliCompress)(contents, brotli));
      files.set(`${name}.gz`, await promisify(gzip)(contents, { level: 9 }));
    }),
  );
}

/** Bundles the web app. Removes the files of earlier builds last, so that a running server never lacks one. */
export async function buildWeb() {
  const files = await webFiles();
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(webRoot, path)), { recursive: true });
    writeFileSync(join(webRoot, path), contents);
  }
  for (const entry of readdirSync(webRoot, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && !files.has(relative(webRoot, path).replaceAll('\\', '/')))
      rmSync(path, { force: true });
  }
}
