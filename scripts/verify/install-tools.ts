import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';
import { findCommand } from './find-command.ts';
import { findPostgres } from './postgres.ts';

interface Tool {
  name: string;
  debianPackage: string;
  isThere: () => boolean;
}

const tools: Tool[] = [
  { name: 'Chromium', debianPackage: 'chromium-headless-shell', isThere: () => findChromium() !== null },
  { name: 'PostgreSQL', debianPackage: 'postgresql', isThere: () => findPostgres() !== null },
];

/** A font with Arial's metrics, for which the fallbacks of the shop's fonts were measured. */
const FONTS_PACKAGE = 'fonts-liberation';

/**
 * Without them Chromium uses wider fallbacks until the shop's fonts load, causing layout shifts that no
 * visitor has.
 */
function lacksFonts(): boolean {
  const match = findCommand(['fc-match']);
  if (match === null) return true;
  return !/arial|liberation|arimo/i.test(spawnSync(match, ['Arial'], { encoding: 'utf8' }).stdout);
}

const missing = () => tools.filter((tool) => !tool.isThere());

/** How to become root without a password prompt; `null` when impossible. */
function asRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  const sudo = findCommand(['sudo']);
  return sudo && spawnSync(sudo, ['-n', 'true']).status === 0 ? [sudo, '-n'] : null;
}

function aptGet(root: string[], args: string[]): { ok: boolean; output: string } {
  const [command = 'apt-get', ...rest] = [
    ...root,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...args,
  ];
  const result = spawnSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return { ok: result.status === 0, output: `${result.stdout}${result.stderr}` };
}

function howTo(): string {
  const absent = missing();
  const packages = absent.map((tool) => tool.debianPackage).join(' ');
  return [
    `✗ The tests need ${absent.map((tool) => tool.name).join(' and ')}, and this script cannot install here.`,
    `  On Debian:    sudo apt-get install ${packages}`,
    '  Elsewhere:    put `chromium` or Chrome, `initdb` and `postgres` on the PATH',
  ].join('\n');
}

/**
 * Installs Chromium with its fonts and PostgreSQL by apt-get if they are missing and this user may. Returns
 * the message for the user, or `null` when everything is installed.
 */
export function installTools(say: (line: string) => void): string | null {
  const absent = missing();
  const fonts = lacksFonts() ? [FONTS_PACKAGE] : [];
  if (absent.length + fonts.length === 0) return null;
  const root = findCommand(['apt-get']) ? asRoot() : null;
  // Missing fonts alone do not prevent the tests.
  if (!root) return absent.length > 0 ? howTo() : null;
  say(`· Installing ${[...absent.map((tool) => tool.name), ...fonts].join(' and ')} with apt-get, once …`);
  aptGet(root, ['update', '-qq']);
  const packages = [...absent.map((tool) => tool.debianPackage), ...fonts];
  const { ok, output } = aptGet(root, ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  if (ok && missing().length === 0) return null;
  return `${output.trim()}\n${howTo()}`;
}
