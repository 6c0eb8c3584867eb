import { ArrowRight } from 'lucide-react';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { defineWidget, limitedList } from '../widget-module.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { linksSchema, preloadLinks } from './links-settings.ts';
import type { LinksWidgetProps } from './links-settings.ts';
import { useLinksOfQuery } from './LinksOf.generated.ts';

/** link_children: the links below a parent, as tiles (WGT-15). */
function LinkChildrenWidget({ settings, context }: LinksWidgetProps) {
  const { data } = useLinksOfQuery({ variables: { parent: settings.parent } });
  const links = limitedList(data?.linkList.data ?? [], context);
  if (links.length === 0) return null;
  return (
    <div className="py-6">
      <WidgetHeader heading={settings.heading} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ id, name, link }) => (
          <li key={id}>
            <AppLink
              href={link}
              className="group flex min-h-16 items-center justify-between gap-4 rounded-cut border border-kerf bg-surface px-5 py-3 font-display text-lg leading-tight font-semibold wrap-anywhere hyphens-auto shadow-contact transition-colors hover:border-scorch"
            >
              {name}
              <ArrowRight
                aria-hidden="true"
                size={20}
                strokeWidth={1.5}
                className="shrink-0 text-scorch rtl:-scale-x-100"
              />
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const widget = defineWidget({
  schema: linksSchema,
  Component: LinkChildrenWidget,
  preload: preloadLinks,
});
