import { useRouteError } from 'react-router';
import { CrashScreen } from './CrashScreen.tsx';

/** The last error boundary: the frame itself could not load. */
export function RootError() {
  return (
    <main className="min-h-dvh bg-paper">
      <CrashScreen error={useRouteError()} />
    </main>
  );
}
