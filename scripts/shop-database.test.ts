import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from './run-tool.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owner-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Lists the settings of the shop in a folder, as `npm run setting` does. */
function settingsIn(dataDir: string) {
  const { DATABASE_URL: _other, ...rest } = process.env;
  const script = join(projectRoot, 'scripts/setting.ts');
  const env = { ...rest, DATA_DIR: dataDir };
  return spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
}

it('a script of the owner’s creates no shop in a folder that does not exist, and names the path', () => {
  const dataDir = join(root, 'typo');
  const { stderr, status } = settingsIn(dataDir);
  expect([stderr.trim().split('\n'), status]).toEqual([
    [expect.stringContaining(join(dataDir, 'shop.sqlite'))],
    1,
  ]);
  expect(existsSync(dataDir)).toBe(false);
});

it('a script of the owner’s creates no shop in a folder of something else', () => {
  const dataDir = join(root, 'pictures');
  mkdirSync(dataDir);
  expect(settingsIn(dataDir).status).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});
