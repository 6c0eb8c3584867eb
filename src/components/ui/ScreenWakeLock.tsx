import { useEffect } from 'react';

interface ScreenWakeLockProps {
  /** Keeps the screen on while the page is visible, if the browser can. */
  active: boolean;
}

/** Requests a screen wake lock. An invisible control that cannot be reached (PGR-10, A74). */
export function ScreenWakeLock({ active }: ScreenWakeLockProps) {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const release = () => void lock?.release();
    const acquire = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery: the screen then turns off as usual.
      navigator.wakeLock.request('screen').then(
        (acquired) => {
          lock = acquired;
          if (over) release();
        },
        () => undefined,
      );
    };
    acquire();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', acquire);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', acquire);
      release();
    };
  }, [active]);
  return <span hidden aria-hidden="true" data-keep-awake={active} />;
}
