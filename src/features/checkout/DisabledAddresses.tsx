import { Plus } from 'lucide-react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { focusAround } from '../../components/ui/focus-around.ts';
import type { SavedAddress } from '../../machines/cart/cart-state.ts';
import { addressLines } from '../../rules/address-lines.ts';
import { EditAddress } from './EditAddress.tsx';

interface DisabledAddressesProps {
  /** All of the account; enabled ones are not shown. */
  addresses: readonly SavedAddress[];
  onEdit: (id: number) => void;
  onEnable: (id: number) => void;
}

/** Disabled addresses, which can be enabled again. */
export function DisabledAddresses({ addresses, onEdit, onEnable }: DisabledAddressesProps) {
  const disabled = addresses.filter((address) => !address.enabled);
  const count = disabled.length;
  if (count === 0) return null;
  return (
    <details className="group mt-4 border-y border-kerf text-sm">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold hover:text-brand">
        <Trans comment="Opens the list of the addresses that are not offered any more; {count} is how many">
          Addresses put away ({count})
        </Trans>
        <Plus
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="shrink-0 text-scorch transition-transform group-open:rotate-45"
        />
      </summary>
      <ul className="space-y-3 pb-3">
        {disabled.map((address) => (
          <li key={address.id} className="flex flex-wrap items-center justify-between gap-x-3">
            <bdi className="wrap-anywhere">{addressLines(address).join(', ')}</bdi>
            <span className="flex items-center gap-2">
              <EditAddress address={address} onEdit={() => onEdit(address.id)} />
              <Button ref={focusAround} size="sm" onClick={() => onEnable(address.id)}>
                <Trans comment="Button at an address that was put away">Use again</Trans>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
