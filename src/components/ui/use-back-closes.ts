import { createContext, useEffect, useEffectEvent } from 'react';

/** Whether this is inside an overlay: a link from here replaces the history entry that keeps it open. */
export const IsInOverlayContext = createContext(false);

const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();

/** Whether an entry is about to be removed; an overlay opened in the same task reuses it. */
let isLeaving = false;

function addStep(): void {
  if (isLeaving) isLeaving = false;
  else {
    const page = window.history.state;
    // Keeps the page's own state, by which the router identifies it, with the router's index increased.
    window.history.pushState({ ...page, ...(page?.idx === undefined ? {} : { idx: page.idx + 1 }) }, '');
  }
}

function takeStepAway(): void {
  isLeaving = true;
  queueMicrotask(() => {
    if (!isLeaving) return;
    isLeaving = false;
    window.addEventListener('popstate', swallow, { capture: true, once: true });
    window.history.back();
  });
}

/**
 * Lets Back close an overlay instead of leaving the page: while open it has its own history entry, which any
 * other way of closing removes.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const place = window.location.href;
    let isThere = true;
    addStep();
    const back = (event: PopStateEvent) => {
      if (!isThere) return;
      isThere = false;
      // The page is unchanged, so the router must not react.
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', back, { capture: true });
    return () => {
      window.removeEventListener('popstate', back, { capture: true });
      // After a link has left the page the entry no longer exists.
      if (isThere && window.location.href === place) takeStepAway();
    };
  }, [isOpen]);
}
