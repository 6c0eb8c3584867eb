import { NetworkError } from './network-error.ts';

/** Code that fails to load counts as a missing response: the shop is unreachable. */
export const arrived = <Module>(code: Promise<Module>): Promise<Module> =>
  code.catch((cause: unknown) => {
    throw new NetworkError('A part of the code did not arrive', { cause });
  });

/** Fetches code once, however often it is called; again only after a failure. */
export function fetchedOnce<Code>(fetchCode: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  return () =>
    (code ??= fetchCode().catch((error: unknown) => {
      code = null;
      throw error;
    }));
}
