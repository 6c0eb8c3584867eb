import { arrived } from '../../graphql/arrived-code.ts';
import type * as TabCalls from './tab-calls.ts';

type Calls = typeof TabCalls;

let calls: Promise<Calls> | null = null;

/**
 * What the tab's actors ask the host. Its documents come with Apollo's code: no page waits for them. Kept, since a browser
 * takes a turn for each `import()`, which a page that goes away has not; asked for again after it has not come.
 */
export const lateCalls = (): Promise<Calls> =>
  (calls ??= arrived(import('./tab-calls.ts')).catch((error: unknown) => {
    calls = null;
    throw error;
  }));
