import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { StoredDrafts } from '../../lib/storage/drafts.ts';
import { createDrafts, noDrafts } from '../../lib/storage/drafts.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { blankSession, storedLogin } from '../../machines/session/session.paths.ts';
import { notifyDraftsOfPerson } from './person-drafts.ts';

/** A page that is open but not started, with its browser's drafts. */
function openPage() {
  let stored: StoredDrafts = noDrafts;
  const drafts = createDrafts({
    read: () => stored,
    write: (value) => void (stored = value),
    subscribe: () => () => undefined,
    close: () => Promise.resolve(),
  });
  const session = createActor(sessionMachine, { input: { stored: blankSession } });
  notifyDraftsOfPerson(session, drafts);
  return { session, drafts };
}

test('a guest’s drafts are kept at login, and a user’s drafts are removed at logout', () => {
  const { session, drafts } = openPage();
  session.start();
  drafts.write('form', '4', 'Hello');
  session.send({ type: 'session.sync', stored: storedLogin });
  expect(drafts.read('form', '4')).toBe('Hello');
  session.send({ type: 'session.logout' });
  expect(drafts.read('form', '4')).toBeNull();
});

test('typed text is restored at the next login of its author when the host has ended the last one', () => {
  const { session, drafts } = openPage();
  session.start();
  session.send({ type: 'session.sync', stored: storedLogin });
  drafts.write('form', '4', 'Hello');
  session.send({ type: 'tokens.refuse' });
  expect(drafts.read('form', '4')).toBeNull();
  session.send({ type: 'session.sync', stored: storedLogin });
  expect(drafts.read('form', '4')).toBe('Hello');
});

test.each([
  ['ended by the host', true, 'Hello'],
  ['logged out', false, null],
])('a login that was %s in another tab treats what was typed as it does there', (_, has_ended, stored) => {
  const { session, drafts } = openPage();
  session.start();
  session.send({ type: 'session.sync', stored: storedLogin });
  drafts.write('form', '4', 'Hello');
  session.send({ type: 'session.sync', stored: { ...blankSession, has_ended } });
  expect(drafts.read('form', '4')).toBeNull();
  session.send({ type: 'session.sync', stored: storedLogin });
  expect(drafts.read('form', '4')).toBe(stored);
});

test('drafts of another tab are kept if its user logged in before this page was started', () => {
  const { session, drafts } = openPage();
  drafts.belongTo('stored-access');
  drafts.write('form', '4', 'Hello');
  session.start();
  session.send({ type: 'session.sync', stored: storedLogin });
  expect(drafts.read('form', '4')).toBe('Hello');
});
