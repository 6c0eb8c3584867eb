import { Trans } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';

interface EditNoticeProps {
  /** A cart line is being edited, not a new item. */
  isEditing: boolean;
  isGone: boolean;
  isChanged: boolean;
}

/** Tells that a cart line is being edited, and whether it was changed or removed meanwhile. */
export function EditNotice({ isEditing, isGone, isChanged }: EditNoticeProps) {
  return (
    <div role="status" className="space-y-4 empty:hidden">
      {isEditing && (
        <p>
          <Trans>
            You are changing what is{' '}
            <AppLink href="/cart" className="underline decoration-scorch underline-offset-4">
              in your cart
            </AppLink>
            .
          </Trans>
        </p>
      )}
      {isEditing && isChanged && (
        <Alert tone="wrn" closable={false} title={<Trans>This has been changed meanwhile</Trans>}>
          <p>
            <Trans>
              It was changed in the cart or in another tab. Saving replaces it with what you see here.
            </Trans>
          </p>
        </Alert>
      )}
      {isGone && (
        <Alert tone="wrn" closable={false} title={<Trans>This is not in your cart any more</Trans>}>
          <p>
            <Trans>What you filled in is kept: you can add it as a new piece.</Trans>
          </p>
        </Alert>
      )}
    </div>
  );
}
