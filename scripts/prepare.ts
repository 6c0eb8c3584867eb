import { generate, generatedIsFresh } from './generate.ts';
import { host } from './host.ts';
import { inspector } from './inspector.ts';
import { secondsSince } from './run-tool.ts';
import { storefront } from './storefront.ts';

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

/** The builds that `npm start` needs. */
export const production: readonly Preparation[] = [storefront, host, inspector];

/** Runs the outdated steps in order and reports them. Resolves with the problem, or `null`. */
export async function prepare(steps: readonly Preparation[]): Promise<string | null> {
  for (const step of steps) {
    if (step.isFresh()) continue;
    console.log(`· ${step.doing} …`);
    const began = performance.now();
    const problem = await step.make();
    if (problem !== null) return problem;
    console.log(`  done (${secondsSince(began)})`);
  }
  return null;
}
