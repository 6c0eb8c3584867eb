import { Trans } from '@lingui/react/macro';
import { AdminNotice } from '../widgets/AdminNotice.tsx';

interface NoticeProps {
  type: string;
  /** What is wrong with its settings; empty for an unknown type. */
  problems: readonly string[];
}

/** Replaces a widget that cannot be shown: logged-in users see the reason, visitors see nothing (PGR-17). */
export function WidgetNotice({ type, problems }: NoticeProps) {
  return (
    <AdminNotice>
      {problems.length === 0 ? (
        <p>
          <Trans comment="{type}: the name of a kind of block, e.g. gallery; it stays as it is">
            Unknown {type}
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans comment="{type}: the name of a kind of block, e.g. gallery; it stays as it is">
              The settings of {type} cannot be used:
            </Trans>
          </p>
          <ProblemList problems={problems} />
        </>
      )}
    </AdminNotice>
  );
}

/** Lists settings of a block or widget that were ignored; the block itself is still rendered. */
export function SettingsNotice({ type, problems }: NoticeProps) {
  if (problems.length === 0) return null;
  return (
    <AdminNotice className="mx-auto my-2 max-w-4xl">
      <p>
        <Trans comment="{type}: the name of a kind of block, e.g. gallery; it stays as it is">
          Some settings of {type} are left out, because they are not allowed:
        </Trans>
      </p>
      <ProblemList problems={problems} />
    </AdminNotice>
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
