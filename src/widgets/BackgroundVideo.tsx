import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../components/layout/use-hydrated.ts';
import { IconButton } from '../components/ui/IconButton.tsx';
import type { ShopImage } from '../lib/image-url.ts';
import { prefersReducedMotion } from '../lib/prefers-reduced-motion.ts';
import { videoUrl } from './setting-image.ts';

interface BackgroundVideoProps {
  file: string;
  /** Poster until the video plays, and under reduced motion; AVIF, since a poster has a single source. */
  slate: ShopImage | null;
}

/**
 * A background video: muted, inline, looped, never under reduced motion (BLK-11). Loads and plays only while
 * visible.
 */
export function BackgroundVideo({ file, slate }: BackgroundVideoProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    // Browsers that do not support `media` on a source would play it anyway.
    if (!playing || prefersReducedMotion()) {
      element.pause();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return element.pause();
      // An `AbortError` is a pause before playback started, not a refusal to play.
      element.play().catch((error: Error) => error.name !== 'AbortError' && setPlaying(false));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [playing]);
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={slate?.avif_url}
        tabIndex={-1}
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full object-cover motion-reduce:opacity-50"
      >
        <source src={videoUrl(file)} media="(prefers-reduced-motion: no-preference)" />
      </video>
      {hydrated && (
        <IconButton
          icon={playing ? Pause : Play}
          label={
            playing
              ? t({ message: 'Pause the video', comment: 'Button, heard only: pauses the video' })
              : t({ message: 'Play the video', comment: 'Button, heard only: plays the video' })
          }
          onClick={() => setPlaying((on) => !on)}
          className="absolute end-2 bottom-2 z-10 bg-surface/80 motion-reduce:hidden"
        />
      )}
    </>
  );
}
