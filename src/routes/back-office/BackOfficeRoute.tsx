import type { LoaderFunctionArgs } from 'react-router';
import { data, redirectDocument, useLocation } from 'react-router';
import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { RequireLogin } from '../../features/account/RequireLogin.tsx';
import { BackOfficeGate } from './BackOfficeGate.tsx';
import { backOfficePathOf } from './back-office-path.ts';
import { BackOfficeWaiting } from './BackOfficeWaiting.tsx';

const isBackOffice = (path: string) => /^\/cms(?:\/|$)/.test(path);

/**
 * `/cms` is a separate document of the content host, so links from the shop load it as a document (RT-24, A41). Only
 * the browser knows the user, so the document is the same for everybody.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (typeof window === 'undefined') return data(null, { status: backOfficePathOf(pathname) ? 200 : 404 });
  if (isBackOffice(window.location.pathname)) return null;
  return redirectDocument(pathname + search);
}

/** `/cms`: the back office, behind the login (FRM-19, A79, A93). Everybody but administrators gets "not found". */
export function Component() {
  const path = backOfficePathOf(useLocation().pathname);
  if (path === null) return <NotFoundScreen />;
  return (
    <RequireLogin fallback={<BackOfficeWaiting />}>
      <BackOfficeGate path={path} />
    </RequireLogin>
  );
}
