import { useState } from 'react';
import { PICTURE_RETRY_SECONDS } from '../../rules/busy-pictures.ts';

/**
 * Takes a picture that failed out of the page, and once puts it in again, so that it is asked for anew (ERR-16).
 * @param url what tells one picture from another @returns whether it is in the page, and what its `<img>` is given
 */
export function useSecondTry(url: string) {
  const [failure, setFailure] = useState<{ url: string; isShown: boolean }>();
  const failed = failure?.url === url ? failure : undefined;
  const isShown = failed?.isShown ?? true;
  const fail = () => {
    setFailure({ url, isShown: false });
    if (failed) console.warn('Picture left out, it could not be loaded or decoded:', url);
    else {
      const tryAgain = () => setFailure((now) => (now?.url === url ? { url, isShown: true } : now));
      setTimeout(tryAgain, PICTURE_RETRY_SECONDS * 1000 * (1 + Math.random()));
    }
  };
  // A picture may have failed before the page was hydrated; nobody heard its error event then.
  const checkEarlyFailure = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '' && isShown) fail();
  };
  return { isShown, watch: { ref: checkEarlyFailure, onError: fail } };
}
