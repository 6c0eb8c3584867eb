import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a folder with its parents, even several times at once, and keeps an existing one', async () => {
  const deep = join(folder, 'a', 'b', 'c');
  await Promise.all([makeFolder(deep), makeFolder(deep), makeFolder(join(folder, 'a', 'b'))]);
  await makeFolder(deep);
  expect((await stat(deep)).isDirectory()).toBe(true);
});

it('reports the reason when a file is in its place, or in its path', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(folder, 'file', 'a'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('[PRE-05] fails in a folder that allows no subfolders', async () => {
  await expect(makeFolder('/proc/nope/data')).rejects.toMatchObject({
    code: expect.stringMatching(/^(ENOENT|EACCES|EROFS|EPERM)$/),
  });
});
