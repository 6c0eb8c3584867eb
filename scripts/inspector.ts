import { StampedBuild } from './stamped-build.ts';

const CONFIG = ['--config', 'scripts/inspector.vite.config.ts'];

/**
 * The pages of `/dev/machines` in `dist/inspector`; in `dist/inspector-client` the script that connects a tab
 * to them.
 */
export const inspector = new StampedBuild({
  doing: 'Building the pages of the machines',
  stamp: 'dist/inspector.stamp',
  inputs: [
    'src/inspector',
    'src/machines',
    'src/lib',
    'src/rules',
    'scripts/inspector.vite.config.ts',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.browser.json',
  ],
  counts: (file) => !/\.(test\.tsx?|generated\.ts)$/.test(file),
  builds: [CONFIG, [...CONFIG, '--mode', 'client']],
});
