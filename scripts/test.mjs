// Plain JavaScript: in a fresh clone this runs on the system's Node (20.19 or newer).
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages, handOver, packagesAreFresh } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const mayInstall = !process.argv.includes('--no-install');

const ready = mayInstall ? await ensurePackages(root, console.log) : packagesAreFresh(root);
if (ready) handOver(root, ['scripts/verify/verify.ts', ...(mayInstall ? ['--install'] : [])]);
else {
  if (!mayInstall)
    console.error('✗ Packages are missing or out of date. Run `npm ci --include=dev`, or `npm test`.');
  process.exitCode = 1;
}
