import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { isPostcode } from '../../rules/postcode.ts';
import { rememberPlace, useDeliveryPlace } from '../../state/delivery-locality.ts';
import { EstimatedQuotes } from './EstimatedQuotes.tsx';

/**
 * Shipping prices and arrival for products worth `itemsTotal` dollars to a typed postcode, before login and with
 * an empty cart. The postcode is remembered in this browser.
 */
export function DeliveryEstimate({ itemsTotal }: { itemsTotal: number }) {
  const { t } = useLingui();
  const heading = useId();
  const place = useDeliveryPlace();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const postcode = typed ?? place?.postcode ?? '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefused(!isPostcode(postcode));
    if (isPostcode(postcode)) rememberPlace({ postcode, suburb: '' });
  };
  return (
    <section aria-labelledby={heading} className={place ? undefined : 'print:hidden'}>
      <h2 id={heading} className="font-semibold">
        <Trans comment="Heading on a product page: the postage and when the parcel arrives">
          Postage and arrival
        </Trans>
      </h2>
      <form noValidate className="mt-2 flex items-start gap-3 print:hidden" onSubmit={submit}>
        <TextField
          className="min-w-0 grow"
          label={t({ message: 'Your postcode', comment: 'Label of a field: where a parcel would go' })}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={postcode}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(false);
          }}
          error={isRefused ? t`Four digits` : null}
        />
        <Button type="submit" className="mt-7">
          <Trans comment="Button: says what post costs and when a parcel arrives">Estimate</Trans>
        </Button>
      </form>
      {place && <EstimatedQuotes key={place.postcode} place={place} itemsTotal={itemsTotal} />}
    </section>
  );
}
