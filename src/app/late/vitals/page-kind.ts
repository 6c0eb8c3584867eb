import type { PageKind } from '../../../graphql/generated/contract-rules.ts';

/** First path segments of each kind; all others are pages written by the owner. */
const SEGMENTS: Partial<Record<PageKind, string>> = {
  group: 'shop shop-christmas',
  product: 'product',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  order: 'order invoice show-invoice print-tickets',
  login: 'login logout signup forgotpassword token-login auth',
  account: 'my-account profile account-deleted',
  office: 'cms',
};

const kinds = new Map<string, PageKind>(
  Object.entries(SEGMENTS).flatMap(([kind, segments]) =>
    segments.split(' ').map((segment): [string, PageKind] => [segment, kind as PageKind]),
  ),
);

/** The kind of page at a path: all that is reported of where a visitor was. */
export function pageKindOf(path: string): PageKind {
  const [, segment = ''] = path.split('/', 2);
  return segment === '' ? 'home' : (kinds.get(segment) ?? 'page');
}
