/** Interval (ms) between checks for a new worker (SWK-01). */
const CHECK_EVERY_MS = 600_000;

/** The part of a registration that looks for a new worker. */
export type Updatable = Pick<ServiceWorkerRegistration, 'installing' | 'update'>;

/** Requests the worker script, bypassing every cache; updates only when it is available. */
async function checkForUpdate(registration: Updatable, script: string): Promise<void> {
  if (registration.installing) return;
  const { status } = await fetch(script, { cache: 'no-store' });
  if (status === 200) await registration.update();
}

/** Checks for a new worker every 10 minutes. Returns a function that stops it. */
export function checkForUpdates(registration: Updatable, script: string): () => void {
  // Offline or during a deployment: retried at the next check.
  const check = () => void checkForUpdate(registration, script).catch(() => undefined);
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
