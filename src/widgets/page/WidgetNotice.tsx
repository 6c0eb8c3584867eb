import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../actors/session.ts';
import { classNames } from '../../lib/class-names.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';

interface NoticeProps {
  type: string;
  /** What is wrong with its settings; empty for a type that is not known. */
  problems: readonly string[];
}

/** Stands in for a widget that cannot be shown: a logged-in user is told, a visitor sees nothing (PGR-17). */
export function WidgetNotice({ type, problems }: NoticeProps) {
  return (
    <OwnersNotice>
      {problems.length === 0 ? (
        <p>
          <Trans>Unknown {type}</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>The settings of {type} cannot be used:</Trans>
          </p>
          <ProblemList problems={problems} />
        </>
      )}
    </OwnersNotice>
  );
}

/** Says which settings of a block or widget were left out; what it shows stands all the same. */
export function SettingsNotice({ type, problems }: NoticeProps) {
  if (problems.length === 0) return null;
  return (
    <OwnersNotice className="mx-auto my-2 max-w-4xl">
      <p>
        <Trans>Some settings of {type} are left out, because they are not allowed:</Trans>
      </p>
      <ProblemList problems={problems} />
    </OwnersNotice>
  );
}

function OwnersNotice({ children, className }: { children: ReactNode; className?: string }) {
  const visible = useSession(isLoggedIn);
  if (!visible) return null;
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-cut border border-dashed border-wrn bg-wrn/8 px-4 py-3 text-sm text-ink',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-wrn" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function ProblemList({ problems }: { problems: readonly string[] }) {
  return (
    <ul className="list-disc ps-5">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
