import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Tabs } from '../components/ui/Tabs.tsx';
import { columnLayouts, columnProblems } from './column-layout.ts';
import type { ColumnLayout } from './column-layout.ts';
import { CONTAINED, COLUMN_LAYOUT, PAGE_LAYOUT } from './slot-layout.ts';
import type { SlotLayout } from './slot-layout.ts';
import { rowWidgets } from './page-blocks.ts';
import type { PageBlockData, PageRowData } from './page-blocks.ts';
import { SettingsNotice } from './WidgetNotice.tsx';
import { WidgetSlot } from './WidgetSlot.tsx';

interface PageRowProps {
  row: PageRowData;
  /** The first row of its page. */
  leads: boolean;
}

/** A row of blocks: tabs, or twelve columns (PGR-02, PGR-03). */
export function PageRow({ row, leads }: PageRowProps) {
  if (row.blocks.length === 0) return null;
  return row.row_type === 'tabs' ? <TabsRow row={row} /> : <ColumnsRow row={row} leads={leads} />;
}

function ColumnsRow({ row, leads }: PageRowProps) {
  const layouts = columnLayouts(row.blocks);
  const [only, ...others] = row.blocks;
  // A block that has the whole row for itself may let its widgets reach the edges of the page.
  if (only && others.length === 0 && layouts[0]?.span === 12) {
    return <BlockWidgets block={only} room={PAGE_LAYOUT} leads={leads} />;
  }
  return (
    <div className={CONTAINED}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-12 lg:gap-x-8">
        {row.blocks.map((block, index) => (
          <div
            key={block.id}
            className="min-w-0 md:[grid-column:var(--columns)]"
            style={columnStyle(layouts[index])}
          >
            <BlockWidgets block={block} room={COLUMN_LAYOUT} leads={leads && index === 0} />
          </div>
        ))}
      </div>
    </div>
  );
}

function columnStyle(place: ColumnLayout | undefined): CSSProperties {
  return place ? ({ '--columns': `${place.start} / span ${place.span}` } as CSSProperties) : {};
}

function TabsRow({ row }: { row: PageRowData }) {
  const { t } = useLingui();
  const tabs = row.blocks.map((block, index) => ({
    id: String(block.id),
    title: block.title === '' ? t`Tab ${index + 1}` : block.title,
    content: <BlockWidgets block={block} room={COLUMN_LAYOUT} leads={false} />,
  }));
  return (
    <div className={CONTAINED}>
      <Tabs label={t`Tabs`} tabs={tabs} />
    </div>
  );
}

function BlockWidgets({ block, room, leads }: { block: PageBlockData; room: SlotLayout; leads: boolean }) {
  return (
    <>
      <SettingsNotice type={block.title} problems={columnProblems(block)} />
      {rowWidgets(block).map((widget, index) => (
        <WidgetSlot key={widget.context.id} widget={widget} layout={room} isFirst={leads && index === 0} />
      ))}
    </>
  );
}
