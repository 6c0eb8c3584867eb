import { NetworkError } from './network-error.ts';

/** The window's event when code that a screen or a call needs fails to load. */
export const CODE_FAIL = 'code.fail';

/** Reports code that fails to load as a missing response: the shop is unreachable (A78). */
export const withNetworkError = <Module>(code: Promise<Module>): Promise<Module> =>
  code.catch((cause: unknown) => {
    // The host renders with the same code, which it has.
    if (typeof window !== 'undefined') window.dispatchEvent(new Event(CODE_FAIL));
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
