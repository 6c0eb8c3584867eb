const COOKIE_NAME = 'XSRF-TOKEN';

/** The value of the `XSRF-TOKEN` cookie in a cookie string; null without one (HTP-04, A63). */
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

/** The cookies of this page, when the host is on its origin; empty for another host, and where there is no page. */
export function cookiesFor(baseUrl: string): string {
  if (typeof document === 'undefined') return '';
  const { href, origin } = document.location;
  return URL.parse(baseUrl, href)?.origin === origin ? document.cookie : '';
}
