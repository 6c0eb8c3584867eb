import { StampedBuild } from './stamped-build.ts';

/** The host in `dist/host` (decision 030). */
export const host = new StampedBuild({
  doing: 'Building the host',
  stamp: 'dist/host.stamp',
  inputs: [
    'server',
    'src/rules',
    'scripts/host.vite.config.ts',
    'scripts/one-byte-source.ts',
    'package-lock.json',
  ],
  counts: (file) => /(?<!\.test)\.ts$|\.json$/.test(file),
  builds: [['--config', 'scripts/host.vite.config.ts']],
});
