import type { ComponentProps, MouseEvent } from 'react';
import { use } from 'react';
import { isPlainPress } from './is-plain-press.ts';
import { linkTarget } from './link-target.ts';
import { OpenScreen } from './open-screen.ts';
import { SiteOrigin } from './site-origin.ts';
import { IsInOverlayContext } from './use-back-closes.ts';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** As written by the owner: a path, a bare page name, an absolute URL, mailto or tel. */
  href: string;
  /** Opens a new tab, without access to this one (`noopener`). */
  newTab?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash;

const isPointer = ({ detail }: MouseEvent) => detail > 0;

/** Removing such a link while it is focused makes browsers lay out the half-changed document (GEN-24). */
const goesWithItsScreen = (link: HTMLAnchorElement) =>
  link.pathname !== location.pathname && link.closest('main') !== null;

/** A link of any kind (WGT-07, A77). With an unsafe scheme only its text is rendered. */
export function AppLink({
  href,
  newTab = false,
  preventScrollReset = false,
  children,
  onClick,
  ...rest
}: AppLinkProps) {
  const target = linkTarget(href, use(SiteOrigin));
  const isOverPage = use(IsInOverlayContext);
  const openScreen = use(OpenScreen);
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (target.kind === 'dropped') return <span className={rest.className}>{children}</span>;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (target.kind === 'external' || newTab || !isPlainPress(event)) return;
    event.preventDefault();
    if (isPointer(event) && goesWithItsScreen(event.currentTarget)) event.currentTarget.blur();
    const path = pathOf(event.currentTarget);
    // As in browsers, a link to the current page adds no history entry.
    openScreen(path, { replace: isOverPage || path === pathOf(location), preventScrollReset });
  };
  return (
    <a {...rest} {...tab} href={target.kind === 'external' ? target.href : target.to} onClick={press}>
      {children}
    </a>
  );
}
