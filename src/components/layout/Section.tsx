import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { ColourCode } from '../ui/colour-code.ts';
import { GROUND_CLASS } from '../ui/colour-code.ts';

const WIDTHS = {
  text: 'width-text',
  form: 'width-form',
  content: 'width-content',
  grid: 'width-grid',
  full: 'w-full',
} as const;

const SPACES = { none: '', tight: 'py-6 md:py-8', normal: 'py-10 md:py-16' } as const;

interface SectionProps {
  children: ReactNode;
  width?: keyof typeof WIDTHS;
  space?: keyof typeof SPACES;
  /** A colour code of the content as the ground of the whole band. */
  ground?: ColourCode | undefined;
  /** Joints its upper edge into the picture or band above; for very few places. */
  jointed?: boolean;
  /** The id of the heading that names this band; with it the band is a landmark. */
  labelledBy?: string;
  className?: string;
}

/** A band across the page: ground, rhythm, width. Every screen is built of these. */
export function Section({
  children,
  width = 'content',
  space = 'normal',
  ground,
  jointed = false,
  labelledBy,
  className,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={classNames(
        SPACES[space],
        ground && GROUND_CLASS[ground],
        jointed && 'finger-joint-top',
        jointed && !ground && 'bg-paper',
        className,
      )}
    >
      <div className={WIDTHS[width]}>{children}</div>
    </section>
  );
}
