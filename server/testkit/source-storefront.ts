import type { Storefront, StorefrontModule } from '../rendering/storefront.ts';

/** Loads the storefront from its sources, transformed by Vitest: pages as the built shop renders them. */
export async function openSourceStorefront(): Promise<Storefront> {
  const bundle: StorefrontModule = await import('../../src/entry.server.tsx');
  return {
    load: () => Promise.resolve(bundle),
    assets: () => Promise.resolve({ head: '', body: '' }),
    finish: (_url, html) => Promise.resolve(html),
  };
}
