import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { HydratedContext } from '../components/layout/use-hydrated.ts';

interface AfterHydrationProps {
  /**
   * Called when all of the page is taken over: until then nothing may change what it was rendered from. When it
   * resolves, `useHydrated` says so.
   */
  onHydrated: () => Promise<void>;
  children: ReactNode;
}

/**
 * Around the page, not beside it: a sibling that the host has not rendered would give every id another name. All that
 * waits for script is rendered anew in pieces that leave room for a person, not in one go with the effects.
 */
export function AfterHydration({ onHydrated, children }: AfterHydrationProps) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    void onHydrated().then(() => startTransition(() => setHydrated(true)));
  }, [onHydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
