import { useLingui } from '@lingui/react/macro';
import { dayRange } from '../../lib/day-in-words.ts';
import type { OrderStatus } from '../../graphql/generated/types.ts';
import type { OrderProgress_OrderFragment } from './OrderProgress.generated.ts';

/** The step that an order stands at; none for one that will not be made. */
const STEP: Partial<Record<OrderStatus, number>> = { awaitingPayment: 0, paid: 1, dispatched: 2 };

/** Paid, in the workshop, posted: a kerf with the beam's dot where the order is now (A88). Nothing for a dead order. */
export function OrderProgress({ order: { status, making } }: { order: OrderProgress_OrderFragment }) {
  const { t } = useLingui();
  const current = STEP[status];
  if (current === undefined) return null;
  const byDay = (lastDay: string) =>
    t({ message: `by ${lastDay}`, comment: 'The last day on which an order is posted, e.g. by Wed 25 Nov' });
  const steps = [
    { name: 'paid', label: current === 0 ? t`Waiting for payment` : t`Paid`, detail: null },
    {
      name: 'workshop',
      label: t`In the workshop`,
      detail: making && dayRange(making.cut_from, making.posted_by),
    },
    {
      name: 'posted',
      label: t`Posted`,
      detail:
        status === 'dispatched'
          ? t`On its way`
          : making && byDay(dayRange(making.posted_by, making.posted_by)),
    },
  ];
  return (
    <ol aria-label={t`Where your order is`} className="mt-6 grid grid-cols-3">
      {steps.map(({ name, label, detail }, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={`kerf-step pe-3 pt-6 ${index < current ? 'kerf-step-done' : ''}`}
        >
          <p className={index === current ? 'font-semibold' : 'text-ink-soft'}>{label}</p>
          {detail && <p className="text-sm text-ink-soft">{detail}</p>}
        </li>
      ))}
    </ol>
  );
}
