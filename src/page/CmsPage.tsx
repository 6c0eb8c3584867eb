import { memo, use } from 'react';
import type { ReactNode } from 'react';
import { RichText } from '../components/ui/RichText.tsx';
import { BLOG_GROUP } from '../rules/blog-group.ts';
import { isBlockShown } from '../rules/visibility.ts';
import { ArticleFrame } from './ArticleFrame.tsx';
import { BlockClockContext, useBlockClock } from '../widgets/block-clock.ts';
import { ContentBlockSection } from './ContentBlockSection.tsx';
import { contentBlocks, firstVisibleId } from './page-blocks.ts';
import type { PlacedWidget } from './page-blocks.ts';
import { PageCrumbs } from './PageCrumbs.tsx';
import type { CmsPage_PageFragment } from './CmsPage.generated.ts';
import { PageRow } from './PageRow.tsx';
import { CONTAINED, PAGE_LAYOUT } from './slot-layout.ts';
import { WidgetSlot } from './WidgetSlot.tsx';

const NOTHING: readonly PlacedWidget[] = [];

interface CmsPageProps {
  page: CmsPage_PageFragment;
  /** Rendered below everything else, at page width. */
  added?: readonly PlacedWidget[];
}

/**
 * A CMS page: its rows, or without rows its content blocks (A43), then its legacy HTML (PGR-05). Re-renders
 * for another page, not when the same one is requested again.
 */
export const CmsPage = memo(function CmsPage({ page, added = NOTHING }: CmsPageProps) {
  const isArticle = page.sitemap_group_model === BLOG_GROUP;
  const parts = (
    <>
      {import.meta.env.SSR && <PageCrumbs page={page} isArticle={isArticle} />}
      <Blocks page={page} isArticle={isArticle} />
      {page.content !== '' && (
        <div className={CONTAINED}>
          <RichText html={page.content} />
        </div>
      )}
      {added.map((widget) => (
        <WidgetSlot key={widget.type} widget={widget} layout={PAGE_LAYOUT} isFirst={false} />
      ))}
    </>
  );
  return <BlockClock>{isArticle ? <ArticleFrame page={page}>{parts}</ArticleFrame> : parts}</BlockClock>;
});

/** An article begins with its heading, so none of its blocks counts as the page's first. */
function Blocks({ page, isArticle }: { page: CmsPage_PageFragment; isArticle: boolean }) {
  const now = use(BlockClockContext);
  const first = firstVisibleId(page, now);
  if (page.rows.length > 0)
    return page.rows.map((row) => <PageRow key={row.id} row={row} first={isArticle ? undefined : first} />);
  return contentBlocks(page).map((block) => (
    <ContentBlockSection
      key={block.id}
      block={block}
      isFirst={block.id === first && !isArticle}
      isBelow={block.id !== first}
      isVisible={isBlockShown(block, now)}
    />
  ));
}

/** Provides the time for time windows; only components that read it re-render on a tick. */
function BlockClock({ children }: { children: ReactNode }) {
  return <BlockClockContext value={useBlockClock()}>{children}</BlockClockContext>;
}
