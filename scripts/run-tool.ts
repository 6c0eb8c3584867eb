import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const projectRoot = dirname(import.meta.dirname);

const binaries = join(projectRoot, 'node_modules', '.bin');

export interface ToolResult {
  ok: boolean;
  /** The tool's combined output, in order, without colours. */
  output: string;
}

export interface ToolOptions {
  root?: string;
  environment?: Record<string, string>;
}

/**
 * Runs a command-line tool of `node_modules` on the current Node. Never rejects: a tool that cannot start
 * counts as failed.
 */
export function runTool(
  name: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  return runScript([join(binaries, name), ...args], options);
}

/**
 * Runs a script, the first argument, on the current Node. Never rejects: a script that cannot start counts as
 * failed.
 */
export function runScript(args: readonly string[], options: ToolOptions = {}): Promise<ToolResult> {
  const root = options.root ?? projectRoot;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}`,
        ...options.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: stripVTControlCharacters(output) }));
  });
}

/** Formats the seconds since `began` (from `performance.now()`): `3.2 s`. */
export const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
