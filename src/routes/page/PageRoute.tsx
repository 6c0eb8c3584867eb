import type { LoaderFunctionArgs } from 'react-router';
import { useLocation } from 'react-router';
import { clientOf } from '../../graphql/route-context.ts';
import { readPagePlace } from '../../widgets/page-place.ts';
import { loadPage } from '../../widgets/page/load-page.ts';
import { PageView } from '../../widgets/page/PageView.tsx';

const pageUrl = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return loadPage(clientOf(context), pageUrl(pathname), readPagePlace(searchParams));
}

/** Any other address: the CMS page whose url matches (RT-22). */
export function Component() {
  return <PageView url={pageUrl(useLocation().pathname)} />;
}
