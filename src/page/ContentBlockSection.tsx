import { memo, use } from 'react';
import { isBlockShown } from '../rules/visibility.ts';
import { BlockClockContext } from '../widgets/block-clock.ts';
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
  /** What its page begins with. */
  isFirst: boolean;
  /** Another one stands before it. */
  isBelow: boolean;
}

/** One content block of a page with all its settings, while its time window is open (BLK-01…13). */
export function ContentBlockSection(props: ContentBlockSectionProps) {
  const isVisible = isBlockShown(props.block, use(BlockClockContext));
  return <BlockSection {...props} isVisible={isVisible} />;
}

/** A tick of the clock does not render it anew. */
const BlockSection = memo(function BlockSection({
  block,
  isFirst,
  isBelow,
  isVisible,
}: ContentBlockSectionProps & { isVisible: boolean }) {
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
