import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { RefusedError } from '../../lib/failure.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { accountDeletionMachine } from './accountDeletion.machine.ts';
import type { DeletionProof } from './accountDeletion.machine.ts';
import { accountDeletionModel } from './accountDeletion.paths.ts';

test('every edge deletes once, only after the consequences were shown and a proof was given, and reports every failure', () => {
  coverEdges(accountDeletionModel, ({ event, source, target, started }) => {
    const deleting = started.filter(({ actor }) => actor === 'deleteAccount');
    if (deleting.length > 0) {
      expect(source.hasTag('proving') && !source.hasTag('busy')).toBe(true);
      expect(event.type).toBe('proof.submit');
    }
    if (source.hasTag('closed')) expect(started).toEqual([]);
    expect(target.hasTag('busy')).toBe(Object.keys(target.children).length > 0);
    if (event.type.startsWith('xstate.error')) expect(target.context.failure).not.toBeNull();
    if (target.hasTag('busy')) expect(target.context.failure).toBeNull();
    expect(target.status === 'done').toBe(event.type === 'xstate.done.actor.deleteAccount');
  });
});

function startDeletion() {
  const mailCode = pendingActor<unknown, void>();
  const deleteAccount = pendingActor<unknown, { proof: DeletionProof }>();
  const actors = { mailCode: mailCode.logic, deleteAccount: deleteAccount.logic };
  const deletion = createActor(accountDeletionMachine.provide({ actors })).start();
  return { deletion, mailCode, deleteAccount, state: () => deletion.getSnapshot() };
}

test('an unpaid order leads back to the consequences, a wrong code does not', async () => {
  const { deletion, mailCode, deleteAccount, state } = startDeletion();
  deletion.send({ type: 'deletion.open' });
  deletion.send({ type: 'code.request' });
  deletion.send({ type: 'code.request' });
  await mailCode.last().resolve(null);
  expect(mailCode.calls).toHaveLength(1);
  deletion.send({ type: 'proof.submit', proof: { code: '000000' } });
  const wrong = { status: 422, message: 'Wrong', textCode: 'VALIDATION_FAILED', fields: { code: 'Wrong' } };
  await deleteAccount.last().reject(new RefusedError(wrong));
  expect(state().hasTag('proving')).toBe(true);
  expect(state().context.failure).toMatchObject({ fields: { code: 'Wrong' } });
  deletion.send({ type: 'proof.submit', proof: { code: '111111' } });
  const unpaid = { status: 409, message: 'Order 1001 waits', textCode: 'ACCOUNT_ORDER_UNPAID' };
  await deleteAccount.last().reject(new RefusedError(unpaid));
  expect(state().hasTag('told')).toBe(true);
  expect(state().context.failure).toMatchObject({ message: 'Order 1001 waits' });
});
