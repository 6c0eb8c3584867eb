import { discardPendingSale } from './url-readers.ts';

/** Cookies that Google, Facebook and Matomo set on the shop's own domain. */
const MEASURING = /^(_ga|_gid|_gat|_gac|_gcl|_dc_gtm|_fbp|_fbc|_pk)(_|$)/;

/** `Domain` attributes a page may set cookies with: none, its own host and each parent domain. */
function domainsOf(host: string): string[] {
  const names = host.split('.');
  return ['', ...names.slice(0, -1).map((_, at) => `; Domain=${names.slice(at).join('.')}`)];
}

/**
 * Removes the cookies by which analytics services recognise a visitor, as far as a page can (those on its own domain),
 * and the sale that is still to be reported to them.
 */
export function removeAnalyticsCookies(): void {
  discardPendingSale();
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of names.filter((one) => MEASURING.test(one)))
    for (const domain of domainsOf(location.hostname))
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
