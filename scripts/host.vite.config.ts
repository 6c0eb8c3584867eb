import { defineConfig } from 'vite';
import { oneByteSource } from './one-byte-source.ts';

/** Loaded by name as they are: what reads files beside itself or sets up globals, what is native, what only development needs. */
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
      // A call whose value nobody takes may still be there to throw: both would leave it out.
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
