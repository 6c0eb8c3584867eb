/** The part of a worker that shows its state. */
type Installing = Pick<ServiceWorker, 'state' | 'addEventListener'>;

/** The part of a registration that shows which workers exist. */
export interface WorkerRegistration extends Pick<ServiceWorkerRegistration, 'addEventListener'> {
  readonly installing: Installing | null;
  readonly waiting: unknown;
  readonly active: unknown;
}

/**
 * Calls back when a new version is waiting (immediately if one already is), and again for each later one. A
 * first worker does not wait.
 */
export function watchWaitingWorker(registration: WorkerRegistration, onWaiting: () => void): void {
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active !== null) onWaiting();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  if (registration.waiting !== null) onWaiting();
}
