/**
 * Whom a path of the shop belongs to, by its first segment. All others are pages that the owner has written. Who keeps,
 * tells, fetches ahead or lists pages takes the kinds that are meant from here.
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
  /** What the host answers itself. */
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

/** The first segments of these kinds of paths. */
export const segmentsOf = (...owners: readonly PathOwner[]): readonly string[] =>
  owners.flatMap((owner): readonly string[] => pathSegments[owner]);
