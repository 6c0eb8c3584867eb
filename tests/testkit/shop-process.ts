import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { projectRoot } from '../../scripts/run-tool.ts';

/** The script that `npm start` runs. */
export const builtShop = 'dist/host/main.js';
const OPEN_WITHIN_MS = 60_000;
const POLL_INTERVAL_MS = 50;

export interface ShopProcess {
  /** URL without a trailing slash. */
  url: string;
  /** The folder with its database and outbox. */
  dataDir: string;
  /** Process id, for measurements. */
  pid: number;
  /** All output so far. */
  output(): string;
  /** Ends the shop with SIGTERM. Resolves with its exit code; keeps `dataDir`. */
  stop(): Promise<number | null>;
  /** `stop`, then deletes `dataDir`. */
  remove(): Promise<void>;
}

interface Started {
  child: ChildProcess;
  output(): string;
  exit: Promise<number | null>;
}

/** The environment of a bare machine, so that a developer's own settings do not affect tests. */
function bareEnvironment(variables: Record<string, string>): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    NODE_ENV: 'production',
    // As set by `npm start`, for measurements.
    MALLOC_ARENA_MAX: '1',
    // Otherwise one visit in ten would send additional requests.
    VITALS_SAMPLE_RATE: '0',
    ...variables,
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole process group has already ended.
  }
}

// Kills the shops, and their child processes, of tests that failed half-way.
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(killGroup));

function start(
  args: readonly string[],
  variables: Record<string, string>,
  { command = process.execPath, root = projectRoot } = {},
): Started {
  const child = spawn(command, args, {
    cwd: root,
    env: bareEnvironment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  running.add(child);
  child.once('close', () => running.delete(child));
  return { child, output: () => text, exit };
}

/** Reads the whole response, since an unread one would keep the connection open and delay shutdown. */
const isReady = (url: string) =>
  fetch(url).then(
    async (response) => (await response.arrayBuffer()).byteLength > 0 && response.ok,
    () => false,
  );

async function untilOpen({ child, output }: Started, url: string): Promise<void> {
  const deadline = Date.now() + OPEN_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      killGroup(child);
      throw new Error(`the shop did not open:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/** A fresh data folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'shop-data-'));
}

export interface ShopOptions {
  /** The folder of an earlier shop; a fresh one by default. */
  dataDir?: string;
  variables?: Record<string, string>;
  /** The script to run; the built shop by default. */
  script?: string[];
  /** The root folder of the shop; this project by default. */
  root?: string;
}

/**
 * Starts the built shop on a free port and waits for its first response. Rejects with its output when there
 * is none.
 */
export async function startShop(options: ShopOptions = {}): Promise<ShopProcess> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = { PORT: String(port), DATA_DIR: dataDir, ...options.variables };
  const started = start(options.script ?? [builtShop], variables, { root: options.root });
  await untilOpen(started, url);
  const stop = () => {
    started.child.kill('SIGTERM');
    return started.exit;
  };
  return {
    url,
    dataDir,
    pid: started.child.pid ?? 0,
    output: started.output,
    stop,
    async remove() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a shop that is expected to fail. Resolves with its exit code and output.
 * @param options.fileKilobytes maximum size of the files it writes, to simulate a full disk
 */
export async function startShopInVain(
  variables: Record<string, string>,
  options: { fileKilobytes?: number } = {},
): Promise<{ code: number | null; output: string }> {
  const { fileKilobytes } = options;
  const started =
    fileKilobytes === undefined
      ? start([builtShop], variables)
      : start(['-c', `ulimit -f ${fileKilobytes}; exec "$0" ${builtShop}`, process.execPath], variables, {
          command: 'bash',
        });
  const impatience = setTimeout(() => killGroup(started.child), OPEN_WITHIN_MS);
  const code = await started.exit;
  clearTimeout(impatience);
  return { code, output: started.output() };
}
