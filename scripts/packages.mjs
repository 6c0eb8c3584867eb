// Plain JavaScript without dependencies: runs on the system's Node before any package is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BINARIES = join('node_modules', '.bin');
const PROGRESS_EVERY_MS = 10_000;

/**
 * Compares the lock file with npm's record of what it installed. Optional packages (for other platforms) do
 * not count.
 * @param {string} root the project's folder
 * @returns {boolean} true when every wanted package is installed in `node_modules` at the wanted version
 */
export function packagesAreFresh(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(join(root, BINARIES, 'node'))) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    const mayBeMissing = path === '' || entry.optional || entry.devOptional;
    return installed[path] ? installed[path].version === entry.version : Boolean(mayBeMissing);
  });
}

// npm must run on the system's Node: it replaces the one in node_modules.
const pathWithoutPackages = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(BINARIES))
    .join(delimiter);

/**
 * Runs `npm ci` and shows progress when packages are missing or differ from the lock file.
 * @param {string} root the project's folder
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} false when npm failed; its output was shown
 */
export async function ensurePackages(root, say) {
  if (packagesAreFresh(root)) return true;
  say('· Installing the packages, once. This takes a minute or two …');
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const progress = setInterval(() => say(`  still installing (${seconds()})`), PROGRESS_EVERY_MS);
  const { code, output } = await npmCi(root);
  clearInterval(progress);
  if (code === 0) {
    say(`  done (${seconds()})`);
    return true;
  }
  say(`✗ The packages could not be installed; npm says:\n\n${output.trim()}\n`);
  return false;
}

/** @param {string} root */
function npmCi(root) {
  return new Promise((resolve) => {
    // Errors only: an older Node's npm would warn about packages that require Node 26.
    const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'];
    const npm = spawn('npm', ['ci', ...flags], {
      cwd: root,
      env: { ...process.env, PATH: pathWithoutPackages() },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk);
    npm.stdout.on('data', collect);
    npm.stderr.on('data', collect);
    npm.on('error', (error) => resolve({ code: 1, output: `npm could not be started: ${error.message}` }));
    npm.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a script on the Node of `node_modules`, forwards signals, and exits like it.
 * @param {string} root
 * @param {string[]} args the script and its arguments
 */
export function runOnProjectNode(root, args) {
  const child = spawn(join(root, BINARIES, 'node'), args, {
    cwd: root,
    env: {
      // glibc keeps each thread's freed memory; a single arena instead of eight per core returns most of it.
      MALLOC_ARENA_MAX: '1',
      // Caches compiled and type-stripped code, which halves the start time.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      ...process.env,
      PATH: `${join(root, BINARIES)}${delimiter}${process.env.PATH ?? ''}`,
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // A terminal already sends Ctrl-C to both processes; a second signal would stop the shop from completing
  // its requests.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('error', (error) => {
    console.error(`Node 26 could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('close', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exitCode = code ?? 1;
  });
}
