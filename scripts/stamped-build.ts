import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, fingerprint } from './fingerprint.ts';
import { projectRoot, runTool } from './run-tool.ts';

interface StampedBuildOptions {
  /** The message while it is built. */
  doing: string;
  /** The file that stores the fingerprint of the build's inputs. */
  stamp: string;
  /** The source files and folders. */
  inputs: readonly string[];
  /** Which files of the folders count. */
  counts: (file: string) => boolean;
  /** The arguments of each `vite build`; they run concurrently. */
  builds: readonly (readonly string[])[];
}

/** A part of the shop that is only rebuilt when its sources have changed. */
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

  /** Whether it was built from exactly the sources in `root`. */
  isFresh(root = projectRoot): boolean {
    const stamp = join(root, this.#options.stamp);
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === this.#fingerprint(root);
  }

  /** Builds it. Resolves with the messages of failed builds, or `null`. */
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
