import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run-tool.ts';

/*
 * Size limits of a first visit before hydration: the configuration of `size-limit` for the built storefront.
 * The goals are those of docs/performance.md; what has not reached its goal yet must not grow.
 */

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

interface Budget {
  name: string;
  path: string[];
  limit: string;
  /** False for fonts, which are already compressed. */
  brotli: boolean;
}

const CLIENT = join(projectRoot, 'dist/client');
const ENTRY = 'src/entry.client.tsx';

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestChunk
>;

function chunkOf(key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  return chunk;
}

/** The files of a page: its modules with all imports, like `server/rendering/storefront.ts`. */
function chunksOf(modules: readonly string[]): ManifestChunk[] {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of chunkOf(key).imports ?? []) visit(imported);
  };
  for (const key of [ENTRY, ...modules]) visit(key);
  return [...keys].map(chunkOf);
}

const inClient = (file: string) => join(CLIENT, file);
const scripts = (name: string, modules: readonly string[], limit: string): Budget => ({
  name: `first script of ${name}`,
  path: chunksOf(modules).map(({ file }) => inClient(file)),
  limit,
  brotli: true,
});

/** The widgets of the shop's default home page. */
const homeWidgets = [
  'src/widgets/gallery/GalleryWidget.tsx',
  'src/widgets/new-products-grid/NewProductsGridWidget.tsx',
  'src/widgets/material-strip/MaterialStripWidget.tsx',
  'src/widgets/image-with-content/ImageWithContentWidget.tsx',
  'src/widgets/testimonials/TestimonialGridWidget.tsx',
];

const fonts = ['bricolage-english', 'figtree-english'].map((name) =>
  join(projectRoot, `src/styles/fonts/${name}.woff2`),
);

const budgets: Budget[] = [
  // The goal is 165 for each; currently 160.8, 145.5 and 161.5.
  scripts('/', ['src/routes/home/HomeRoute.tsx', ...homeWidgets], '161.6 kB'),
  scripts('a group', ['src/routes/shop/ShopRoute.tsx'], '146.2 kB'),
  scripts('a product', ['src/routes/product/ProductRoute.tsx'], '162.5 kB'),
  // No page waits for it, but every visit loads it; currently 47.0 kB.
  {
    name: 'script of calls, after every page',
    path: [inClient('static/client-*.js')],
    limit: '47.5 kB',
    brotli: true,
  },
  // Goal: 10 kB; currently 14.6.
  {
    name: 'styles of every page',
    path: (chunkOf(ENTRY).css ?? []).map(inClient),
    limit: '14.9 kB',
    brotli: true,
  },
  // The goal of 30 kB is reached.
  { name: 'fonts of an English page', path: fonts, limit: '30 kB', brotli: false },
];

export default budgets;
