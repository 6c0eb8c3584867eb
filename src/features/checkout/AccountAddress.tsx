import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { addressLines } from '../../rules/address-lines.ts';
import { EditAddress } from './EditAddress.tsx';
import type { SavedAddress } from '../../machines/cart/cart-state.ts';

interface AccountAddressProps {
  address: SavedAddress;
  onEdit: () => void;
  onDisable: () => void;
}

/** An enabled address and its actions. */
export function AccountAddress({ address, onEdit, onDisable }: AccountAddressProps) {
  const { t } = useLingui();
  const whose = `${address.first_name} ${address.last_name}`;
  const lines = addressLines(address);
  const where = lines.join(', ');
  return (
    <>
      <address className="not-italic">
        <span className="block font-semibold wrap-anywhere">
          <bdi>{whose}</bdi>
        </span>
        {lines.map((line) => (
          <span key={line} className="block wrap-anywhere">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <div className="-mx-3 flex flex-wrap">
        <EditAddress address={address} onEdit={onEdit} />
        <Button
          variant="quiet"
          size="sm"
          aria-label={t({
            message: `Put ${whose}, ${where} away`,
            comment:
              'Button at an address, a person’s name and a street: it is listed no more, but not deleted',
          })}
          onClick={onDisable}
        >
          <Trans comment="Button at an address: it is listed no more, but not deleted">Put away</Trans>
        </Button>
      </div>
    </>
  );
}
