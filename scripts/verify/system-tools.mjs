// Plain JavaScript: runs on the system's Node, while the packages are installed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findCommand } from './find-command.mjs';

/** The headless shell has no browser windows to render, which saves a third of the time. */
export const CHROMIUM_COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const PLAYWRIGHT_BROWSERS =
  process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright');

const namesIn = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * The folder with the newest `initdb` and `postgres`; `null` when PostgreSQL is not installed.
 * @returns {string | null}
 */
export function findPostgres() {
  const newest = namesIn(DEBIAN_POSTGRES)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  const initdb = findCommand(['initdb']);
  const folders = [...newest, ...(initdb ? [dirname(initdb)] : [])];
  const isWhole = (/** @type {string} */ folder) =>
    ['postgres', 'initdb'].every((name) => existsSync(join(folder, name)));
  return folders.find(isWhole) ?? null;
}

const hasChromium = () =>
  findCommand(CHROMIUM_COMMANDS) !== null ||
  namesIn(PLAYWRIGHT_BROWSERS).some((name) => name.startsWith('chromium'));

const tools = [
  { name: 'Chromium', debianPackage: 'chromium-headless-shell', isThere: hasChromium },
  { name: 'PostgreSQL', debianPackage: 'postgresql', isThere: () => findPostgres() !== null },
];

/** A font with Arial's metrics, for which the fallbacks of the shop's fonts were measured. */
const FONTS_PACKAGE = 'fonts-liberation';

/**
 * Runs a program and resolves with what it printed and whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean; output: string }>}
 */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Without them Chromium uses wider fallbacks until the shop's fonts load, causing layout shifts that no
 * visitor has.
 */
async function lacksFonts() {
  const match = findCommand(['fc-match']);
  if (match === null) return true;
  const { output } = await run(match, ['Arial']);
  return !/arial|liberation|arimo/i.test(output);
}

/**
 * How to become root without a password prompt; `null` when impossible.
 * @returns {Promise<string[] | null>}
 */
async function asRoot() {
  if (process.getuid?.() === 0) return [];
  const sudo = findCommand(['sudo']);
  return sudo && (await run(sudo, ['-n', 'true'])).ok ? [sudo, '-n'] : null;
}

/**
 * @param {string[]} root
 * @param {string[]} args
 */
function aptGet(root, args) {
  const [command = 'env', ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  return run(command, rest);
}

const missing = () => tools.filter((tool) => !tool.isThere());

/**
 * What is to be installed by hand; `null` when nothing is missing.
 * @returns {string | null}
 */
export function missingTools() {
  const absent = missing();
  if (absent.length === 0) return null;
  const packages = absent.map((tool) => tool.debianPackage).join(' ');
  return [
    `✗ The tests need ${absent.map((tool) => tool.name).join(' and ')}.`,
    `  On Debian:    sudo apt-get install ${packages}`,
    '  Elsewhere:    put `chromium` or Chrome, `initdb` and `postgres` on the PATH',
  ].join('\n');
}

/**
 * Installs Chromium with its fonts and PostgreSQL by apt-get if they are missing and this user may. What is
 * missing afterwards is for `missingTools` to say; apt-get's output is shown when it failed.
 * @param {(line: string) => void} say
 * @returns {Promise<void>}
 */
export async function installTools(say) {
  const absent = missing();
  const fonts = (await lacksFonts()) ? [FONTS_PACKAGE] : [];
  if (absent.length + fonts.length === 0) return;
  const root = findCommand(['apt-get']) ? await asRoot() : null;
  if (!root) return;
  say(`· Installing ${[...absent.map((tool) => tool.name), ...fonts].join(' and ')} with apt-get, once …`);
  await aptGet(root, ['update', '-qq']);
  const packages = [...absent.map((tool) => tool.debianPackage), ...fonts];
  const { ok, output } = await aptGet(root, ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  if (!ok) say(output.trim());
}
