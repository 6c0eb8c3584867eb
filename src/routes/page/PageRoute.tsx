import type { LoaderFunctionArgs } from 'react-router';
import { useLocation } from 'react-router';
import { clientOf } from '../../graphql/route-context.ts';
import { loadPage } from '../../widgets/page/load-page.ts';
import { PageView } from '../../widgets/page/PageView.tsx';

const pageUrl = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadPage(clientOf(context), pageUrl(new URL(request.url).pathname));

/** Any other address: the CMS page whose url matches (RT-22). */
export function Component() {
  return <PageView url={pageUrl(useLocation().pathname)} />;
}
