import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { useAdministratorQuery } from './Administrator.generated.ts';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { BackOfficeScreen } from './BackOfficeScreen.tsx';

/** Admits administrators; the host checks again with every list. */
export function BackOfficeGate() {
  const { data, error, refetch } = useAdministratorQuery({ ssr: false, fetchPolicy: 'no-cache' });
  if (data) return data.userAuthUser.is_admin ? <BackOfficeScreen /> : <NotFoundScreen />;
  return (
    <div className="width-grid py-8">
      {error ? (
        <UnreachableAlert onRetry={() => void refetch()} />
      ) : (
        <div className="wood-grain h-96 rounded-cut" role="status" aria-busy="true" />
      )}
    </div>
  );
}
