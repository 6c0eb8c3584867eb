import type { ReactNode } from 'react';
import type { MissingPart } from '../../machines/checkout/checkout.types.ts';
import { partId } from './focus-section.ts';

/** One numbered step of the checkout. */
export function CheckoutStep({
  part,
  number,
  title,
  children,
}: {
  /** The part of the order settled in this step; links to that part lead here. */
  part: MissingPart;
  number: number;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={partId(part)}>
      <h2 className="mb-4 flex items-baseline gap-3 border-b border-kerf pb-2 font-display text-xl font-semibold">
        <span className="text-scorch tabular-nums">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
