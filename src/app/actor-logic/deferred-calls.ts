import { arrived, fetchedOnce } from '../../graphql/arrived-code.ts';

/**
 * The actors' calls to the host; their documents arrive with Apollo's code, so no page waits for them.
 * Fetched once: each `import()` takes a task, which an unloading page no longer gets.
 */
export const deferredCalls = fetchedOnce(() => arrived(import('./tab-calls.ts')));
