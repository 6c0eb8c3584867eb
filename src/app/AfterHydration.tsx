import { useEffect } from 'react';

/** Calls `onHydrated` when all of the page is taken over: until then nothing may change what it was rendered from. */
export function AfterHydration({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
