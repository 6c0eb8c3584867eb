import { execFileSync } from 'node:child_process';
import type { ShopProcess } from '../tests/testkit/shop-process.ts';

/** Resident memory of a shop and its child processes, in megabytes. */
export function memoryOf({ pid }: ShopProcess): number {
  const lines = execFileSync('ps', ['-o', 'rss=', '-g', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.reduce((sum, line) => sum + Number(line), 0) / 1024;
}
