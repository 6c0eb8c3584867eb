import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { photoForKey } from './use-photo-slider.ts';

const SHOWN_PHOTO = '[aria-haspopup]:not([inert])';
const SHOWN_THUMBNAIL = '[aria-current="true"]';

interface PhotoKeysInput {
  /** How many photos there are. */
  count: number;
  /** The photo in sight, from 0. */
  current: number;
  /** A dialog lies over the photos, and has the focus. */
  isCovered: boolean;
  show: (index: number) => void;
}

interface PhotoKeys {
  /** Around photos and thumbnails. */
  group: RefObject<HTMLDivElement | null>;
  /** Leafs through them by a key. */
  leaf: (event: KeyboardEvent) => void;
  /** The focus goes to a photo once that is in sight. */
  focusPhoto: (index: number) => void;
}

/** The keyboard's way through photos (PRD-02): where a key leads, and that the focus goes along. */
export function usePhotoKeys({ count, current, isCovered, show }: PhotoKeysInput): PhotoKeys {
  const group = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<{ selector: string; photo: number } | null>(null);
  // The button that had the focus goes out of reach with its photo; the one of the new photo takes over.
  useEffect(() => {
    // On the way to it the photo that is left would still take the focus, and lose it.
    if (nextFocus.current?.photo !== current || isCovered) return;
    group.current?.querySelector<HTMLElement>(nextFocus.current.selector)?.focus({ preventScroll: true });
    nextFocus.current = null;
  }, [current, isCovered]);
  const leaf = (event: KeyboardEvent) => {
    const target = photoForKey(event.key, current, count);
    const pressed = event.target as Element;
    const isChord = event.altKey || event.ctrlKey || event.metaKey;
    // Keys of the opened viewer come by here too.
    if (target === null || isChord || !group.current?.contains(pressed)) return;
    event.preventDefault();
    const inThumbnails = pressed.closest('li') !== null;
    if (target !== current)
      nextFocus.current = { selector: inThumbnails ? SHOWN_THUMBNAIL : SHOWN_PHOTO, photo: target };
    show(target);
  };
  const focusPhoto = (photo: number) => {
    nextFocus.current = { selector: SHOWN_PHOTO, photo };
  };
  return { group, leaf, focusPhoto };
}
