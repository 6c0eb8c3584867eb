import { withLease } from './storage/store-lease.ts';

/**
 * Runs `work` while no other tab runs work of the same name; returns its result (A60). Without Web Locks,
 * hence on all pages without HTTPS, uses leases in storage.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(name, work) : withLease(name, work);
}
