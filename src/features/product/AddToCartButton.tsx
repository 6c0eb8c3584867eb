import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { EarlySubmit } from '../../components/layout/EarlySubmit.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';

interface AddToCartButtonProps {
  isEditing: boolean;
  busy: boolean;
  /** The observed element around the button. */
  place: RefObject<HTMLDivElement | null>;
}

/** Adds to the cart, or saves the edited line. Its place and width stay the same after every press. */
export function AddToCartButton({ isEditing, busy, place }: AddToCartButtonProps) {
  return (
    <div ref={place} className="grow basis-40">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="action" value="add" variant="primary" className="grow" busy={busy}>
          {isEditing ? (
            <Trans comment="Button, a verb: keeps what was changed in a piece in the cart">
              Save changes
            </Trans>
          ) : (
            <Trans comment="Button, a verb">Add to cart</Trans>
          )}
        </Button>
        {isEditing && (
          <ButtonLink href="/cart" variant="secondary" className="grow">
            <Trans comment="Button: leaves a piece of the cart as it was">Back to the cart</Trans>
          </ButtonLink>
        )}
      </div>
      <EarlySubmit />
    </div>
  );
}
