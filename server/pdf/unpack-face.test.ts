import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { facesFor } from './faces.ts';
import { unpackFace } from './unpack-face.ts';

it('font faces unpacked in parallel are the same as those unpacked one by one', async () => {
  const { files } = await facesFor(['Žofie Ёж'], ['Žofie'], 'en');
  const packed = await Promise.all(
    files.map(async ({ name, file }) => ({ name, woff2: await readFile(file) })),
  );
  expect(packed.length).toBeGreaterThan(4);
  const atOnce = await Promise.all(packed.map(({ name, woff2 }) => unpackFace(woff2, name)));
  for (const [index, { name, woff2 }] of packed.entries())
    expect(atOnce[index]?.equals(await unpackFace(woff2, name)), name).toBe(true);
});
