import { NetworkError } from './network-error.ts';

/** Reports code that fails to load as a missing response: the shop is unreachable. */
export const withNetworkError = <Module>(code: Promise<Module>): Promise<Module> =>
  code.catch((cause: unknown) => {
    throw new NetworkError('A part of the code did not arrive', { cause });
  });

/** Loads code once, however often it is called; again only after a failure. */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  return () =>
    (code ??= load().catch((error: unknown) => {
      code = null;
      throw error;
    }));
}
