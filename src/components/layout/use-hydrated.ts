import { createContext, use, useSyncExternalStore } from 'react';

/** Whether the page is taken over; null where nobody tells, as on the server and in a part by itself. */
export const HydratedContext = createContext<boolean | null>(null);

const never = () => () => undefined;

/** False on the server and while hydrating, true from then on: for controls that need script to work. */
export function useHydrated(): boolean {
  const told = use(HydratedContext);
  return useSyncExternalStore(
    never,
    () => told ?? true,
    () => told ?? false,
  );
}
