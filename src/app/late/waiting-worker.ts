/** The part of a worker that says how far it has come. */
type Installing = Pick<ServiceWorker, 'state' | 'addEventListener'>;

/** The part of a registration that says which workers there are. */
export interface Registered extends Pick<ServiceWorkerRegistration, 'addEventListener'> {
  readonly installing: Installing | null;
  readonly waiting: unknown;
  readonly active: unknown;
}

/**
 * Calls back once a new version of the shop waits to take over, and again for each later one, whatever became of those
 * between: at once where one waits already. A first worker does not wait.
 */
export function watchWaiting(registration: Registered, onWaiting: () => void): void {
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
