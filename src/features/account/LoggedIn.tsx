import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';

/** Shown after a login, before the redirect, or when another tab logged in while this screen was open. */
export function LoggedIn() {
  return (
    <div role="status" tabIndex={-1} className="space-y-5">
      <p>
        <Trans comment="Status: the login has just worked, here or in another tab">You are logged in.</Trans>
      </p>
      <ButtonLink href="/" variant="primary" fullWidth>
        <Trans>Go to the shop</Trans>
      </ButtonLink>
    </div>
  );
}
