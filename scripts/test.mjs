// Plain JavaScript: in a fresh clone this runs on the system's Node (20.19 or newer).
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages, runOnProjectNode, packagesAreFresh } from './packages.mjs';
import { installTools, missingTools } from './verify/system-tools.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** npm and apt-get each leave a core idle, so they run side by side. */
async function install() {
  const [ready] = await Promise.all([ensurePackages(root, console.log), installTools(console.log)]);
  return ready;
}

const mayInstall = !process.argv.includes('--no-install');
const ready = mayInstall ? await install() : packagesAreFresh(root);
const missing = mayInstall ? missingTools() : null;
if (ready && missing === null) runOnProjectNode(root, ['scripts/verify/verify.ts']);
else {
  if (missing !== null) console.error(missing);
  if (!mayInstall)
    console.error('✗ Packages are missing or out of date. Run `npm ci --include=dev`, or `npm test`.');
  process.exitCode = 1;
}
