import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Maximum number of third-party documents; the storefront's own are parsed once, at the start. */
const MAX_DOCUMENTS = 50;

/**
 * Yoga's document caches. Its default is a thousand documents, which strangers could fill with a quarter of a
 * megabyte each. Validation results are cached with their document.
 */
export const documentCaches = () => ({
  documentCache: new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS }),
  errorCache: new LRUCache<string, object>({ max: MAX_DOCUMENTS }),
  validationCache: true,
});
