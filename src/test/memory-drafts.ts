import { createDrafts, restoreDrafts, storeDrafts } from '../lib/storage/drafts.ts';
import type { Drafts } from '../lib/storage/drafts.ts';

/** Drafts that last as long as the test; `text` is what a browser would have stored. */
export function memoryDrafts(): Drafts & { text: () => string | null } {
  let text: string | null = null;
  const drafts = createDrafts({
    read: () => restoreDrafts(text),
    write: (value) => void (text = storeDrafts(value)),
    subscribe: () => () => undefined,
    close: () => Promise.resolve(),
  });
  return { ...drafts, text: () => text };
}
