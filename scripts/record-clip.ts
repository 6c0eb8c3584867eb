import { readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { recordEngraving } from './clips/engraving-clip.ts';
import { projectRoot } from './run-tool.ts';
import { chromiumFlags, findChromium } from './verify/chromium.ts';

/** Records the clip of the coasters: `node scripts/record-clip.ts`. Takes as long as the clip. */
async function record(): Promise<Buffer> {
  const script = await readFile(join(projectRoot, 'scripts', 'clips', 'engraving-clip.ts'), 'utf8');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath === null ? {} : { executablePath }),
  });
  const page = await browser.newPage();
  await page.addScriptTag({
    type: 'module',
    content: `${stripTypeScriptTypes(script)}; document.title = await ${recordEngraving.name}();`,
  });
  await page.waitForFunction(() => document.title !== '');
  const url = await page.title();
  await browser.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const file = join(projectRoot, 'server', 'assets', 'videos', 'engraving-a-coaster.webm');
const clip = await record();
await writeFile(file, clip);
console.log(`${file}: ${Math.round(clip.length / 1000)} kB`);
