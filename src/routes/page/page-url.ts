import type { PageItem } from '../../widgets/page-params.ts';

/** The parts of a URL for the generic page route (RT-23). */
export interface PageUrl {
  /** The page path if the whole URL is a page: `/blog/no-two-slates`. */
  whole: string;
  /** The page path in the first segment: `/blog`. */
  slug: string;
  /** The item's identifier and extra parameters; `null` when there are none. */
  item: PageItem | null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Splits a path: the first segment is the page, the second an item, the rest extra parameters (RT-23). */
export function readPageUrl(pathname: string): PageUrl {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [slug = '', item, ...extra] = segments;
  return {
    whole: `/${segments.join('/')}`,
    slug: `/${slug}`,
    item: item === undefined ? null : { item: decoded(item), extra: extra.map(decoded) },
  };
}
