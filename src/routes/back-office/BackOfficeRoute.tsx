import { useLingui } from '@lingui/react/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { redirectDocument } from 'react-router';
import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';
import { useSession } from '../../state/session.ts';
import { BackOfficeGate } from './BackOfficeGate.tsx';

const isBackOffice = (path: string) => /^\/cms(?:\/|$)/.test(path);

/** `cms` is a document of the host that keeps the content: from a screen of the shop the browser goes there (RT-24, A41). */
export function loader({ request }: LoaderFunctionArgs): Response | null {
  if (typeof window === 'undefined' || isBackOffice(window.location.pathname)) return null;
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
}

/** `/cms`: what administrators look at (FRM-19, A79, A93). For everybody else there is no such page. */
export function Component() {
  const { t } = useLingui();
  const person = useSession(loggedInPerson);
  // Before that nobody is known, and the page is everybody's.
  const hydrated = useHydrated();
  if (hydrated) return person === null ? <NotFoundScreen /> : <BackOfficeGate key={person} />;
  return (
    <div className="width-grid py-8">
      <PageHead title={t`Back office`} noindex />
      <div className="wood-grain h-96 rounded-cut" aria-hidden="true" />
    </div>
  );
}
