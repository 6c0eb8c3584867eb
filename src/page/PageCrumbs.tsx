import { useLingui } from '@lingui/react/macro';
import { HeadEntry } from '../components/head/HeadEntry.tsx';
import { breadcrumbList, structuredData } from '../components/head/structured-data.ts';
import { HOME_URL } from './home-list.ts';
import type { CmsPage_PageFragment } from './CmsPage.generated.ts';

interface PageCrumbsProps {
  page: Pick<CmsPage_PageFragment, 'name' | 'url'>;
  isArticle: boolean;
}

/** Breadcrumbs as structured data only: pages show none (SEO-05). */
export function PageCrumbs({ page: { name, url }, isArticle }: PageCrumbsProps) {
  const { t } = useLingui();
  if (url === HOME_URL) return null;
  const list = { name: t`All articles`, href: url.slice(0, url.lastIndexOf('/')) || HOME_URL };
  const crumbs = [
    {
      name: t({
        message: 'Home',
        comment: 'The first page of the shop, in the links that lead down to a page',
      }),
      href: HOME_URL,
    },
    ...(isArticle ? [list] : []),
    { name, href: url },
  ];
  return <HeadEntry write={structuredData(breadcrumbList(crumbs))} />;
}
