import { use } from 'react';
import { SectionHeader } from '../components/layout/SectionHeader.tsx';
import { WidgetLayoutContext } from './widget-layout.ts';

interface WidgetHeaderProps {
  heading: string;
  subheading?: string;
  centred?: boolean;
}

/** The heading and subheading of a widget, if not blank. In the page's first widget it is the `h1`. */
export function WidgetHeader({ heading, subheading = '', centred = false }: WidgetHeaderProps) {
  const { isFirst } = use(WidgetLayoutContext);
  if (heading === '' && subheading === '') return null;
  if (heading === '') return <p className="mb-6 text-lg text-ink-soft">{subheading}</p>;
  return <SectionHeader title={heading} intro={subheading} level={isFirst ? 1 : 2} centred={centred} />;
}
