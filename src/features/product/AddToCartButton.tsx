import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { EarlyPress } from '../../components/layout/EarlyPress.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';

interface AddToCartButtonProps {
  isEditing: boolean;
  busy: boolean;
  /** The element around the button, which is watched. */
  place: RefObject<HTMLDivElement | null>;
}

/** The button that adds, or saves the line that is edited. It keeps its place and its width, whatever it has done. */
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
      <EarlyPress />
    </div>
  );
}
