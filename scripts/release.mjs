// `npm run release`: everything that a release consists of, in `release/`: the package, a list of its components (SBOM),
// checksums, and their signature if KEYFLOWER_RELEASE_KEY names an SSH key. The same sources give the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';

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
  const external = Object.entries(dependencies).filter(
    ([name]) => !name.startsWith('@keyflower/') && name !== 'zod',
  );
  return {
    name: 'keyflower',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { keyflower: 'apps/cli/dist/keyflower.mjs' },
    dependencies: Object.fromEntries(external),
  };
}

function pack() {
  const folder = join(out, 'package');
  for (const file of FILES) cpSync(join(root, file), join(folder, file), { recursive: true });
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

ensureInstall();
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
