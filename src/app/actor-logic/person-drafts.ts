import type { SnapshotFrom } from 'xstate';
import type { Drafts } from '../../lib/storage/drafts.ts';
import type { TabActors } from '../../machines/root/root.types.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';

/**
 * Drops drafts when the user logs out or another logs in, and hides them when the login ends by itself. Reports
 * changes only: a late start re-emits the user of page load, although another tab's login may own the drafts by then.
 */
export function notifyDraftsOfPerson(
  session: TabActors['session'],
  drafts: Pick<Drafts, 'belongTo' | 'hide'>,
): void {
  let person: string | null | undefined;
  const notify = (snapshot: SnapshotFrom<TabActors['session']>) => {
    const now = loggedInPerson(snapshot);
    if (now === person) return;
    person = now;
    if (now === null && snapshot.context.has_ended) drafts.hide();
    else drafts.belongTo(now);
  };
  notify(session.getSnapshot());
  session.subscribe(notify);
}
