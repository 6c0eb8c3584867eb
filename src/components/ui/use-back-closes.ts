import { createContext, useEffect, useEffectEvent } from 'react';

/** Whether this stands over the page: a link from here takes the step of the history that stands for being open. */
export const IsOverPage = createContext(false);

const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();

/** Whether a step is about to be taken away: whoever opens in the same moment takes it over. */
let isLeaving = false;

function addStep(): void {
  if (isLeaving) isLeaving = false;
  else {
    const page = window.history.state;
    // The page's own state, since the router knows the page by it, and its place in the router's count.
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
 * Lets Back close what lies over the page instead of leaving it: while it is open there is a step of the history for it.
 * Closing it otherwise takes that step away again.
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
      // The page is the same, so the router has nothing to do.
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', back, { capture: true });
    return () => {
      window.removeEventListener('popstate', back, { capture: true });
      // Gone with its page by a link: then there is no such step any more.
      if (isThere && window.location.href === place) takeStepAway();
    };
  }, [isOpen]);
}
