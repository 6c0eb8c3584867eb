import { NetworkError } from './network-error.ts';

/** Code that does not arrive means the same as an answer that does not: the shop is out of reach. */
export const arrived = <Module>(code: Promise<Module>): Promise<Module> =>
  code.catch((cause: unknown) => {
    throw new NetworkError('A part of the code did not arrive', { cause });
  });

/** Fetches code once, however often it is called; again only after it has not come. */
export function fetchedOnce<Code>(fetchCode: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  return () =>
    (code ??= fetchCode().catch((error: unknown) => {
      code = null;
      throw error;
    }));
}
