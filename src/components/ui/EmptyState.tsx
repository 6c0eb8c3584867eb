import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface EmptyStateProps {
  title: ReactNode;
  /** Heading level of the title; level 1 fills the screen down to the footer. */
  level?: 1 | 2 | 3;
  /** One short human sentence. */
  children?: ReactNode;
  /** What to do next: a button or link. */
  action?: ReactNode;
}

/** A finger-jointed board in place of missing content: what happened, and what to do next. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const isScreen = level === 1;
  return (
    <div className={classNames('finger-joint-top bg-ply', isScreen ? 'board-screen mt-6' : 'my-3')}>
      <div className={classNames('bg-ply', isScreen ? 'h-full' : 'finger-joint-bottom')}>
        <div className="wood-grain grid h-full content-center px-6 [--grain:16%] py-14 text-center md:py-20">
          <Heading className="burnt-in mx-auto max-w-xl text-3xl">{title}</Heading>
          {children ? <div className="mx-auto mt-4 measure text-ink">{children}</div> : null}
          {action ? <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div> : null}
        </div>
      </div>
    </div>
  );
}
