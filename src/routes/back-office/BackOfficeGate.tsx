import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { useAdministratorQuery } from './Administrator.generated.ts';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import type { BackOfficePath } from './back-office-path.ts';
import { BackOfficeScreen } from './BackOfficeScreen.tsx';
import { BackOfficeWaiting } from './BackOfficeWaiting.tsx';

/** Admits administrators; the host checks again with every list. */
export function BackOfficeGate({ path }: { path: BackOfficePath }) {
  const { data, error, refetch } = useAdministratorQuery({ ssr: false, fetchPolicy: 'no-cache' });
  if (data) return data.userAuthUser.is_admin ? <BackOfficeScreen path={path} /> : <NotFoundScreen />;
  if (!error) return <BackOfficeWaiting />;
  return (
    <div className="width-grid py-8">
      <UnreachableAlert onRetry={() => void refetch()} />
    </div>
  );
}
