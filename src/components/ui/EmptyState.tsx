import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  /** Level of the title's heading on its page. */
  level?: 1 | 2 | 3;
  /** One short human sentence. */
  children?: ReactNode;
  /** What to do next: a button or link. */
  action?: ReactNode;
}

/** A bare board with jointed edges where there is nothing to show: what happened, and what to do next. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="finger-joint-top my-3 bg-ply">
      <div className="finger-joint-bottom bg-ply">
        <div className="wood-grain px-6 [--grain:16%] py-14 text-center md:py-20">
          <Heading className="burnt-in mx-auto max-w-xl text-3xl">{title}</Heading>
          {children ? <div className="mx-auto mt-4 measure text-ink">{children}</div> : null}
          {action ? <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div> : null}
        </div>
      </div>
    </div>
  );
}
