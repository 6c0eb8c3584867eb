import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { focusAround } from '../../components/ui/focus-around.ts';
import { SelectField } from '../../components/ui/SelectField.tsx';
import type { DeliveryLocality } from '../../lib/delivery-locality.ts';
import { rememberPlace } from '../../state/delivery-locality.ts';
import { useArrivalText } from '../use-arrival-text.ts';
import { formatMoney } from '../../lib/money.ts';
import { useShippingEstimateQuery } from './ShippingEstimate.generated.ts';

/**
 * All shipping methods to the place with price and days; asks for the suburb if it matters (A10). What was
 * shown before stays until there is a response, so the parent must key it by postcode.
 */
export function EstimatedQuotes({ place, itemsTotal }: { place: DeliveryLocality; itemsTotal: number }) {
  const { t } = useLingui();
  const arrival = useArrivalText();
  const { data, previousData, loading, error, refetch } = useShippingEstimateQuery({
    variables: { ...place, items_total: itemsTotal },
    ssr: false,
  });
  const estimate = (data ?? previousData)?.shippingEstimate;
  const suburbs = estimate?.suburbs ?? [];
  return (
    <div className="mt-3 space-y-3" aria-live="polite">
      {suburbs.length > 0 && (
        <SelectField
          label={t({ message: 'Suburb', comment: 'A list of the places with one postcode' })}
          prompt={false}
          value={place.suburb}
          onChange={({ target: { value } }) => rememberPlace({ ...place, suburb: value })}
          options={[
            {
              value: '',
              label: t({
                message: `Somewhere else in ${place.postcode}`,
                comment: 'A place that is not in the list of suburbs of this postcode',
              }),
            },
            ...suburbs.map((suburb) => ({ value: suburb, label: suburb })),
          ]}
        />
      )}
      {error ? (
        <p className="text-dng">
          <Trans>We could not look up the shipping cost.</Trans>{' '}
          <Button ref={focusAround} size="sm" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        <ul className="divide-y divide-kerf text-sm aria-busy:opacity-60" aria-busy={loading}>
          {(estimate?.quotes ?? []).map((quote) => (
            <li key={quote.shipping_type_id} className="flex justify-between gap-4 py-2">
              <span>
                {quote.shipping_name}
                <span className="block text-ink-soft">{arrival(quote)}</span>
              </span>
              <span className="price font-semibold">{formatMoney(quote.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
