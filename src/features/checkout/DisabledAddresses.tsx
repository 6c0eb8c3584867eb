import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { addressLines } from './address-lines.ts';
import { EditAddress } from './EditAddress.tsx';
import type { Checkout } from './use-checkout.ts';

/** Addresses that were put away, to be taken out again. */
export function DisabledAddresses({ checkout }: { checkout: Checkout }) {
  const disabled = checkout.snapshot.context.addresses.filter((address) => !address.enabled);
  if (disabled.length === 0) return null;
  return (
    <details className="mt-4 text-sm">
      <summary className="cursor-pointer py-2 text-ink-soft">
        <Trans>Addresses put away</Trans>
      </summary>
      <ul className="space-y-2">
        {disabled.map((address) => (
          <li key={address.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>{addressLines(address).join(', ')}</span>
            <span className="flex items-center gap-2">
              <EditAddress
                address={address}
                onEdit={() => checkout.send({ type: 'address.edit', id: address.id })}
              />
              <Button
                size="sm"
                onClick={() =>
                  checkout.send({ type: 'address.save', change: { change: 'enable', id: address.id } })
                }
              >
                <Trans>Use again</Trans>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
