import type { ReactNode } from 'react';
import { AppLink } from '../../components/ui/AppLink.tsx';
import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';

/** Whether a slide's link opens a new tab. */
export const opensNewTab = (target: string | null): boolean => target === 'blank' || target === '_blank';

interface SlideLinkProps {
  slide: Pick<GalleryWidget_SlideFragment, 'link' | 'link_target'>;
  className?: string;
  children: ReactNode;
}

/** Links to a slide's target; without one it only renders its content. */
export function SlideLink({ slide, className, children }: SlideLinkProps) {
  if (!slide.link) return <div className={className}>{children}</div>;
  return (
    <AppLink href={slide.link} newTab={opensNewTab(slide.link_target)} className={className}>
      {children}
    </AppLink>
  );
}
