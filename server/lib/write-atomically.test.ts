import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAtomically } from './write-atomically.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'shop-write-'))));
afterEach(() => rm(folder, { recursive: true }));

it('a file is written completely, with its folder, and without other files', async () => {
  const path = join(folder, 'ab', 'picture');
  await Promise.all(['one', 'two'].map((content) => writeAtomically(path, content.repeat(10_000))));
  expect(['one', 'two'].map((content) => content.repeat(10_000))).toContain(await readFile(path, 'utf8'));
  expect(await readdir(join(folder, 'ab'))).toEqual(['picture']);
});

it('a file that cannot be moved into place leaves nothing behind', async () => {
  await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
  await expect(writeAtomically(join(folder, 'taken'), 'one')).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST|is a directory/,
  );
  expect(await readdir(folder)).toEqual(['taken']);
});
