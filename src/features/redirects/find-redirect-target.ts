import type { LoaderFunctionArgs } from 'react-router';
import { clientOf } from '../../graphql/route-context.ts';
import { isMissing } from '../../lib/not-found.ts';
import { readRedirects, redirectTarget } from './redirects.ts';

export type Loader<Result> = (args: LoaderFunctionArgs) => Promise<Result>;

function inLowerCase(
  text: string,
  decode: (text: string) => string,
  encode: (text: string) => string,
): string {
  try {
    return encode(decode(text).toLowerCase());
  } catch {
    return text;
  }
}

/** Returns the path in lower case if `load` finds something there; otherwise `null`. */
async function otherCase<Result>(load: Loader<Result>, args: LoaderFunctionArgs): Promise<string | null> {
  const { pathname, search, origin } = new URL(args.request.url);
  const lower = inLowerCase(pathname, decodeURI, encodeURI);
  if (lower === pathname) return null;
  const same = (text: string) => text;
  const params = Object.fromEntries(
    Object.entries(args.params).map(([name, value = '']) => [name, inLowerCase(value, same, same)]),
  );
  const request = new Request(origin + lower + search, { signal: args.request.signal });
  try {
    await load({ ...args, params, request, url: new URL(request.url) });
    return lower + search;
  } catch (error) {
    if (isMissing(error)) return null;
    const location = error instanceof Response ? error.headers.get('location') : null;
    if (location === null) throw error;
    return location;
  }
}

/**
 * Where to redirect a path for which `load` finds nothing: to the redirect table's target (RT-26), or to
 * itself in lower case (RT-27); `null` for nowhere.
 */
export async function findRedirectTarget<Result>(
  load: Loader<Result>,
  args: LoaderFunctionArgs,
): Promise<string | null> {
  const { pathname, search } = new URL(args.request.url);
  const redirects = await readRedirects(clientOf(args.context));
  return redirectTarget(redirects, pathname, search) ?? otherCase(load, args);
}
