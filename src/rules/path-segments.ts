/**
 * First path segments by kind of page; all other paths are pages written by the owner. Code that stores, reports,
 * prefetches or lists pages selects its kinds from here.
 */
export const pathSegments = {
  group: ['shop', 'shop-christmas'],
  product: ['product'],
  search: ['search'],
  cart: ['cart'],
  checkout: ['checkout'],
  order: ['order', 'invoice', 'show-invoice', 'print-tickets'],
  login: ['login', 'logout', 'signup', 'forgotpassword', 'token-login', 'auth'],
  account: ['my-account', 'profile', 'account-deleted'],
  office: ['cms'],
  /** Paths that the host serves itself. */
  call: ['api', 'graphql', 'authorize', 'authtoken', 'dev', 'sandbox-payment'],
  /** Files and documents of the host. */
  file: [
    'assets',
    'static',
    'v',
    'raw',
    'offline',
    'feeds',
    'service-worker.js',
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
  ],
} as const satisfies Record<string, readonly string[]>;

type PathOwner = keyof typeof pathSegments;

/** The first path segments of these kinds. */
export const segmentsOf = (...owners: readonly PathOwner[]): readonly string[] =>
  owners.flatMap((owner): readonly string[] => pathSegments[owner]);

/** A path's first segment, '' for the home page; `path` may have a query and a fragment. */
export const firstSegment = (path: string): string => path.split(/[/?#]/, 2)[1] ?? '';
