import { Trans } from '@lingui/react/macro';
import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useAdministratorQuery } from './Administrator.generated.ts';
import { BackOfficeScreen } from './BackOfficeScreen.tsx';

/** Lets administrators in; the host asks again with every list. */
export function BackOfficeGate() {
  const { data, error, refetch } = useAdministratorQuery({ ssr: false, fetchPolicy: 'no-cache' });
  if (data) return data.userAuthUser.is_admin ? <BackOfficeScreen /> : <NotFoundScreen />;
  return (
    <div className="width-grid py-8">
      {error ? (
        <Alert tone="wrn" closable={false} title={<Trans>We cannot reach the shop right now</Trans>}>
          <Button size="sm" className="mt-2" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      ) : (
        <div className="wood-grain h-96 rounded-cut" role="status" aria-busy="true" />
      )}
    </div>
  );
}
