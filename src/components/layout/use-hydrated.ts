import { createContext, use, useSyncExternalStore } from 'react';

/** Whether the page is hydrated; `null` without a provider, as on the server and in separate roots. */
export const HydratedContext = createContext<boolean | null>(null);

const never = () => () => undefined;

/** False on the server and during hydration, true afterwards: for controls that need script. */
export function useHydrated(): boolean {
  const provided = use(HydratedContext);
  return useSyncExternalStore(
    never,
    () => provided ?? true,
    () => provided ?? false,
  );
}
