import { memo } from 'react';
import type { ReactNode } from 'react';
import { RichText } from '../components/ui/RichText.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';
import { BlockClockContext, useBlockClock } from '../widgets/block-clock.ts';
import { ContentBlockSection } from './ContentBlockSection.tsx';
import { contentBlocks } from './page-blocks.ts';
import type { PlacedWidget } from './page-blocks.ts';
import { PageCrumbs } from './PageCrumbs.tsx';
import type { PageRenderer_PageFragment } from './PageRenderer.generated.ts';
import { PageRow } from './PageRow.tsx';
import { CONTAINED, PAGE_LAYOUT } from './slot-layout.ts';
import { WidgetSlot } from './WidgetSlot.tsx';

/** Group whose pages are articles (A73). */
const ARTICLES = 'blog';

const NOTHING: readonly PlacedWidget[] = [];

interface PageRendererProps {
  page: PageRenderer_PageFragment;
  /** Rendered below everything else, at page width. */
  added?: readonly PlacedWidget[];
}

/**
 * A CMS page: its rows, or without rows its content blocks (A43), then its legacy HTML (PGR-05). Re-renders
 * for another page, not when the same one is requested again.
 */
export const PageRenderer = memo(function PageRenderer({ page, added = NOTHING }: PageRendererProps) {
  const isArticle = page.sitemap_group_model === ARTICLES;
  const parts = (
    <>
      {import.meta.env.SSR && <PageCrumbs page={page} isArticle={isArticle} />}
      {page.rows.length > 0
        ? page.rows.map((row, index) => (
            <PageRow key={row.id} row={row} isFirst={index === 0 && !isArticle} />
          ))
        : contentBlocks(page).map((block, index) => (
            <ContentBlockSection
              key={block.id}
              block={block}
              isFirst={index === 0 && !isArticle}
              isBelow={index > 0}
            />
          ))}
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

/** Limits clock ticks to the parts that show and hide by time. */
function BlockClock({ children }: { children: ReactNode }) {
  return <BlockClockContext value={useBlockClock()}>{children}</BlockClockContext>;
}
