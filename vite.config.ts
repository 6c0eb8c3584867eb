import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { englishWords } from './scripts/english-words.ts';
import { oneByteSource } from './scripts/one-byte-source.ts';
import { screensInManifest } from './scripts/screens-in-manifest.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { translatedLocales } from './scripts/translated-locales.ts';

const COMPRESSIBLE = /\.(js|css|svg)$/;

/** Writes a brotli and a gzip copy beside every script and style sheet, so that the host only sends bytes. */
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

/** Browsers with `light-dark()`, which every colour of the shop uses. */
const cssTarget = ['chrome128', 'edge128', 'firefox128', 'safari17.5', 'ios17.5'];

/** Removes Tailwind's fallbacks for browsers older than these. */
function withoutPolyfills(): Plugin {
  const registeredProperties = /@layer properties \{\n {2}@supports[^]*?\n\}\n/;
  const mixedColour =
    /([\w-]+): [^;{}]*;\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(\1: [^{}]*?)\s*\}/g;
  return {
    name: 'without-polyfills',
    apply: 'build',
    // After Tailwind, which precedes it in the list.
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

/** Removes state descriptions, which only the machine gallery shows; that is built separately. */
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

/** Drops unused parts of the router: naming a component keeps it and everything it needs. */
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

/** Libraries needed before hydration: one file, which stays cached when only the shop changes. */
const framework =
  /node_modules\/(@lingui|@xstate|react|react-dom|react-router|scheduler|xstate)\/|rolldown\/runtime/;

/** What every page runs, and what most pages use; no form fields. */
const start =
  /\/src\/(entry\.client|components\/(ui\/(Alert|Badge|Breadcrumbs|Modal|Price|RichText|ScreenWakeLock|SelectBox|colour-code|use-deferred-slider)|layout\/(SectionHeader|static-copy))|graphql\/paused-responses|lib\/prefers-reduced-motion|rules\/(dates|join-texts)|features\/(product\/Product(Card|Grid)|redirects\/with-redirect-fallback|site\/StaticCopyNotice))\b|\/lucide-react\/.*\/(check|chevron-(down|left|right|up)|minus|plus)\.mjs$/;

/** The first part of the form code, which a product needs. */
const fields =
  /\/src\/(components\/(?!ui\/(AddonValues|Pagination|page-links|EmailInput|MaskedField|NewPassword|Password|Suggest|TabLinks|Unreachable|masks|save-blob))|lib\/(?!suggest)|rules\/calendar-date|features\/use-typing-pause|graphql\/generated\/input-limits)/;

/** Form code that a product does without, and small parts of screens that have forms anyway. */
const forms =
  /\/src\/(components(?!\/ui\/(Pagination|page-links))|lib|features\/(checkout\/order-status-labels|account\/(RequireLogin|use-server-errors))|machines\/leave-limit|state\/(addon-file|text-draft))\b/;

/** Shared by the login screens, each of them small. */
const login =
  /\/src\/.*\/(AccountFrame|AccountSubmit|AnotherCode|CodeField|EmailField|LoginFailure|StepFocus|use-send-failure-message|LoggedIn|LoginOptions\.generated|SendLoginLink\.generated|email-address|load-login-options|oauth-request|use-(code-only|code-rules|email-rules|login|passkeys-here|redirect-if-logged-in))\.tsx?$|\/key-round\.mjs$/;

/** Few files, since each is a request; a module belongs to the first group it matches, with its imports. */
const groups = [
  { name: 'framework', test: framework },
  { name: 'start', test: start },
  // The code for calls, which no page waits for.
  {
    name: 'client',
    test: /\/src\/(app\/(browser-client|actor-logic\/tab-calls)|features\/product\/product-calls)\.ts$/,
  },
  { name: 'fields', test: fields, minShareCount: 3 },
  { name: 'forms', test: forms, minShareCount: 3 },
  { name: 'login', test: login },
  { name: 'react-hook-form', test: /\/react-hook-form\// },
  { name: 'pagination', test: /\/src\/components\/ui\/Pagination\.tsx$/ },
  {
    name: 'login-screens',
    test: /\/src\/(routes\/(login\/LoginRoute|signup\/SignupRoute)|features\/account\/LoginSteps)\.tsx$/,
  },
  // Excludes what screens without widgets need too.
  {
    name: 'widgets',
    test: /\/src\/widgets\/(?!page-params)([^/]+|.*(?<!Widget))\.tsx?$|\/src\/(state\/login-redirect|features\/forms\/paid-form-url)\.ts$|\/(gift|map-pin)\.mjs$/,
    minShareCount: 2,
  },
  // What starts after hydration: one request when idle.
  {
    name: 'deferred',
    test: /\/src\/app\/deferred\/(start-deferred-work|idle-work|lay-out-below|deferred-parts|reports\/report-errors)\.tsx?$/,
  },
  { name: 'bar', test: /\/src\/(features\/product\/BuyBar|components\/ui\/use-is-out-of-view)\.tsx?$/ },
  { name: 'vitals', test: /\/src\/app\/deferred\/vitals\/collect-vitals\.ts$/ },
  {
    name: 'payment',
    test: /\/src\/features\/payment\/(BlockPaymentResult|CheckPaid\.generated|use-payment-result)\.tsx?$/,
  },
  { name: 'invoice', test: /\/src\/features\/invoice\//, minShareCount: 2 },
  { name: 'page', test: /\/src\/(page\/(PageView|load-page)|routes\/(home\/Home|page\/Page)Route)\.tsx?$/ },
  { name: 'shop', test: /\/src\/routes\/shop\/(Shop|Christmas)Route\.tsx$/ },
  {
    name: 'product',
    test: /\/src\/features\/product\/(ProductForm|RefusedForm)\.tsx$|\/routes\/product\/Product(Screen|Route)\.tsx$/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig(({ command, isSsrBuild }) => ({
  // Bundles the server's libraries, tree-shaken: whole packages would cost the host startup time and memory.
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
    ...(isSsrBuild === true ? [oneByteSource()] : [screensInManifest(), serviceWorker()]),
  ],
  // Otherwise rxjs comes as ES5, with 1.6 kB of helpers on every page.
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
            // The first script contains all names, and hashes do not compress: they are as short as possible.
            output: { codeSplitting: { groups }, chunkFileNames: 'static/[name]-[hash:7].js' },
          },
        }),
  },
}));
