import { use, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { isPlainPress } from './is-plain-press.ts';
import { linkTarget } from './link-target.ts';
import { OpenScreen } from './open-screen.ts';
import { SiteOrigin } from './site-origin.ts';
import { IsInOverlayContext } from './use-back-closes.ts';

interface RichTextProps {
  /** HTML sanitised by the host; blank renders nothing. */
  html: string;
  className?: string;
}

/** The owner's HTML. Its links to screens of the shop open in the app, like all other links (WGT-07). */
export function RichText({ html, className }: RichTextProps) {
  const openScreen = use(OpenScreen);
  const origin = use(SiteOrigin);
  const isOverPage = use(IsInOverlayContext);
  const box = useRef<HTMLDivElement>(null);
  const openInApp = useEffectEvent((event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!anchor || !isPlainPress(event) || anchor.hasAttribute('target')) return;
    const target = linkTarget(anchor.getAttribute('href') ?? '', origin);
    if (target.kind !== 'internal') return;
    event.preventDefault();
    openScreen(target.to, { replace: isOverPage, preventScrollReset: false });
  });
  const isBlank = html === '';
  useEffect(() => {
    const element = box.current;
    if (isBlank || !element) return;
    const press = (event: MouseEvent) => openInApp(event);
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [isBlank]);
  if (isBlank) return null;
  return (
    <div
      ref={box}
      className={classNames('prose-shop', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
