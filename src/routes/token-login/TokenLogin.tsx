import { Trans } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { forgetQuery, initialQuery } from '../../lib/initial-query.ts';
import { jwtSubject } from '../../lib/jwt-claims.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';
import { useSessionRef } from '../../state/session.ts';
import { readLinkTokens } from './link-tokens.ts';
import { provideTokenLogin } from './token-login-actors.ts';
import { wrapRedirect } from './wrap-redirect.ts';

interface TokenLoginProps {
  options: { api_bases: string[]; enter_hash_hosts: string[] };
}

/** Passes on the link's tokens, after confirmation when another user is logged in. */
export function TokenLogin({ options }: TokenLoginProps) {
  const session = useSessionRef();
  const [machine] = useState(() =>
    provideTokenLogin(({ baseURL, ...tokens }) => {
      const remembered = session.getSnapshot().context.redirect_after_login ?? '';
      const path = wrapRedirect(options.enter_hash_hosts, window.location.hostname, remembered);
      if (path !== remembered) session.send({ type: 'redirect.remember', path });
      session.send({ type: 'tokens.receive', tokens, baseURL });
    }),
  );
  const [input] = useState(() => {
    const given = readLinkTokens(initialQuery(), [window.location.origin, ...options.api_bases]);
    const here = loggedInPerson(session.getSnapshot());
    return {
      given,
      isOtherPerson: given !== null && here !== null && here !== jwtSubject(given.access_token),
    };
  });
  const [login, send] = useMachine(machine, { input });
  useEffect(forgetQuery, []);

  if (login.hasTag('confirming')) return <OtherPerson onAccept={() => send({ type: 'login.accept' })} />;
  if (login.hasTag('unreachable')) return <UnreachableAlert onRetry={() => send({ type: 'login.retry' })} />;
  if (login.hasTag('refused'))
    return (
      <Alert tone="wrn" closable={false} title={<Trans>This link does not log in, or no longer does.</Trans>}>
        <ButtonLink href="/login" variant="primary" className="mt-3">
          <Trans comment="Button, after a link has failed to log in">Log in another way</Trans>
        </ButtonLink>
      </Alert>
    );
  return (
    <p role="status">
      <Trans>Logging in …</Trans>
    </p>
  );
}

function OtherPerson({ onAccept }: { onAccept: () => void }) {
  return (
    <div className="space-y-5">
      <p role="status">
        <Trans>You are logged in already, and this link logs in somebody else. Did you mean to?</Trans>
      </p>
      <Button variant="primary" fullWidth onClick={onAccept}>
        <Trans>Log in with this link</Trans>
      </Button>
      <ButtonLink href="/" variant="secondary" fullWidth>
        <Trans>Stay logged in as I am</Trans>
      </ButtonLink>
    </div>
  );
}
