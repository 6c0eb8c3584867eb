import type { ApolloClient } from '@apollo/client';
import type { createBrowserRouter, RouteObject } from 'react-router';
import { yieldNow } from '../../lib/yield-now.ts';
import { createScreenPrefetch } from './prefetch-screen.ts';
import type { PrefetchDepth } from './prefetch-screen.ts';

/** So long a mouse rests on a link that it means to press, ms; shorter, it passes by. */
const REST_MS = 30;
/** So long a new screen is left alone before its links are looked at, ms. */
const SETTLED_MS = 300;
/** Links so far below the screen count as in sight: the first row of goods stands there under a short group's words. */
const AHEAD = '0px 0px 200px';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

const isSlow = (): boolean => /2g|3g/.test(connection().effectiveType ?? '');

/** The URL of the shop that a press on this would open here; null: another one, or none. */
function screenUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return null;
  const url = new URL(link.href);
  return url.pathname + url.search === location.pathname + location.search ? null : url;
}

type Router = ReturnType<typeof createBrowserRouter>;
type Want = (target: EventTarget | null, depth: PrefetchDepth) => void;

/** A mouse rests on a link or presses it, a finger touches it, the focus reaches it. */
function watchIntent(want: Want): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const whole = ({ target }: Event) => want(target, 'whole');
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    if (event.pointerType === 'mouse') resting = setTimeout(() => whole(event), REST_MS);
  });
  document.addEventListener('pointerdown', whole);
  document.addEventListener('touchstart', whole, { passive: true });
  document.addEventListener('focusin', whole);
}

/** Screens of one kind have the same code: `/product/…` is one, whatever the product. */
const kindOf = (pathname: string) => {
  const [, first, ...others] = pathname.split('/');
  return `${first} ${others.length}`;
};

/** On a good line the code of the screens behind the links in sight, so that only data is left for the intent. */
function watchSight(want: Want, router: Router): void {
  const seen = new Set<string>();
  const look = () => {
    observer.disconnect();
    for (const link of document.links)
      if (link.origin === location.origin && !seen.has(kindOf(link.pathname))) observer.observe(link);
  };
  const fetchSeen = async (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const kind = kindOf((target as HTMLAnchorElement).pathname);
      if (seen.has(kind)) continue;
      seen.add(kind);
      if (isSlow()) continue;
      want(target, 'code');
      // A screen is a dozen files, and each is asked for by an element of its own.
      await yieldNow();
    }
  };
  const observer = new IntersectionObserver((entries) => void fetchSeen(entries), { rootMargin: AHEAD });
  let looking = setTimeout(look, SETTLED_MS);
  router.subscribe(({ navigation }) => {
    clearTimeout(looking);
    if (navigation.state === 'idle') looking = setTimeout(look, SETTLED_MS);
  });
}

/**
 * Fetches the screen behind a link as soon as somebody seems to want it, and the code of those in sight; nothing at all
 * for who saves data.
 */
export function prefetchOnIntent(router: Router, routes: RouteObject[], client: ApolloClient): void {
  const prefetch = createScreenPrefetch(routes, client);
  const want: Want = (target, depth) => {
    const url = connection().saveData === true ? null : screenUrl(target);
    if (url) void prefetch(url, depth);
  };
  // From here on documents need not be fetched ahead (server/http/speculation-rules.ts).
  document.documentElement.dataset['fetchesScreens'] = '';
  watchIntent(want);
  watchSight(want, router);
}
