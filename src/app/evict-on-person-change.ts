import type { ApolloCache } from '@apollo/client';
import type { ActorRefFrom } from 'xstate';
import { evictPersonalData } from '../graphql/personal-data.ts';
import type { sessionMachine } from '../machines/session/session.machine.ts';
import { loggedInPerson } from '../machines/session/session.selectors.ts';

/** Clears personal data from the cache whenever the logged-in user changes, also in another tab. */
export function evictOnPersonChange(session: ActorRefFrom<typeof sessionMachine>, cache: ApolloCache): void {
  let person = loggedInPerson(session.getSnapshot());
  session.subscribe((snapshot) => {
    const now = loggedInPerson(snapshot);
    if (now === person) return;
    person = now;
    evictPersonalData(cache);
  });
}
