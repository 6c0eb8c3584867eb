import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDayRange } from '../../rules/dates.ts';
import { useArrivalText } from '../use-arrival-text.ts';
import type { NextSteps_OrderFragment } from './NextSteps.generated.ts';

/** The next steps of an order that was just paid: cut, packed and posted, each with its days. */
export function NextSteps({ order }: { order: NextSteps_OrderFragment }) {
  const { i18n, t } = useLingui();
  const arrival = useArrivalText()(order);
  const { making, shipping_name, is_pick_up } = order;
  if (!making) return null;
  const lastDay = formatDayRange(making.posted_by, making.posted_by, i18n.locale);
  const posted = formatDayRange(making.posted_from, making.posted_by, i18n.locale);
  const steps: { title: string; days: string; text: ReactNode }[] = [
    {
      title: t({ message: 'Cut', comment: 'A step of making an order: with the laser' }),
      days: formatDayRange(making.cut_from, making.cut_by, i18n.locale),
      text: <Trans>We read your words once more, then the laser starts.</Trans>,
    },
    {
      title: t({ message: 'Packed', comment: 'A step of making an order' }),
      days: posted,
      text: <Trans>By hand, with what was cut out of a letter O.</Trans>,
    },
    {
      title: is_pick_up
        ? t({ message: 'Ready', comment: 'A step of making an order: it can be picked up' })
        : t({ message: 'Posted', comment: 'A step of making an order' }),
      days: t({
        message: `by ${lastDay}`,
        comment: 'The last day on which an order is posted, e.g. by Wed 25 Nov',
      }),
      text: arrival === null ? shipping_name : `${shipping_name}: ${arrival}`,
    },
  ];
  return (
    <ol
      aria-label={t({
        message: 'What happens next',
        comment: 'Heard as the name of the steps of making an order: cut, packed, posted',
      })}
      className="mt-4 grid gap-6 [--step-gap:1.5rem] sm:grid-cols-3"
    >
      {steps.map(({ title, days, text }) => (
        <li key={title} className="kerf-step kerf-step-tall ps-8 sm:ps-0 sm:pt-6">
          <h3 className="font-display text-lg font-semibold">{title}</h3>
          <p className="font-semibold">{days}</p>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
