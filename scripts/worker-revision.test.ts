import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from './run-tool.ts';
import { OFFLINE_SOURCES, workerRevision } from './worker-revision.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const source of OFFLINE_SOURCES)
    cpSync(join(projectRoot, source), join(root, source), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const built = ['static/start-a1.js'];

it('[SWK-02] the same build makes the same worker, in whatever order its files are listed', () => {
  const other = 'static/forms-b2.js';
  expect(workerRevision([...built, other], root)).toBe(workerRevision([other, ...built], root));
});

it.each(['server/rendering/offline-page.ts', 'server/lib/host-page.ts', 'locales/mails/de.po'])(
  '[SWK-02] a change of %s alone makes another worker, so that the page it has cached is replaced',
  (source) => {
    const before = workerRevision(built, root);
    writeFileSync(join(root, source), 'other words');
    expect(workerRevision(built, root)).not.toBe(before);
  },
);

it('[SWK-02] another storefront file makes another worker', () => {
  const changed = ['static/start-c3.js'];
  expect(workerRevision(changed, root)).not.toBe(workerRevision(built, root));
});
