import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { HydratedContext } from '../components/layout/use-hydrated.ts';

interface AfterHydrationProps {
  /**
   * Called once the whole page is hydrated; afterwards `useHydrated` returns true. Render inputs must not
   * change before.
   */
  onHydrated: () => Promise<void>;
  children: ReactNode;
}

/**
 * Must wrap the page: a sibling missing from the server render would shift every `useId`. Script-only parts
 * then render through `startTransition`, which input can interrupt.
 */
export function AfterHydration({ onHydrated, children }: AfterHydrationProps) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    void onHydrated().then(() => startTransition(() => setHydrated(true)));
  }, [onHydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
