import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { photoForKey } from './use-photo-slider.ts';

const SHOWN_PHOTO = '[aria-haspopup]:not([inert])';
const SHOWN_THUMBNAIL = '[aria-current="true"]';

interface PhotoKeysInput {
  count: number;
  /** The visible photo, from 0. */
  current: number;
  /** A dialog covers the photos and has the focus. */
  isCovered: boolean;
  show: (index: number) => void;
}

interface PhotoKeys {
  /** The element around photos and thumbnails. */
  group: RefObject<HTMLDivElement | null>;
  /** Handles the keys for browsing. */
  leaf: (event: KeyboardEvent) => void;
  /** Focuses a photo once it is visible. */
  focusPhoto: (index: number) => void;
}

/** Keyboard navigation of photos (PRD-02), which moves the focus along. */
export function usePhotoKeys({ count, current, isCovered, show }: PhotoKeysInput): PhotoKeys {
  const group = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<{ selector: string; photo: number } | null>(null);
  // The focused button becomes inert with its photo, so the new photo's button takes the focus.
  useEffect(() => {
    // While the photos change, the previous photo's button would take the focus and lose it again.
    if (nextFocus.current?.photo !== current || isCovered) return;
    group.current?.querySelector<HTMLElement>(nextFocus.current.selector)?.focus({ preventScroll: true });
    nextFocus.current = null;
  }, [current, isCovered]);
  const leaf = (event: KeyboardEvent) => {
    const target = photoForKey(event.key, current, count);
    const pressed = event.target as Element;
    const isChord = event.altKey || event.ctrlKey || event.metaKey;
    // Key events of the open viewer bubble up to here too.
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
