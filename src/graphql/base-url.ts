interface BaseUrls {
  /** `baseURL` of the session; takes precedence. */
  session: string | null;
  /** Host configured for this deployment; `null` means the storefront's own. */
  configured: string | null;
}

/** Base URL of the host, without a trailing slash; empty for the same origin (HTP-02). */
export function chooseBaseUrl({ session, configured }: BaseUrls): string {
  return (session || configured || '').replace(/\/+$/, '');
}
