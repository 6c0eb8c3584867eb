import { Trans } from '@lingui/react/macro';
import { useSession } from '../../actors/session.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';

interface WidgetNoticeProps {
  type: string;
  /** What is wrong with its settings; empty for a type that is not known. */
  problems: readonly string[];
}

/** Stands in for a widget that cannot be shown: a logged-in user is told, a visitor sees nothing (PGR-17). */
export function WidgetNotice({ type, problems }: WidgetNoticeProps) {
  const visible = useSession(isLoggedIn);
  if (!visible) return null;
  if (problems.length === 0) {
    return (
      <p className="mx-auto max-w-5xl px-6 py-2 text-wrn">
        <Trans>Unknown {type}</Trans>
      </p>
    );
  }
  return (
    <div className="mx-auto max-w-5xl px-6 py-2 text-wrn">
      <p>
        <Trans>The settings of {type} cannot be used:</Trans>
      </p>
      <ul className="list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
