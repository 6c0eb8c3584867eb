import { useLingui } from '@lingui/react/macro';
import { formatDayRange, formatShortDay } from '../../rules/dates.ts';
import type { OrderStatus } from '../../graphql/generated/types.ts';
import type { OrderProgress_OrderFragment } from './OrderProgress.generated.ts';

type Order = OrderProgress_OrderFragment;

interface Step {
  name: string;
  label: string;
  detail: string | null;
}

/** The current step by status; none for an order that will not be made. */
const STEP: Partial<Record<OrderStatus, number>> = {
  awaitingPayment: 0,
  paid: 1,
  beingMade: 1,
  dispatched: 2,
  refunded: 1,
};

/**
 * Paid, in the workshop, posted, each with its day, on a line with a dot at the current step (A88). A
 * refunded order shows paid and refunded; an unpaid one nothing.
 */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useLingui();
  const steps = useSteps(order);
  const current = STEP[order.status];
  if (current === undefined) return null;
  return (
    <ol
      aria-label={t({
        message: 'Where your order is',
        comment: 'Heard as the name of the steps of an order: paid, in the workshop, posted',
      })}
      className="mt-6 grid grid-cols-3"
    >
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

function useSteps({ status, making, timeline, is_pick_up }: Order): Step[] {
  const { i18n, t } = useLingui();
  const { locale } = i18n;
  const dayOf = (state: OrderStatus) => {
    const moment = timeline.findLast((entry) => entry.status === state);
    return moment ? formatShortDay(moment.at, locale) : null;
  };
  const byDay = (lastDay: string) =>
    t({ message: `by ${lastDay}`, comment: 'The last day on which an order is posted, e.g. by Wed 25 Nov' });
  const begun = dayOf('beingMade');
  const posted = dayOf('dispatched');
  const paid = {
    name: 'paid',
    label:
      status === 'awaitingPayment'
        ? t({ message: 'Waiting for payment', comment: 'Status of an order' })
        : t({ message: 'Paid', comment: 'A step of an order that is behind it' }),
    detail: dayOf('paid'),
  };
  if (status === 'refunded')
    return [
      paid,
      {
        name: 'refunded',
        label: t({ message: 'Refunded', comment: 'Status of an order: what was paid is paid back' }),
        detail: dayOf('refunded'),
      },
    ];
  const planned = making && formatDayRange(making.cut_from, making.posted_by, locale);
  return [
    paid,
    {
      name: 'workshop',
      label:
        status === 'beingMade'
          ? t`Being made`
          : t({
              message: 'In the workshop',
              comment: 'Status of an order: it is paid and waits to be made',
            }),
      detail:
        begun && status === 'beingMade'
          ? t({ message: `since ${begun}`, comment: 'The day on which a step of an order began' })
          : (begun ?? planned),
    },
    {
      name: 'posted',
      label: is_pick_up ? t`Ready` : t`Posted`,
      detail: posted ?? (making && byDay(formatDayRange(making.posted_by, making.posted_by, locale))),
    },
  ];
}
