import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../components/layout/PageHead.tsx';
import { Alert } from '../components/ui/Alert.tsx';
import { BackToTop } from '../components/ui/BackToTop.tsx';
import { Button } from '../components/ui/Button.tsx';
import { focusAround } from '../components/ui/focus-around.ts';
import { ScreenWakeLock } from '../components/ui/ScreenWakeLock.tsx';
import { Skeleton, SkeletonRegion } from '../components/ui/Skeleton.tsx';
import { useSiteSettingsQuery } from '../features/site/SiteSettings.generated.ts';
import { PageParamsContext, readPageParams } from '../widgets/page-params.ts';
import type { PageItem } from '../widgets/page-params.ts';
import { homeList } from './home-list.ts';
import { CmsPage } from './CmsPage.tsx';
import { CONTAINED } from './slot-layout.ts';
import { usePageLoad } from './use-page-load.ts';
import { typingHandlers } from './typing-handlers.ts';

interface PageViewProps {
  url: string;
  /** Item that the URL names, for widgets that show a single item. */
  item?: PageItem | null;
}

/** A CMS page by its URL: from the cache filled by its loader, then as the host returns it (PGR-11…13). */
export function PageView({ url, item = null }: PageViewProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const place = useMemo(() => readPageParams(query, item), [query, item]);
  const { data } = useSiteSettingsQuery({ fetchPolicy: 'cache-only' });
  const { page, status, retry, setTyping } = usePageLoad(url, place);
  const listPage = data?.domainCurrent.home_list_page ?? '';
  const listHeading = t({
    message: 'From the blog',
    comment: 'Heading on the home page, above the newest articles',
  });
  const added = useMemo(() => homeList(url, listPage, listHeading), [url, listPage, listHeading]);
  const typing = typingHandlers(setTyping);
  if (!page?.slug) return status === 'failed' ? <PageFailure onRetry={retry} /> : <PageSkeleton />;
  return (
    <PageParamsContext value={place}>
      <PageHead
        title={page.title}
        description={page.meta_description}
        // Partial views of a page are not indexed beside the page itself.
        noindex={!page.listed || place.page > 1 || item !== null}
      />
      <div className="contents" {...typing}>
        <CmsPage key={page.id} page={page} added={added} />
      </div>
      {data?.domainCurrent.show_back_to_top && <BackToTop />}
      <ScreenWakeLock active={false} />
    </PageParamsContext>
  );
}

function PageSkeleton() {
  return (
    <SkeletonRegion className={CONTAINED}>
      <Skeleton className="my-6 h-12 w-2/3" />
      <Skeleton className="h-64 w-full" />
    </SkeletonRegion>
  );
}

function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={CONTAINED}>
      <Alert tone="dng" closable={false} title={<Trans>We could not load this page.</Trans>}>
        <Button ref={focusAround} className="mt-3" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Alert>
    </div>
  );
}
