import { defineConfig } from 'vite';
import { oneByteSource } from './one-byte-source.ts';

/**
 * Not bundled: modules that read files beside themselves or set up globals, native ones, and those only
 * needed in development.
 */
const external = [
  'vite',
  'ws',
  'sharp',
  'pg-native',
  'wawoff2',
  '@myriaddreamin/typst-ts-node-compiler',
  '@simplewebauthn/server',
];

export default defineConfig({
  publicDir: false,
  plugins: [oneByteSource()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    target: 'node26',
    outDir: 'dist/host',
    minify: false,
    rolldownOptions: {
      // Tree shaking and minification would remove calls that are only made because they may throw.
      treeshake: false,
      input: [
        'server/main.ts',
        'server/images/picture-process-main.ts',
        'server/pdf/pdf-process-main.ts',
        'server/domain/addon-files/clean-svg-worker.ts',
      ],
      output: {
        minify: false,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
