import { useEffect } from 'react';

interface ScreenWakeLockProps {
  /** Keeps the screen from going dark, as long as the page is in sight and the browser can. */
  active: boolean;
}

/** Holds a screen wake lock. It is a control that nobody sees or reaches (PGR-10, A74). */
export function ScreenWakeLock({ active }: ScreenWakeLockProps) {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const release = () => void lock?.release();
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery: the screen then goes dark as it would anyway.
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (over) release();
        },
        () => undefined,
      );
    };
    hold();
    // The browser lets go of the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      release();
    };
  }, [active]);
  return <span hidden aria-hidden="true" data-keep-awake={active} />;
}
