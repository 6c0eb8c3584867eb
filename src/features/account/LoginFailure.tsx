import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import type { Failure } from '../../lib/failure.ts';
import { LOGIN_FAILED } from '../../machines/session/session.types.ts';

interface LoginFailureProps {
  /** Why the last login from this step failed; `null` before one. */
  failure: Failure | null;
  /** The message for wrong credentials; it reveals nothing else (A35). */
  wrong: string;
}

/** Why a login failed. */
export function LoginFailure({ failure, wrong }: LoginFailureProps) {
  const { t } = useLingui();
  if (!failure) return null;
  if (failure.reason === 'unreachable') {
    return (
      <Alert tone="dng">
        {t`We cannot reach the shop right now. What you typed is kept, please try again.`}
      </Alert>
    );
  }
  return <Alert tone="dng">{failure.textCode === LOGIN_FAILED ? wrong : failure.message}</Alert>;
}
