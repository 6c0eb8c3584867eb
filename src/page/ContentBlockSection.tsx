import { memo } from 'react';
import { Box } from './Box.tsx';
import { contentBox } from './content-box.ts';
import { contentWidget } from './page-blocks.ts';
import type { ContentBlock } from './page-blocks.ts';
import { CONTAINED, COLUMN_LAYOUT, FULL_WIDTH_LAYOUT } from './slot-layout.ts';
import { SettingsNotice } from './WidgetNotice.tsx';
import { WidgetSlot } from './WidgetSlot.tsx';

const GROUND_SPACE = { top: 'pt-8 md:pt-14', bottom: 'pb-8 md:pb-14' };

interface ContentBlockSectionProps {
  block: ContentBlock;
  /** Whether it is the first shown on its page. */
  isFirst: boolean;
  /** Whether another block or widget precedes it. */
  isBelow: boolean;
  /** Whether its time window is open. */
  isVisible: boolean;
}

/** A content block with all its settings (BLK-01…13). Memoised, so that clock ticks do not re-render it. */
export const ContentBlockSection = memo(function ContentBlockSection({
  block,
  isFirst,
  isBelow,
  isVisible,
}: ContentBlockSectionProps) {
  const { box, problems } = contentBox(block);
  const notice = <SettingsNotice type={block.name} problems={problems} />;
  if (!isVisible) return notice;
  const anchor = block.anchor_name?.trim().replace(/^#/, '');
  return (
    <>
      {notice}
      <Box
        as="section"
        box={box}
        id={anchor || undefined}
        isBelow={isBelow}
        className={block.full_width ? '' : CONTAINED}
        groundSpace={GROUND_SPACE}
      >
        <WidgetSlot
          widget={contentWidget(block)}
          layout={block.full_width ? FULL_WIDTH_LAYOUT : COLUMN_LAYOUT}
          isFirst={isFirst}
        />
      </Box>
    </>
  );
});
