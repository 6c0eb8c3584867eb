import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, fingerprint } from './fingerprint.ts';
import { projectRoot, runTool } from './run-tool.ts';

interface StampedBuildOptions {
  /** What is said while it is built. */
  doing: string;
  /** Where the fingerprint of what was built is kept. */
  stamp: string;
  /** The files and folders that it is made of. */
  inputs: readonly string[];
  /** Which files of the folders count. */
  counts: (file: string) => boolean;
  /** The arguments of each `vite build`; they run side by side. */
  builds: readonly (readonly string[])[];
}

/** A part of the shop that is built again only when what it is made of has changed. */
export class StampedBuild {
  readonly doing: string;
  readonly #options: StampedBuildOptions;

  constructor(options: StampedBuildOptions) {
    this.doing = options.doing;
    this.#options = options;
  }

  #fingerprint(root: string): string {
    const { inputs, counts } = this.#options;
    return fingerprint(root, filesUnder(root, inputs).filter(counts));
  }

  /** True when it was built from exactly the sources that stand in `root`. */
  isFresh(root = projectRoot): boolean {
    const stamp = join(root, this.#options.stamp);
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === this.#fingerprint(root);
  }

  /** Builds it. Resolves to the messages of what failed, else null. */
  async make(): Promise<string | null> {
    const stamp = join(projectRoot, this.#options.stamp);
    const stamped = this.#fingerprint(projectRoot);
    rmSync(stamp, { force: true });
    const environment = { NODE_ENV: 'production' };
    const results = await Promise.all(
      this.#options.builds.map((args) =>
        runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', ...args], { environment }),
      ),
    );
    const failed = results.filter(({ ok }) => !ok);
    if (failed.length > 0) return failed.map(({ output }) => output.trim()).join('\n\n');
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, stamped);
    return null;
  }
}
