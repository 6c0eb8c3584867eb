import type { Drafts } from '../../lib/storage/drafts.ts';
import type { TabActors } from '../../machines/root/root.types.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';

/**
 * What is typed belongs to who types it: it is forgotten when somebody else, or nobody, is logged in. Only a change is
 * told: a page that starts late still knows who was here as it was opened, and drafts are by then another tab's.
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
