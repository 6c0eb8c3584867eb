import { arrived, fetchedOnce } from '../../graphql/arrived-code.ts';

/**
 * What the tab's actors ask the host. Its documents come with Apollo's code: no page waits for them. Fetched once, since a
 * browser takes a turn for each `import()`, which a page that goes away has not.
 */
export const lateCalls = fetchedOnce(() => arrived(import('./tab-calls.ts')));
