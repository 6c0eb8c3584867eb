import type { LoaderFunctionArgs } from 'react-router';
import { redirectDocument } from 'react-router';

/** `cms`: the back office is a document of the host, not a screen of the shop (RT-24, A41). */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
}

/** Nothing is shown on the way out. */
export function Component() {
  return null;
}
