import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { LoggedIn } from '../../features/account/LoggedIn.tsx';
import type { Failure } from '../../lib/failure.ts';
import { forgetQuery, initialQuery } from '../../lib/initial-query.ts';
import { BAD_OAUTH_STATE } from '../../machines/session/session.types.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import { useLoginFailure } from '../../features/account/use-login-failure.ts';
import { useSession, useSessionRef } from '../../state/session.ts';

/** Exchanges the returned code for tokens; an unknown state stores none (TOK-14, ERR-04). */
export function OAuthReturn() {
  const session = useSessionRef();
  const loggedIn = useSession(isLoggedIn);
  const failure = useLoginFailure();
  const [response] = useState(initialQuery);
  const wasRefused = response.has('error');
  useEffect(() => {
    forgetQuery();
    if (wasRefused) return;
    const [code, state, iss] = [response.get('code') ?? '', response.get('state') ?? '', response.get('iss')];
    session.send({ type: 'login.submit', credentials: { method: 'oauth', code, state, iss } });
  }, [response, wasRefused, session]);
  if (loggedIn) return <LoggedIn />;
  if (wasRefused || failure)
    return (
      <Alert tone="dng" closable={false} title={<Problem failure={failure} />}>
        <ButtonLink href="/login" variant="primary" className="mt-3">
          <Trans comment="Button, after another way to log in has failed">Back to the login</Trans>
        </ButtonLink>
      </Alert>
    );
  return (
    <p role="status">
      <Trans>Logging in …</Trans>
    </p>
  );
}

function Problem({ failure }: { failure: Failure | null }) {
  if (failure === null) return <Trans>Google did not log you in.</Trans>;
  if (failure.reason === 'unreachable') return <Trans>We cannot reach the shop right now</Trans>;
  if (failure.textCode === BAD_OAUTH_STATE) return <Trans>Bad state please try again</Trans>;
  return failure.message;
}
