import { BackOfficeHead } from './BackOfficeHead.tsx';

/** Placeholder until the session is known. */
export function BackOfficeWaiting() {
  return (
    <div className="width-grid py-8">
      <BackOfficeHead />
      <div className="wood-grain mt-6 h-96 rounded-cut" role="status" aria-busy="true" />
    </div>
  );
}
