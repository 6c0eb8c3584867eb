import type { ComponentProps } from 'react';
import { use } from 'react';
import { Link } from 'react-router';
import { linkTarget } from './link-target.ts';
import { SiteOrigin } from './site-origin.ts';
import { IsOverPage } from './use-back-closes.ts';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** As the owner wrote it: a path, a bare page name, an absolute URL, mailto or tel. */
  href: string;
  /** Opens a new tab, which gets no handle on this one. */
  newTab?: boolean;
}

/** A link of any kind (WGT-07, A77). An unsafe scheme leaves only the link's words. */
export function AppLink({ href, newTab = false, children, ...rest }: AppLinkProps) {
  const target = linkTarget(href, use(SiteOrigin));
  const isOverPage = use(IsOverPage);
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (target.kind === 'dropped') return <span className={rest.className}>{children}</span>;
  if (target.kind === 'external') {
    return (
      <a {...rest} {...tab} href={target.href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} {...tab} to={target.to} replace={isOverPage} discover="none">
      {children}
    </Link>
  );
}
