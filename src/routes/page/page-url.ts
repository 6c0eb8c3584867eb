import type { PageItem } from '../../widgets/page-params.ts';

/** A URL as the generic page route understands it (RT-23). */
export interface PageUrl {
  /** The path of the page that the whole URL may be: `/blog/no-two-slates`. */
  whole: string;
  /** The path of the page that its first segment names: `/blog`. */
  slug: string;
  /** What follows it: the item's identifier, then extra parameters; null when nothing does. */
  item: PageItem | null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Takes a path apart: the first segment names the page, the second an item, the others are extra parameters (RT-23). */
export function readPageUrl(pathname: string): PageUrl {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [slug = '', item, ...extra] = segments;
  return {
    whole: `/${segments.join('/')}`,
    slug: `/${slug}`,
    item: item === undefined ? null : { item: decoded(item), extra: extra.map(decoded) },
  };
}
