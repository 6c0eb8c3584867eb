import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PictureProcess } from '../../images/picture-process.ts';
import { cleanFileName } from './file-name.ts';
import { checkFileType } from './file-type.ts';
import { SvgCleaner } from './svg-cleaner.ts';

const readers = { pictures: new PictureProcess(), svgCleaner: new SvgCleaner({ timeoutMs: 20_000 }) };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-type-'));
});
afterAll(async () => {
  await readers.pictures.close();
  await rm(folder, { recursive: true });
});

const check = async (content: string | Buffer) => {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const checked = await checkFileType({ path, size: Buffer.byteLength(content) }, readers);
  return { checked, stored: await readFile(path) };
};
const typeOf = async (content: string | Buffer) => {
  const { checked } = await check(content);
  return checked.ok ? checked.value.contentType : null;
};
const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'white' } });

it('[A55, SEC-05] a file’s type is detected from its content', async () => {
  expect(await typeOf(await picture.png().toBuffer())).toBe('image/png');
  expect(await typeOf(await picture.jpeg().toBuffer())).toBe('image/jpeg');
  expect(await typeOf(await picture.webp().toBuffer())).toBe('image/webp');
  expect(await typeOf('%PDF-1.4')).toBe('application/pdf');
  expect(await typeOf('<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>')).toBe('image/svg+xml');
  expect(await typeOf(await picture.gif().toBuffer())).toBeNull();
  for (const other of ['', 'hello', '<html></html>', '\u0089PNG\r\n', 'GIF89a', 'PK\u0003\u0004'])
    expect(await typeOf(other)).toBeNull();
});

it('a picture that cannot be checked now is refused for now, not as another type of file', async () => {
  const pictures = new PictureProcess({ timeoutMs: 1 });
  const path = join(folder, 'file');
  await picture.png().toFile(path);
  const checked = await checkFileType({ path, size: 100 }, { ...readers, pictures });
  expect(checked).toMatchObject({ ok: false, refusal: { status: 429, textCode: 'FILES_BUSY' } });
  await pictures.close();
});

it('[SEC-05] a cleaned SVG keeps its drawing and loses scripts and external references', async () => {
  const { checked, stored } = await check(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" onload="alert(1)">
      <script>alert(2)</script><style>@import url(//evil.example)</style>
      <linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
      <a href="javascript:alert(3)"><rect width="4" height="4" fill="url(#g)" onclick="alert(4)"/></a>
      <use href="#g"/><use href="https://evil.example/x.svg#y"/><image href="http://evil.example/x.png"/>
      <rect fill="url(http://evil.example)"/><foreignObject><iframe src="x"/></foreignObject></svg>`,
  );
  expect(checked).toEqual({ ok: true, value: { contentType: 'image/svg+xml', size: stored.length } });
  const svg = stored.toString();
  expect(svg).toContain('viewBox="0 0 4 4"');
  expect(svg).toContain('<linearGradient id="g">');
  expect(svg).toContain('fill="url(#g)"');
  expect(svg).toContain('href="#g"');
  expect(svg).not.toMatch(/alert|script|evil|on(load|click)|foreignObject|iframe|ENTITY|style|javascript/);
});

it.each([
  ['C:\\Users\\ada\\logo.svg', 'logo.svg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\u202E.png', 'ab.png'],
  ['..', 'file'],
  ['', 'file'],
  [`${'x'.repeat(200)}.png`, `${'x'.repeat(96)}.png`],
])('[SEC-05] the file name %j is stored as %j', (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});
