import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

const SIZES = { 1: 'text-4xl', 2: 'text-3xl', 3: 'text-2xl' } as const;

interface SectionHeaderProps {
  title: ReactNode;
  level?: keyof typeof SIZES;
  id?: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** At the end of the row, e.g. a link to all. */
  action?: ReactNode;
  centred?: boolean;
  className?: string;
}

/** The heading of a section; a line runs from its last word to the end of the row. */
export function SectionHeader({
  title,
  level = 2,
  id,
  intro,
  action,
  centred,
  className,
}: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={classNames('mb-6 md:mb-8', centred && 'text-center', className)}>
      <div
        className={classNames('flex items-center gap-x-5', centred ? 'justify-center' : 'justify-between')}
      >
        <Heading id={id} className={SIZES[level]}>
          {title}
        </Heading>
        {centred ? null : <span aria-hidden="true" className="kerf-line mt-2 hidden min-w-8 grow xs:block" />}
        {action ? <div className="max-w-1/2 shrink-0">{action}</div> : null}
      </div>
      {intro ? (
        <div className={classNames('mt-3 measure text-ink-soft', centred && 'mx-auto')}>{intro}</div>
      ) : null}
    </header>
  );
}
