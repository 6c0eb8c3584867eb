const PATHS = ['/cms', '/cms/orders', '/cms/errors', '/cms/redirects', '/cms/translations'] as const;

export type BackOfficePath = (typeof PATHS)[number];

/** The part of the back office at a path, with or without a slash at its end; null where there is none. */
export function backOfficePathOf(path: string): BackOfficePath | null {
  const trimmed = path.replace(/\/+$/, '');
  return PATHS.find((known) => known === trimmed) ?? null;
}
