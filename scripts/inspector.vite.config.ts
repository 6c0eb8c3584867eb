import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import ELK from 'elkjs/lib/elk.bundled.js';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../src/inspector/charts/chart.ts';
import { computePositions } from '../src/inspector/charts/chart-layout.ts';
import { projectRoot } from './run-tool.ts';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'getStateNodeById' in value;

/** Lays out all machines at build time, which would take a browser two seconds. */
function drawings(): Plugin {
  return {
    name: 'machine-drawings',
    async generateBundle() {
      const elk = new ELK();
      const files = globSync('src/machines/*/*.machine.ts', { cwd: projectRoot });
      const modules = await Promise.all(
        files.map(
          (file) => import(pathToFileURL(join(projectRoot, file)).href) as Promise<Record<string, unknown>>,
        ),
      );
      const machines = modules.flatMap((exports) => Object.values(exports)).filter(isMachine);
      const positions: [string, unknown][] = [];
      for (const machine of machines)
        positions.push([machine.id, await computePositions(chartOf(machine), elk)]);
      const source = JSON.stringify(Object.fromEntries(positions));
      this.emitFile({ type: 'asset', fileName: 'drawings.json', source });
    },
  };
}

/** The pages of `/dev/machines`; with `--mode client` the script that connects the actors of a tab to them. */
export default defineConfig(({ mode }) => ({
  base: '/dev/machines/',
  publicDir: false,
  plugins: mode === 'client' ? [] : [react(), drawings()],
  build:
    mode === 'client'
      ? {
          target: 'es2023',
          cssTarget: 'chrome128',
          outDir: 'dist/inspector-client',
          rolldownOptions: {
            input: 'src/inspector/client/main.ts',
            output: { format: 'iife', entryFileNames: 'client.js' },
          },
        }
      : {
          target: 'es2023',
          cssTarget: 'chrome128',
          outDir: 'dist/inspector',
          assetsDir: '.',
          assetsInlineLimit: 0,
          cssCodeSplit: false,
          chunkSizeWarningLimit: 2_000,
          rolldownOptions: {
            input: { gallery: 'src/inspector/gallery/main.tsx', live: 'src/inspector/live/main.tsx' },
            output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
          },
        },
}));
