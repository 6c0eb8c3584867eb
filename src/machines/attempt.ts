import { randomId } from '../lib/random-id.ts';

const KEY_LENGTH = 21;

/** A request that may be done although its response never came: sent again with its key, it is done once (CHK-08). */
export interface Attempt {
  /** The idempotency key. */
  key: string;
  /** What was asked, as JSON. */
  content: string;
}

/** The attempt to ask for this with: the pending one if its content is the same, or else a new one. */
export function attemptFor(pending: Attempt | null, requested: unknown): Attempt {
  const content = JSON.stringify(requested);
  return pending?.content === content ? pending : { key: randomId(KEY_LENGTH), content };
}
