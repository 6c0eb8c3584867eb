import { loadOnce, withNetworkError } from '../../graphql/code-loading.ts';

/**
 * The actors' calls to the host; their documents arrive with Apollo's code, so no page waits for them.
 * Fetched once: each `import()` takes a task, which an unloading page no longer gets.
 */
export const deferredCalls = loadOnce(() => withNetworkError(import('./tab-calls.ts')));
