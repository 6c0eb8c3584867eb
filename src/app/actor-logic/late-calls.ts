import { arrived } from '../../graphql/arrived-code.ts';

/** What the tab's actors ask the host. Its documents come with Apollo's code: no page waits for them. */
export const lateCalls = () => arrived(import('./tab-calls.ts'));
