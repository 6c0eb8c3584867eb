import { defineConfig } from 'vite';

/** Loaded by name as they are: what reads files beside itself, what is native, what only development needs. */
const external = ['vite', 'sharp', 'pdfkit', 'pg-native'];

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    target: 'node26',
    outDir: 'dist/host',
    minify: false,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/images/picture-process-main.ts',
        'server/domain/addon-files/clean-svg-worker.ts',
      ],
      output: { comments: false, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
