// `npm run release`: everything that a release consists of, in `release/`: the package, a list of its components (SBOM),
// checksums, and their signature if KEYFLOWER_RELEASE_KEY names an SSH key. The same sources give the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';

ensureInstall();
const { NATIVE } = await import('./lib/cli-bundle.mjs');

/** Signatures of releases say what they are for. */
const NAMESPACE = 'keyflower-release';
const FILES = [
  'apps/cli/dist',
  'apps/web/dist',
  'LICENSE',
  'NOTICE.md',
  'README.md',
  'CHANGELOG.md',
  'docs/licences.md',
  'docs/server.md',
];

const { values } = parseArgs({ options: { out: { type: 'string' }, 'as-built': { type: 'boolean' } } });
const out = resolve(values.out ?? join(root, 'release'));

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {string[]} args */
const npm = (...args) =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** What is installed beside the bundles. Everything else is inside them. */
function packageJson() {
  const { version, description, license, engines } = json('package.json');
  const { dependencies } = json('apps/server/package.json');
  return {
    name: 'keyflower',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { keyflower: 'apps/cli/dist/keyflower.mjs' },
    dependencies: Object.fromEntries(NATIVE.map((name) => [name, dependencies[name]])),
  };
}

/** The licences of all packages inside the bundles, each with its text. */
function licenceTexts() {
  /** @type {[string, { dev?: boolean, link?: boolean, license?: string }][]} */
  const packages = Object.entries(json('package-lock.json').packages);
  const bundled = packages.filter(
    ([path, { dev, link }]) =>
      path.startsWith('node_modules/') && !dev && !link && existsSync(join(root, path)),
  );
  return bundled
    .map(([path, { license }]) => {
      const file = readdirSync(join(root, path)).find((name) => /^licen[cs]e(\.|$)/i.test(name));
      const text = file ? readFileSync(join(root, path, file), 'utf8').trim() : `Licence: ${license}`;
      return `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function pack() {
  const folder = join(out, 'package');
  for (const file of FILES) cpSync(join(root, file), join(folder, file), { recursive: true });
  writeFileSync(join(folder, 'LICENCES.txt'), licenceTexts());
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`);
  npm('pack', folder, '--pack-destination', out, '--ignore-scripts');
  rmSync(folder, { recursive: true });
}

/** The components of the product, without what differs from run to run. */
function listComponents() {
  const { serialNumber: _number, ...list } = JSON.parse(
    npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'),
  );
  delete list.metadata.timestamp;
  // The name of the folder otherwise.
  list.metadata.component.name = 'keyflower';
  writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(list, null, 2)}\n`);
}

function sum() {
  const lines = readdirSync(out)
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(out, file)))
          .digest('hex')}  ${file}\n`,
    );
  writeFileSync(join(out, 'SHA256SUMS'), lines.join(''));
}

/** @param {string} key */
function sign(key) {
  execFileSync('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', NAMESPACE, join(out, 'SHA256SUMS')], {
    stdio: 'ignore',
  });
}

if (!values['as-built'])
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
pack();
listComponents();
sum();
const { KEYFLOWER_RELEASE_KEY: key } = process.env;
if (key) sign(key);
console.log(readFileSync(join(out, 'SHA256SUMS'), 'utf8').trimEnd());
console.log(key ? 'Signed: SHA256SUMS.sig' : 'Not signed: KEYFLOWER_RELEASE_KEY names no key.');
