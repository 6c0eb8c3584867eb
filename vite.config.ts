import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg)$/;

/** Writes a brotli and a gzip twin beside every script and style, so that the host only sends bytes. */
function compressedTwins(): Plugin {
  return {
    name: 'compressed-twins',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    // After everything else has rewritten the chunks.
    writeBundle({ dir }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name))) {
        const file = join(dir ?? '', fileName);
        const bytes = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    compressedTwins(),
  ],
  build: {
    manifest: isSsrBuild !== true,
    target: 'es2023',
    // `/assets` belongs to the image service.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    copyPublicDir: isSsrBuild !== true,
    ...(isSsrBuild === true ? {} : { rolldownOptions: { input: 'src/entry.client.tsx' } }),
  },
}));
