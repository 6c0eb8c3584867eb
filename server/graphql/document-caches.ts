import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Of the documents of others: the storefront's own are parsed once, at the start. */
const MAX_DOCUMENTS = 50;

/**
 * What Yoga remembers of documents: by itself a thousand, which strangers fill with what takes a quarter of a megabyte
 * each. What validation has found goes with its document.
 */
export const documentCaches = () => ({
  documentCache: new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS }),
  errorCache: new LRUCache<string, object>({ max: MAX_DOCUMENTS }),
  validationCache: true,
});
