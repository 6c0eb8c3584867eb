import { AsyncLocalStorage } from 'node:async_hooks';

type Memory = Map<object, unknown>;

const memories = new AsyncLocalStorage<Memory>();

/**
 * Runs the handling of a request with a memory for `oncePerRequest` that lasts until its response is sent. A
 * request made to serve another, as for rendering a page, shares that one's memory.
 */
export function rememberDuring(handle: () => void): void {
  if (memories.getStore()) handle();
  else memories.run(new Map(), handle);
}

/** Loads once per request, and every time outside of one. Failures are loaded again. */
export function oncePerRequest<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    const memory = memories.getStore();
    const known = memory?.get(load) as Promise<T> | undefined;
    if (known) return known;
    const loading = load();
    memory?.set(load, loading);
    loading.catch(() => memory?.delete(load));
    return loading;
  };
}

/** Clears what this request has loaded, because it has changed it. */
export const forgetDuringRequest = (): void => memories.getStore()?.clear();

const CACHING_FORBIDDEN = {};

/** Notes that this request's response must not be cached: its data is outdated, or changes without a new version. */
export const forbidCaching = (): void => void memories.getStore()?.set(CACHING_FORBIDDEN, true);

/** Whether `forbidCaching` was called during this request, or during one made to serve it. */
export const isCachingForbidden = (): boolean => memories.getStore()?.has(CACHING_FORBIDDEN) ?? false;
