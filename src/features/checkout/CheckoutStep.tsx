import type { ReactNode } from 'react';

/** One numbered step of the checkout. */
export function CheckoutStep({
  number,
  title,
  children,
}: {
  number: number;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className="mb-4 flex items-baseline gap-3 border-b border-kerf pb-2 font-display text-xl font-semibold">
        <span className="text-scorch tabular-nums">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
