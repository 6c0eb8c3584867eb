import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useWorkQueueQuery } from './WorkQueue.generated.ts';

/** Asked for so far (px) before the end of the page is seen. */
const AHEAD = '300px';

/** Whether what appears there pushes nothing that is seen: what is below it is pressed too. */
const isBelow = (place: Element | null) => !!place && place.getBoundingClientRect().top >= innerHeight;

/**
 * The last line of the footer: what the workshop makes now, of real orders. It is no part of the cached page: it is asked for
 * when somebody comes near, and nothing stands there while nothing is made, or while it would push the end of the page.
 */
export function WorkQueue() {
  const place = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<'unknown' | 'near' | 'left'>('unknown');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // A browser that cannot tell does without.
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
              <Trans comment="Last line of each page: what the workshop is making now, a list of goods">
                On the bench: {queue.goods}.
              </Trans>{' '}
              <Plural
                value={queue.pieces}
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
