import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useWorkQueueQuery } from './WorkQueue.generated.ts';

/** Asked for so far (px) before the end of the page is seen. */
const AHEAD = '300px';

/**
 * The last line of the footer: what the workshop makes now, of real orders. It is no part of the cached page: it is asked for
 * when somebody comes near, and nothing stands there while nothing is made.
 */
export function WorkQueue() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // A browser that cannot tell does without.
    if (!place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { data } = useWorkQueueQuery({ skip: !isNear, context: { priority: 'low' } });
  const queue = data?.sellWorkQueue;
  return (
    <div ref={place}>
      {queue && (
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
