import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../state/session.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { LOGIN_FAILED } from '../../machines/session/session.types.ts';

/** Why the last login from this step did not work. `wrong` is said when the credentials are, and tells nothing more (A35). */
export function LoginFailure({ wrong }: { wrong: string }) {
  const { t } = useLingui();
  const failure = useSession((session) => session.context.failure);
  // What failed in another step was said there.
  const [earlier] = useState(failure);
  if (!failure || failure === earlier) return null;
  if (failure.reason === 'unreachable') {
    return (
      <Alert tone="dng" closable={false}>
        {t`We cannot reach the shop right now. What you typed is kept, please try again.`}
      </Alert>
    );
  }
  return (
    <Alert tone="dng" closable={false}>
      {failure.textCode === LOGIN_FAILED ? wrong : failure.message}
    </Alert>
  );
}
