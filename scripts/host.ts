import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint } from './fingerprint.ts';
import { projectRoot, runTool } from './run-tool.ts';

const STAMP = 'dist/host.stamp';

const inputs = ['server', 'src', 'scripts/host.vite.config.ts', 'package-lock.json'];

function stampOf(root: string): string {
  const files = filesUnder(root, inputs).filter((file) => /(?<!\.test)\.ts$|\.json$/.test(file));
  return fingerprint(root, files);
}

/** True when `dist/host` was built from exactly the sources that stand here. */
export function hostIsFresh(root = projectRoot): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root);
}

/** Builds the host into `dist/host` (decision 028). Resolves to the build's message when it failed, else null. */
export async function buildHost(): Promise<string | null> {
  const stamp = stampOf(projectRoot);
  rmSync(join(projectRoot, STAMP), { force: true });
  const args = ['build', '--config', 'scripts/host.vite.config.ts', '--logLevel', 'warn', '--emptyOutDir'];
  const { ok, output } = await runTool('vite', args, { environment: { NODE_ENV: 'production' } });
  if (!ok) return output.trim();
  writeFileSync(join(projectRoot, STAMP), stamp);
  return null;
}
