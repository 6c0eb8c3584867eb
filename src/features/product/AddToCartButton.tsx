import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import { EarlyPress } from '../../components/layout/EarlyPress.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';

interface AddToCartButtonProps {
  adding: SnapshotFrom<typeof addToCartMachine>;
  /** The observed element around the button. */
  place: RefObject<HTMLDivElement | null>;
}

/** Adds to the cart, or saves the line being edited. Position and width never change. */
export function AddToCartButton({ adding, place }: AddToCartButtonProps) {
  const isEditing = adding.context.line !== null;
  return (
    <div ref={place} className="grow basis-40">
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="action"
          value="add"
          variant="primary"
          className="grow"
          busy={adding.hasTag('busy')}
        >
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
      <EarlyPress />
    </div>
  );
}
