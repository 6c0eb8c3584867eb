import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useWorkQueueQuery } from './WorkQueue.generated.ts';

/** Requested this far (px) before the end of the page is visible. */
const AHEAD = '300px';

/** Whether content inserted at `place` moves nothing visible: it starts below the window. */
const isBelow = (place: Element | null) => !!place && place.getBoundingClientRect().top >= innerHeight;

/**
 * Last line of the footer: what the workshop is making, from real orders. Not cached with the page: requested
 * when the visitor scrolls near, and omitted while the queue is empty or would shift visible content.
 */
export function WorkQueue() {
  const place = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<'unknown' | 'near' | 'left'>('unknown');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // Without IntersectionObserver the line is left out.
    if (!place.current || !('IntersectionObserver' in window)) return;
    const look: IntersectionObserverCallback = (entries) => {
      const isNear = entries.at(-1)?.isIntersecting === true;
      setSight((before) => (isNear ? 'near' : before === 'unknown' ? before : 'left'));
    };
    const observer = new IntersectionObserver(look, { rootMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { data } = useWorkQueueQuery({ skip: sight === 'unknown', context: { priority: 'low' } });
  const queue = data?.sellWorkQueue;
  useEffect(() => {
    if (queue && (sight === 'left' || isBelow(place.current))) setShown(true);
  }, [queue, sight]);
  return (
    <div ref={place}>
      {isShown && queue && (
        <p className="border-t border-scorch">
          <span className="width-grid flex items-baseline gap-3 py-4 text-sm">
            <span aria-hidden="true" className="breathing-dot" />
            <span>
              <Trans comment="Last line of each page: what the workshop is making now, a list of products">
                On the bench: {queue.product}.
              </Trans>{' '}
              <Plural
                value={queue.item_count}
                one="# piece before yours."
                other="# pieces before yours."
                comment="Follows ‘On the bench’: how many ordered pieces are made before those of a new order"
              />
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
