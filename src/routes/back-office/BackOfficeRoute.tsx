import type { LoaderFunctionArgs } from 'react-router';
import { data, redirectDocument } from 'react-router';
import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';
import { useSession } from '../../state/session.ts';
import { BackOfficeGate } from './BackOfficeGate.tsx';

const isBackOffice = (path: string) => /^\/cms(?:\/|$)/.test(path);

/**
 * `cms` is a document of the host, so a navigation from another screen loads it as one (RT-24, A41). Only the
 * browser knows the user, so the document itself is a 404.
 */
export function loader({ request }: LoaderFunctionArgs) {
  if (typeof window === 'undefined') return data(null, { status: 404 });
  if (isBackOffice(window.location.pathname)) return null;
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
}

/** `/cms`: the administrators' screens (FRM-19, A79, A93). For all others the page does not exist. */
export function Component() {
  const person = useSession(loggedInPerson);
  const hydrated = useHydrated();
  return hydrated && person !== null ? <BackOfficeGate key={person} /> : <NotFoundScreen />;
}
