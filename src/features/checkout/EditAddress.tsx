import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import type { SavedAddress } from '../../machines/cart/cart-state.ts';
import { addressLines } from '../../rules/address-lines.ts';

/** Opens the form of a saved address. */
export function EditAddress({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  const { t } = useLingui();
  const whose = `${address.first_name} ${address.last_name}`;
  const where = addressLines(address).join(', ');
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t({
        message: `Edit ${whose}, ${where}`,
        comment: 'Button at an address: a person’s name, and a street',
      })}
      onClick={onEdit}
    >
      <Trans comment="Button at an address, a verb">Edit</Trans>
    </Button>
  );
}
