import { use } from 'react';
import type { ReactNode } from 'react';
import { SectionHeader } from '../components/layout/SectionHeader.tsx';
import { WidgetLayoutContext } from './widget-layout.ts';

interface WidgetHeaderProps {
  heading: string;
  subheading?: string;
  centred?: boolean;
  /** Shown at the end of the row. */
  action?: ReactNode;
}

/** The heading and subheading of a widget; nothing when both are blank. The first widget's is the page's heading. */
export function WidgetHeader({ heading, subheading = '', centred = false, action }: WidgetHeaderProps) {
  const { isFirst } = use(WidgetLayoutContext);
  if (heading === '' && subheading === '') return null;
  if (heading === '') return <p className="mb-6 text-lg text-ink-soft">{subheading}</p>;
  return (
    <SectionHeader title={heading} intro={subheading} level={isFirst ? 1 : 2} {...{ centred, action }} />
  );
}
