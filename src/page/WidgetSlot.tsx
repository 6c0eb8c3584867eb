import { memo, use } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { toWidgetType } from '../widgets/registry.ts';
import { WidgetLayoutContext } from '../widgets/widget-layout.ts';
import { BlockClockContext } from '../widgets/block-clock.ts';
import { Box } from './Box.tsx';
import { loadedWidget } from './loaded-widgets.ts';
import { isShown } from './page-blocks.ts';
import type { PlacedWidget } from './page-blocks.ts';
import { FULL_WIDTH_LAYOUT } from './slot-layout.ts';
import type { SlotLayout } from './slot-layout.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { readWidgetFrame } from './widget-frame.ts';
import type { WidgetFrame } from './widget-frame.ts';
import { SettingsNotice, WidgetNotice } from './WidgetNotice.tsx';

interface WidgetSlotProps {
  widget: PlacedWidget;
  layout: SlotLayout;
  /** The first widget of its page. */
  isFirst: boolean;
}

/**
 * One widget in its wrapper (ENT-09). An unknown type, broken settings or a crash inside harm nothing else: only a
 * logged-in user is told.
 */
export function WidgetSlot(props: WidgetSlotProps) {
  const now = use(BlockClockContext);
  return isShown(props.widget, now) ? <ShownWidget {...props} /> : null;
}

/** A tick of the clock does not render it anew. */
const ShownWidget = memo(function ShownWidget({ widget, layout, isFirst }: WidgetSlotProps) {
  const { templatevar, context } = widget;
  const frame = readWidgetFrame(templatevar);
  const type = toWidgetType(widget.type);
  const code = type && loadedWidget(type);
  const view = code ? code.view(templatevar, context) : { ok: false as const, problems: [] };
  if (!view.ok) {
    return (
      <div className={layout.contained}>
        <WidgetNotice type={widget.type} problems={view.problems} />
      </div>
    );
  }
  const wide = layout.open && view.fullBleed;
  const contained = classNames(layout.contained, isFirst && 'pt-8 md:pt-12');
  return (
    <>
      <SettingsNotice type={widget.type} problems={frame.problems} />
      <WidgetFrameBox frame={frame} className={wide ? '' : contained}>
        <WidgetLayoutContext value={{ wide, full: layout === FULL_WIDTH_LAYOUT, isFirst }}>
          <WidgetBoundary type={widget.type}>{view.element}</WidgetBoundary>
        </WidgetLayoutContext>
      </WidgetFrameBox>
    </>
  );
});

const GROUND_SPACE = { top: 'pt-6 md:pt-8', bottom: 'pb-6 md:pb-8' };

interface WidgetFrameBoxProps {
  frame: WidgetFrame;
  className: string;
  children: ReactNode;
}

function WidgetFrameBox({ frame, className, children }: WidgetFrameBoxProps) {
  if (!frame.box) return className === '' ? children : <div className={className}>{children}</div>;
  // A ground inside a contained width keeps its text away from its own edges.
  const inset = className === '' && 'px-6';
  return (
    <Box box={frame.box} className={classNames(className, inset)} groundSpace={GROUND_SPACE}>
      {children}
    </Box>
  );
}
