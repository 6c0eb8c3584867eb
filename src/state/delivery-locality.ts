import { useSyncExternalStore } from 'react';
import { restorePlace, storePlace } from '../lib/delivery-locality.ts';
import type { DeliveryLocality } from '../lib/delivery-locality.ts';
import { createPersistedValue } from '../lib/storage/persisted-value.ts';
import type { PersistedValue } from '../lib/storage/persisted-value.ts';

const listeners = new Set<() => void>();
let opened: PersistedValue<DeliveryLocality | null> | null = null;

/** Opened on first use, in the browser only. */
const stored = () =>
  (opened ??= createPersistedValue({ key: 'place', encode: storePlace, decode: restorePlace }));

/** Where the shopper wants deliveries, from this browser; `null` on the server and during hydration. */
export function useDeliveryPlace(): DeliveryLocality | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const stop = stored().subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    () => stored().read(),
    () => null,
  );
}

/** Remembers where to deliver. */
export function rememberPlace(place: DeliveryLocality): void {
  stored().write(place);
  listeners.forEach((listener) => listener());
}
