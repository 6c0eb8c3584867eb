import { isRouteErrorResponse, useRouteError } from 'react-router';
import { CrashScreen } from './CrashScreen.tsx';
import { NotFoundScreen } from '../components/layout/NotFoundScreen.tsx';
import { ShopNotFoundScreen } from './ShopNotFoundScreen.tsx';
import { isNotFound } from '../lib/not-found.ts';

/** Shown inside the frame when a screen cannot be displayed; the frame itself survives (A30). */
export function PageError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <CrashScreen error={error} />;
  return isNotFound(error.data, 'shop') ? <ShopNotFoundScreen /> : <NotFoundScreen />;
}
