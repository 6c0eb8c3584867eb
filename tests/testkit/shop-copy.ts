import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/run-tool.ts';
import { startShop } from './shop-process.ts';
import type { ShopProcess } from './shop-process.ts';

/** What a copy has for itself, so that it can be changed. */
const OWN = ['dist', 'package.json'];

/** A shop that runs from files of its own: its owner may put up other ones while it is open. */
export interface ShopCopy extends ShopProcess {
  /** Puts up another version, as far as browsers can tell. */
  deploys(): void;
  /** Puts up a worker that fails. */
  breaksWorker(): void;
}

/** Starts the built shop from a copy of its files. */
export async function startShopCopy(): Promise<ShopCopy> {
  const root = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  for (const name of readdirSync(projectRoot)) {
    const [from, to] = [join(projectRoot, name), join(root, name)];
    if (OWN.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  const worker = join(root, 'dist/client/service-worker.js');
  const shop = await startShop({ root, variables: { TEST_API: '1' } });
  let version = 1;
  return {
    ...shop,
    deploys: () => appendFileSync(worker, `\n// version ${(version += 1)}`),
    breaksWorker: () => writeFileSync(worker, 'throw new Error("this worker is broken");'),
    async remove() {
      await shop.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
