import type { Drafts } from '../../lib/storage/drafts.ts';
import type { TabActors } from '../../machines/root/root.types.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';

/**
 * Drops drafts when the user logs out or another logs in. Reports changes only: a late start re-emits the
 * user of page load, although another tab's login may own the drafts by then.
 */
export function tellDraftsOfPerson(session: TabActors['session'], drafts: Pick<Drafts, 'belongTo'>): void {
  let person = loggedInPerson(session.getSnapshot());
  drafts.belongTo(person);
  session.subscribe((snapshot) => {
    const now = loggedInPerson(snapshot);
    if (now === person) return;
    person = now;
    drafts.belongTo(now);
  });
}
