import type { LoaderFunctionArgs } from 'react-router';
import { clientOf } from '../../graphql/route-context.ts';
import { readPageParams } from '../../widgets/page-params.ts';
import { HOME_URL } from '../../page/home-list.ts';
import { loadPage } from '../../page/load-page.ts';
import { PageView } from '../../page/PageView.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadPage(clientOf(context), HOME_URL, readPageParams(new URL(request.url).searchParams));

/** `/`: the page that the owner composes as home (RT-01…03). */
export function Component() {
  return <PageView url={HOME_URL} />;
}
