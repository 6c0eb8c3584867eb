import { useEffect } from 'react';

interface ScreenWakeLockProps {
  /** Keeps the screen on while the page is visible, if the browser can. */
  active: boolean;
}

/** Holds a screen wake lock. An invisible control that cannot be reached (PGR-10, A74). */
export function ScreenWakeLock({ active }: ScreenWakeLockProps) {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const release = () => void lock?.release();
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery: the screen then turns off as usual.
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (over) release();
        },
        () => undefined,
      );
    };
    hold();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      release();
    };
  }, [active]);
  return <span hidden aria-hidden="true" data-keep-awake={active} />;
}
