import { useEffect, useEffectEvent, useState } from 'react';

/** Also excludes what a phone's header and a bar at the bottom edge cover. */
const IN_SIGHT = { rootMargin: '-56px 0px -64px' };

/** Whether the element found on mounting is out of view. */
export function useIsOutOfView(find: () => Element | null): boolean {
  const [isOutOfView, setOutOfView] = useState(false);
  const place = useEffectEvent(find);
  useEffect(() => {
    const element = place();
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setOutOfView(entries.at(-1)?.isIntersecting === false),
      IN_SIGHT,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isOutOfView;
}
