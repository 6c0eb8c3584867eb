import { useEffect, useEffectEvent } from 'react';

/**
 * Lets Back close what lies over the page instead of leaving it: while this is mounted there is a step of the history
 * for it. Closing it otherwise takes that step away again.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const place = window.location.href;
    let isOpen = true;
    // The same state: the router knows the page by it.
    window.history.pushState(window.history.state, '');
    const back = (event: PopStateEvent) => {
      if (!isOpen) return;
      isOpen = false;
      // The page is the same, so the router has nothing to do.
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', back, { capture: true });
    return () => {
      window.removeEventListener('popstate', back, { capture: true });
      // Gone with its page by a link: then the step is somewhere behind.
      if (!isOpen || window.location.href !== place) return;
      window.addEventListener('popstate', swallow, { capture: true, once: true });
      window.history.back();
    };
  }, []);
}

const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
