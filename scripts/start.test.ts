import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let clone: string;

// Stands in for npm: logs its arguments, and creates what a real one would.
const fakeNpm = `#!${process.execPath}
const { appendFileSync, copyFileSync, mkdirSync, symlinkSync, existsSync } = require('node:fs');
appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
console.error('npm warn EBADENGINE Unsupported engine');
if (existsSync('registry-is-down')) { console.error('npm error network'); process.exit(1); }
mkdirSync('node_modules/.bin', { recursive: true });
if (!existsSync('node_modules/.bin/node')) symlinkSync(process.execPath, 'node_modules/.bin/node');
copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

function writeLock(version: string): void {
  const packages = {
    '': { name: 'shop' },
    'node_modules/fastify': { version },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }));
}

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'shop-clone-'));
  mkdirSync(join(clone, 'scripts'));
  mkdirSync(join(clone, 'bin'));
  for (const script of ['start.mjs', 'packages.mjs'])
    copyFileSync(join(import.meta.dirname, script), join(clone, 'scripts', script));
  writeFileSync(join(clone, 'bin', 'npm'), fakeNpm);
  chmodSync(join(clone, 'bin', 'npm'), 0o755);
  writeLock('5.0.0');
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

function serveIs(script: string): void {
  writeFileSync(join(clone, 'scripts', 'serve.ts'), script);
}

function start(...args: string[]) {
  const path = [join(clone, 'bin'), dirname(process.execPath)].join(delimiter);
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: clone,
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return { child, ended, output: () => output };
}

const npmCalls = () => readFileSync(join(clone, 'npm-calls'), 'utf8').trim().split('\n');

describe('npm start', () => {
  it('[PRE-04] installs the packages in a fresh clone, development packages too, and runs the shop', async () => {
    serveIs("console.log('open', process.argv.slice(2).join());");
    const { code, output } = await start('--dev').ended;
    expect(code).toBe(0);
    expect(output).toMatch(/Installing the packages[^]*done[^]*open --dev/);
    expect(output).not.toContain('EBADENGINE');
    expect(npmCalls()).toEqual([expect.stringMatching(/^ci .*--include=dev/)]);
  });

  it('does not run npm while the packages match the lock file', async () => {
    serveIs("console.log('open');");
    await start().ended;
    expect((await start().ended).output.trim()).toBe('open');
    expect(npmCalls()).toHaveLength(1);
    writeLock('5.0.1');
    await start().ended;
    expect(npmCalls()).toHaveLength(2);
  });

  it('shows the output of npm when it fails, and starts nothing', async () => {
    serveIs("console.log('open');");
    writeFileSync(join(clone, 'registry-is-down'), '');
    const { code, output } = await start().ended;
    expect(code).toBe(1);
    expect(output).toContain('npm error network');
    expect(output).not.toContain('open');
  });

  it('ends with the exit code of the shop', async () => {
    serveIs('process.exitCode = 1;');
    expect((await start().ended).code).toBe(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('passes %s on and waits for the shop to end', async (signal) => {
    serveIs(`
      process.once('${signal}', () => { console.log('closing'); clearInterval(life); });
      const life = setInterval(() => undefined, 1000);
      console.log('open');`);
    const { child, ended, output } = start();
    await expect.poll(output, { timeout: 20_000 }).toContain('open');
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('closing') });
  });
});
