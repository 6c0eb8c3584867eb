import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/run-tool.ts';
import { startShop, temporaryFolder } from './shop-process.ts';
import type { ShopProcess } from './shop-process.ts';

/** The files that a copy has of its own, so that they can be changed. */
const OWN = ['dist', 'package.json'];

const BROKEN = {
  read: 'throw new Error("this worker is broken");',
  installed: 'addEventListener("install", (event) => event.waitUntil(Promise.reject(new Error("no room"))));',
};

/** A shop running from its own files, which can be replaced while it is open. */
export interface ShopCopy extends ShopProcess {
  /** Deploys another version, as far as browsers can tell. */
  deploys(): void;
  /** Deploys a worker that fails when parsed, or when installed. */
  breaksWorker(when: 'read' | 'installed'): void;
  /**
   * Removes the files with this prefix, as a deploy does with the previous version's. Returns a function that
   * restores them.
   */
  takesAway(chunk: string): () => void;
}

/**
 * Starts the built shop from a copy of its files.
 * @param dataDir a fresh data folder by default
 */
export async function startShopCopy(dataDir = temporaryFolder()): Promise<ShopCopy> {
  const root = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  for (const name of readdirSync(projectRoot)) {
    const [from, to] = [join(projectRoot, name), join(root, name)];
    if (OWN.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  const worker = join(root, 'dist/client/service-worker.js');
  const script = readFileSync(worker, 'utf8');
  const shop = await startShop({ root, dataDir, variables: { TEST_API: '1' } });
  let version = 1;
  return {
    ...shop,
    deploys: () => writeFileSync(worker, `${script}\n// version ${(version += 1)}`),
    breaksWorker: (when) => writeFileSync(worker, BROKEN[when]),
    takesAway(chunk) {
      const files = join(root, 'dist/client/static');
      const names = readdirSync(files).filter((name) => name.startsWith(chunk));
      for (const name of names) renameSync(join(files, name), join(root, name));
      return () => names.forEach((name) => renameSync(join(root, name), join(files, name)));
    },
    async remove() {
      await shop.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
