import { useLoaderData } from 'react-router';
import { withRedirectFallback } from '../../features/redirects/with-redirect-fallback.ts';
import { clientOf } from '../../graphql/route-context.ts';
import { PageView } from '../../page/PageView.tsx';
import { loadUrl } from './load-url.ts';

export const loader = withRedirectFallback(({ context, request }) =>
  loadUrl(clientOf(context), new URL(request.url)),
);

/** Any other URL: the CMS page with this url (RT-22), or an item of one (RT-23). */
export function Component() {
  const { url, item } = useLoaderData<typeof loader>();
  return <PageView url={url} item={item} />;
}
