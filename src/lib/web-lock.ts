import { withLease } from './storage/store-lease.ts';

/**
 * Runs `work` while no other tab runs work of the same name, and gives its result (A60). A browser without Web
 * Locks, as every one is on a page without HTTPS, uses leases in its storage instead.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(name, work) : withLease(name, work);
}
