import { useState } from 'react';
import { PICTURE_RETRY_SECONDS } from '../../rules/busy-pictures.ts';

/**
 * Removes a failed picture and renders it once more, which requests it again (ERR-16).
 * @param url identifies the picture
 * @returns whether to render it, and props for its `<img>`
 */
export function usePictureRetry(url: string) {
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
  // A picture may have failed before hydration, when nothing received its error event.
  const checkEarlyFailure = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '' && isShown) fail();
  };
  return { isShown, watch: { ref: checkEarlyFailure, onError: fail } };
}
