import { yieldNow } from '../../lib/yield-now.ts';
import type { Tab } from '../deferred/tab.ts';
import { createScreenPrefetch } from './prefetch-screen.ts';
import type { PrefetchDepth } from './prefetch-screen.ts';

/** How long (ms) a mouse must rest on a link to show intent; a shorter time is passing over it. */
const REST_MS = 30;
/** How long (ms) a new screen is left undisturbed before its links are examined. */
const SETTLED_MS = 300;
/** Links this far below the window count as visible: the first products under a short description. */
const AHEAD = '0px 0px 200px';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

const isSlow = (): boolean => /2g|3g/.test(connection().effectiveType ?? '');

/** The other shop URL that clicking `target` would open in this tab; `null` when there is none. */
function screenUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return null;
  const url = new URL(link.href);
  return url.pathname + url.search === location.pathname + location.search ? null : url;
}

type PrefetchTarget = (target: EventTarget | null, depth: PrefetchDepth) => void;

/** Prefetches a link's screen when a mouse rests on or presses it, a finger touches it or it is focused. */
function watchIntent(prefetchTarget: PrefetchTarget): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const prefetchScreen = ({ target }: Event) => prefetchTarget(target, 'screen');
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    if (event.pointerType === 'mouse') resting = setTimeout(() => prefetchScreen(event), REST_MS);
  });
  document.addEventListener('pointerdown', prefetchScreen);
  document.addEventListener('touchstart', prefetchScreen, { passive: true });
  document.addEventListener('focusin', prefetchScreen);
}

/** Screens of one kind share their code: all of `/product/…` is one kind. */
const kindOf = (pathname: string) => {
  const [, first, ...others] = pathname.split('/');
  return `${first} ${others.length}`;
};

/** On a fast connection, fetches the code of screens behind visible links; intent then needs only data. */
function watchVisibleLinks(
  prefetchTarget: PrefetchTarget,
  router: Tab['router'],
  networkIsQuiet: Promise<void>,
): void {
  const seen = new Set<string>();
  const observeLinks = () => {
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
      prefetchTarget(target, 'code');
      // A screen is a dozen files, each requested by its own element.
      await yieldNow();
    }
  };
  const observer = new IntersectionObserver((entries) => void fetchSeen(entries), { rootMargin: AHEAD });
  let observing: ReturnType<typeof setTimeout> | undefined;
  void networkIsQuiet.then(observeLinks);
  router.subscribe(({ navigation }) => {
    clearTimeout(observing);
    if (navigation.state === 'idle') observing = setTimeout(observeLinks, SETTLED_MS);
  });
}

/**
 * Fetches the screen behind a link on signs of intent, and the code of visible ones; nothing when the visitor
 * saves data.
 * @param networkIsQuiet resolves when nothing competes with the code of visible links any more
 */
export function prefetchOnIntent({ router, routes, client }: Tab, networkIsQuiet: Promise<void>): void {
  const prefetch = createScreenPrefetch(routes, client.early);
  const prefetchTarget: PrefetchTarget = (target, depth) => {
    const url = connection().saveData === true ? null : screenUrl(target);
    if (url) void prefetch(url, depth);
  };
  // From here on documents need no prefetching (server/http/speculation-rules.ts).
  document.documentElement.dataset['fetchesScreens'] = '';
  watchIntent(prefetchTarget);
  watchVisibleLinks(prefetchTarget, router, networkIsQuiet);
}
