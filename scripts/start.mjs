// Plain JavaScript: in a fresh clone this runs on the system's Node (20.19 or newer).
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages, runOnProjectNode } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (await ensurePackages(root, console.log))
  runOnProjectNode(root, ['scripts/serve.ts', ...process.argv.slice(2)]);
else process.exitCode = 1;
