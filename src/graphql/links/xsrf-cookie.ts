const COOKIE_NAME = 'XSRF-TOKEN';

/** The value of the `XSRF-TOKEN` cookie in a cookie string; `null` without one (HTP-04, A63). */
export function xsrfToken(cookies: string): string | null {
  const cookie = cookies.split('; ').find((one) => one.startsWith(`${COOKIE_NAME}=`));
  const value = cookie?.slice(COOKIE_NAME.length + 1);
  if (!value) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** This page's cookies if the host is on its origin; empty for another host, or without a page. */
export function cookiesFor(baseUrl: string): string {
  if (typeof document === 'undefined') return '';
  const { href, origin } = document.location;
  return URL.parse(baseUrl, href)?.origin === origin ? document.cookie : '';
}

const FORBIDDEN = 403;

/**
 * A `fetch` that repeats the XSRF cookie as `X-XSRF-TOKEN` (HTP-04). Reads it when the request starts: while
 * queued, another response may have set it. A request refused while the cookie changes is sent once more.
 */
export function withXsrfHeader(send: typeof fetch, getCookies: () => string): typeof fetch {
  const sendWith = (token: string | null, ...[input, init]: Parameters<typeof fetch>) => {
    if (token === null) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set('x-xsrf-token', token);
    return send(input, { ...init, headers });
  };
  return async (input, init) => {
    const token = xsrfToken(getCookies());
    const response = await sendWith(token, input, init);
    const fresh = xsrfToken(getCookies());
    return response.status === FORBIDDEN && fresh !== token ? sendWith(fresh, input, init) : response;
  };
}
