import { forgetUntold } from './address-readers.ts';

/** The cookies that Google, Facebook and Matomo leave on the shop's own domain. */
const MEASURING = /^(_ga|_gid|_gat|_gac|_gcl|_dc_gtm|_fbp|_fbc|_pk)(_|$)/;

/** The domains that a page may set cookies for: none by name, its own, and those above it. */
function domainsOf(host: string): string[] {
  const names = host.split('.');
  return ['', ...names.slice(0, -1).map((_, at) => `; Domain=${names.slice(at).join('.')}`)];
}

/**
 * Removes the cookies by which those who measure know a visitor again, as far as a page can: those on its own domain,
 * and what they were still to be told.
 */
export function forgetMeasuring(): void {
  forgetUntold();
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of names.filter((one) => MEASURING.test(one)))
    for (const domain of domainsOf(location.hostname))
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
