interface BaseUrls {
  /** `baseURL` of the session; it wins. */
  session: string | null;
  /** The host that this deployment is configured for; null means the storefront's own. */
  configured: string | null;
}

/** The host's URL before every path, without a trailing slash; empty means the same origin (HTP-02). */
export function chooseBaseUrl({ session, configured }: BaseUrls): string {
  return (session || configured || '').replace(/\/+$/, '');
}
