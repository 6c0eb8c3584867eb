import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { LOGIN_FAILED } from '../../machines/session/session.types.ts';
import { useLoginFailure } from './use-login-failure.ts';

/** Why the last login from this step did not work. `wrong` is said when the credentials are, and tells nothing more (A35). */
export function LoginFailure({ wrong }: { wrong: string }) {
  const { t } = useLingui();
  const failure = useLoginFailure();
  if (!failure) return null;
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
