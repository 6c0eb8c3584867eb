import { generate, generatedIsFresh } from './generate.ts';
import { buildHost, hostIsFresh } from './host.ts';
import { secondsSince } from './run-tool.ts';
import { buildStorefront, storefrontIsFresh } from './storefront.ts';

interface Preparation {
  doing: string;
  isFresh: () => boolean;
  make: () => Promise<string | null>;
}

export const generation: Preparation = {
  doing: 'Writing the typed code of the contract',
  isFresh: () => generatedIsFresh(),
  make: () => generate(),
};

export const storefront: Preparation = {
  doing: 'Building the storefront',
  isFresh: () => storefrontIsFresh(),
  make: buildStorefront,
};

export const host: Preparation = {
  doing: 'Building the host',
  isFresh: () => hostIsFresh(),
  make: buildHost,
};

/** Does what is stale, in order, and says so. Resolves to what went wrong, or null. */
export async function prepare(steps: readonly Preparation[]): Promise<string | null> {
  for (const { doing, isFresh, make } of steps) {
    if (isFresh()) continue;
    console.log(`· ${doing} …`);
    const began = performance.now();
    const problem = await make();
    if (problem !== null) return problem;
    console.log(`  done (${secondsSince(began)})`);
  }
  return null;
}
