/** Between two questions whether there is a new worker, ms (SWK-01). */
const CHECK_EVERY_MS = 600_000;

/** The part of a registration that looks for a new worker. */
export type Updatable = Pick<ServiceWorkerRegistration, 'installing' | 'update'>;

/** Asks the host for the worker's script past every cache; only a script that is there is worth an update. */
async function checkForUpdate(registration: Updatable, script: string): Promise<void> {
  if (registration.installing) return;
  const { status } = await fetch(script, { cache: 'no-store' });
  if (status === 200) await registration.update();
}

/** Looks for a new worker every 10 minutes. Returns how to stop. */
export function checkForUpdates(registration: Updatable, script: string): () => void {
  // Without a network, or while the shop is being put up: at the next turn.
  const check = () => void checkForUpdate(registration, script).catch(() => undefined);
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
