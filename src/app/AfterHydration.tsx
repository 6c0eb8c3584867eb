import { useEffect } from 'react';
import type { ReactNode } from 'react';

interface AfterHydrationProps {
  /** Called when all of the page is taken over: until then nothing may change what it was rendered from. */
  onHydrated: () => void;
  children: ReactNode;
}

/** Around the page, not beside it: a sibling that the host has not rendered would give every id another name. */
export function AfterHydration({ onHydrated, children }: AfterHydrationProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
