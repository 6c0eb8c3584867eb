import { expect, test } from 'vitest';
import { watchWaitingWorker } from './waiting-worker.ts';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
}

/** A browser's registration, with workers coming and going as in a browser. */
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;

  /** A worker is fetched and starts installing. */
  finds(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  becomes(worker: Worker, state: ServiceWorkerState): void {
    if (this.installing === worker) this.installing = null;
    if (this.waiting === worker) this.waiting = null;
    if (state === 'installed') this.waiting = worker;
    if (state === 'activated') this.active = worker;
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }

  /** A registration whose worker is already running. */
  static running(): Registration {
    const registration = new Registration();
    for (const state of ['installed', 'activating', 'activated'] as const)
      registration.becomes(registration.active ?? registration.waiting ?? new Worker(), state);
    return registration;
  }
}

function watch(registration: Registration) {
  let notified = 0;
  watchWaitingWorker(registration, () => void (notified += 1));
  return () => notified;
}

test('[SWK-02] a new version is reported when it is installed, and so is each later one', () => {
  const registration = Registration.running();
  const notified = watch(registration);
  for (const times of [1, 2, 3]) {
    const found = registration.finds();
    expect(notified()).toBe(times - 1);
    registration.becomes(found, 'installed');
    expect(notified()).toBe(times);
  }
});

test('[SWK-02] after a failed installation the next version is reported', () => {
  const registration = Registration.running();
  const notified = watch(registration);
  registration.becomes(registration.finds(), 'redundant');
  expect(notified()).toBe(0);
  registration.becomes(registration.finds(), 'installed');
  expect(notified()).toBe(1);
});

test('[SWK-02] a worker that waits or is being installed before the watch starts is reported too', () => {
  const waiting = Registration.running();
  waiting.becomes(waiting.finds(), 'installed');
  expect(watch(waiting)()).toBe(1);
  const installing = Registration.running();
  const found = installing.finds();
  const notified = watch(installing);
  installing.becomes(found, 'installed');
  expect(notified()).toBe(1);
});

test('[SWK-02] the first worker is no new version, and its activation is not reported', () => {
  const registration = new Registration();
  const notified = watch(registration);
  const first = registration.finds();
  for (const state of ['installed', 'activating', 'activated'] as const) registration.becomes(first, state);
  expect(notified()).toBe(0);
});
