const PATHS = ['/cms', '/cms/orders', '/cms/errors', '/cms/redirects', '/cms/translations'] as const;

export type BackOfficePath = (typeof PATHS)[number];

/** The known back-office path, with trailing slashes removed; `null` for any other path. */
export function backOfficePathOf(path: string): BackOfficePath | null {
  const trimmed = path.replace(/\/+$/, '');
  return PATHS.find((known) => known === trimmed) ?? null;
}
