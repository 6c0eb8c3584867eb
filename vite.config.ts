import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { englishWords } from './scripts/english-words.ts';
import { oneByteSource } from './scripts/one-byte-source.ts';
import { translatedLocales } from './scripts/translated-locales.ts';
import { workerRevision } from './scripts/worker-revision.ts';
import { OFFLINE_PAGE } from './src/rules/offline-pages.ts';

const COMPRESSIBLE = /\.(js|css|svg)$/;

/** Writes a brotli and a gzip copy beside every script and style, so that the host only sends bytes. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
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

/** Browsers that know `light-dark()`, which every colour of the shop is written with. */
const cssTarget = ['chrome128', 'edge128', 'firefox128', 'safari17.5', 'ios17.5'];

/** Takes out of Tailwind's style sheet what it repeats for browsers older than these. */
function withoutPolyfills(): Plugin {
  const registeredProperties = /@layer properties \{\n {2}@supports[^]*?\n\}\n/;
  const mixedColour =
    /([\w-]+): [^;{}]*;\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(\1: [^{}]*?)\s*\}/g;
  return {
    name: 'without-polyfills',
    apply: 'build',
    // After Tailwind, which comes before it in the list.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({
        code: css.replace(registeredProperties, '').replace(mixedColour, '$2'),
        map: null,
      }),
    },
  };
}

/** What states are described by is read in the gallery of machines, whose build is another one: shoppers go without. */
function withoutDescriptions(): Plugin {
  const description = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?/g;
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/machines\/.*\.ts$/ },
      handler: (code) => ({ code: code.replace(description, ''), map: null }),
    },
  };
}

/** Parts of the router that the shop does not use: a name that is given to a component keeps it, and all that it needs. */
function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

/** The worker, of which every build makes another one; what it fetches at once is a page for who has no network. */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    // The page registers it itself, when it is idle; the host writes the manifest.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['static/**'],
      manifestTransforms: [
        (files) => {
          const revision = workerRevision(files, import.meta.dirname);
          return { manifest: [{ url: OFFLINE_PAGE, revision, size: 0 }] };
        },
      ],
    },
  });
}

/** The libraries that every page stands on before it is taken over: one file, which stays in browsers when only the shop changes. */
const framework =
  /node_modules\/(@lingui|@xstate|react|react-dom|react-router|scheduler|xstate)\/|rolldown\/runtime/;

/** What is on most pages, and nothing that is filled in. */
const shared =
  /\/src\/(components\/(ui\/(Alert|Badge|Breadcrumbs|Modal|Price|RichText|ScreenWakeLock|SelectBox|colour-code|use-late-slider)|layout\/SectionHeader)|lib\/(day-in-words|prefers-reduced-motion)|rules\/joined-words|features\/(product\/Product(Card|Grid)|redirects\/with-redirect-fallback))\b|\/lucide-react\/.*\/(check|chevron-(down|left|right|up)|minus|plus)\.mjs$/;

const fields =
  /\/src\/(components\/(?!ui\/(AddonValues|Pagination|page-links|EmailInput|MaskedField|NewPassword|Password|Suggest|TabLinks|Unreachable|masks|save-blob))|lib\/(?!suggest)|rules\/calendar-date|actors)/;

/** What the ways in share, each of them small. */
const login =
  /\/src\/.*\/(AccountFrame|LoggedIn|LoginOptions\.generated|SendLoginLink\.generated|email-address|oauth-request|use-(code-only|email-draft|login|passkeys-here|redirect-if-logged-in))\.tsx?$|\/key-round\.mjs$/;

/** Few files, since each is a request; a module belongs to the first of these that it fits, with all that it needs. */
const groups = [
  { name: 'framework', test: framework },
  // What every page runs; then, after what is on most, what makes its calls, which no page waits for.
  { name: 'start', test: /\/src\/entry\.client\.tsx$/ },
  { name: 'shared', test: shared },
  {
    name: 'client',
    test: /\/src\/(app\/(browser-client|actor-logic\/tab-calls)|features\/product\/product-calls)\.ts$/,
  },
  // What is filled in, of which a product needs the first part only.
  { name: 'fields', test: fields, minShareCount: 3 },
  {
    name: 'forms',
    test: /\/src\/(components(?!\/ui\/(Pagination|page-links))|lib|actors)\b/,
    minShareCount: 3,
  },
  { name: 'login', test: login },
  // What a screen without widgets needs too stays out of it.
  { name: 'widgets', test: /\/src\/widgets\/(?!page-params)([^/]+|.*(?<!Widget))\.tsx?$/, minShareCount: 2 },
  // What begins once a page has been taken over: one request when it is idle.
  {
    name: 'late',
    test: /\/src\/app\/late\/(after-start|idle-work|lay-out-below|late-parts|reports\/report-errors)\.tsx?$/,
  },
  { name: 'bar', test: /\/src\/(features\/product\/BuyBar|components\/ui\/use-is-away)\.tsx?$/ },
  { name: 'vitals', test: /\/src\/app\/late\/vitals\/collect-vitals\.ts$/ },
  { name: 'invoice', test: /\/src\/features\/invoice\//, minShareCount: 2 },
  { name: 'page', test: /\/src\/page\/(PageView|load-page)\.tsx?$/ },
  {
    name: 'product',
    test: /\/src\/features\/product\/(ProductForm|RefusedForm)\.tsx$|\/routes\/product\/ProductScreen\.tsx$/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig(({ command, isSsrBuild }) => ({
  // The rendering half brings its libraries along, shaken: whole packages would cost the host start and memory.
  ssr: { noExternal: command === 'build' ? true : undefined },
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    englishWords(),
    tailwindcss({ optimize: false }),
    withoutPolyfills(),
    withoutDescriptions(),
    withoutUnusedRouter(),
    precompressed(),
    isSsrBuild === true ? oneByteSource() : serviceWorker(),
  ],
  // rxjs comes as ES5 otherwise: 1.6 kB of helpers on every page.
  ...(isSsrBuild === true ? {} : { resolve: { conditions: ['es2015', ...defaultClientConditions] } }),
  define: {
    'import.meta.env.TRANSLATED_LOCALES': JSON.stringify(translatedLocales()),
    'import.meta.env.PSEUDO_LOCALE': JSON.stringify(
      command === 'serve' && (process.env['PREVIEW_LOCALES'] ?? '').split(',').includes('pseudo'),
    ),
  },
  build: {
    manifest: isSsrBuild !== true,
    target: 'es2023',
    cssTarget,
    // `/assets` belongs to the image service.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    copyPublicDir: isSsrBuild !== true,
    ...(isSsrBuild === true
      ? {}
      : {
          rolldownOptions: {
            input: 'src/entry.client.tsx',
            // The first script holds the names of all, and nothing compresses a hash: they are as short as can be.
            output: { codeSplitting: { groups }, chunkFileNames: 'static/[name]-[hash:7].js' },
          },
        }),
  },
}));
