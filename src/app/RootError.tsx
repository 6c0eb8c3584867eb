import { useRouteError } from 'react-router';
import { CrashScreen } from './CrashScreen.tsx';

/** The last boundary: the frame itself could not be loaded. */
export function RootError() {
  return (
    <main className="min-h-dvh bg-paper">
      <CrashScreen error={useRouteError()} />
    </main>
  );
}
