import { createActor, type AnyEventObject } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { RefusedError } from '../../lib/failure.ts';
import { cartResponse } from '../cart/cart.fixtures.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { fileUploadMachine, type UploadedFile } from './fileUpload.machine.ts';
import { fileUploadModel, logo } from './fileUpload.paths.ts';

afterEach(() => void vi.useRealTimers());

function startUpload() {
  const work = pendingActor<UploadedFile, File | null>();
  const upload = createActor(fileUploadMachine.provide({ actors: { upload: work.logic } }));
  const emitted: AnyEventObject[] = [];
  upload.on('*', (event) => emitted.push(event));
  upload.start();
  return { upload, work, emitted, state: () => upload.getSnapshot() };
}

const uploaded = (id: string): UploadedFile => ({ id, name: 'logo.svg', cart: cartResponse() });

test('[A55] every edge has an id exactly when the host has the file, and never loses the file', () => {
  coverEdges(fileUploadModel, ({ event, source, target, emitted }) => {
    const { file, id, failure } = target.context;
    expect(id !== null).toBe(target.hasTag('uploaded'));
    expect(failure !== null).toBe(target.hasTag('failed'));
    expect(file === null && id === null).toBe(target.matches('empty'));
    const isReplaced = event.type === 'file.remove' || event.type === 'file.recall';
    if (source.context.file && !isReplaced) expect(file).not.toBeNull();
    if (target.hasTag('busy') || target.hasTag('failed')) expect(file).not.toBeNull();
    expect(emitted).toHaveLength(event.type.startsWith('xstate.done') ? 1 : 0);
  });
});

test('[A55] of two files the last one counts, whichever upload ends first', async () => {
  const { upload, work, state, emitted } = startUpload();
  upload.send({ type: 'file.choose', file: logo });
  const second = new File(['x'], 'second.png');
  upload.send({ type: 'file.choose', file: second });
  const [first, last] = work.calls;
  await last?.resolve(uploaded('second'));
  await first?.resolve(uploaded('first'));
  expect([first?.signal.aborted, last?.input]).toEqual([true, second]);
  expect([state().context.id, emitted.length]).toEqual(['second', 1]);
});

test('[A55] a file that was uploaded earlier is kept, and cannot be sent again from here', () => {
  const { upload, state } = startUpload();
  upload.send({ type: 'file.recall', id: 'earlier' });
  expect([state().hasTag('uploaded'), state().context.id]).toEqual([true, 'earlier']);
  expect(state().can({ type: 'upload.retry' })).toBe(false);
});

test('[A55] a refused file stays with the host’s message, and can be sent again', async () => {
  const { upload, work, state } = startUpload();
  upload.send({ type: 'file.choose', file: logo });
  await work.last().reject(new RefusedError({ status: 415, message: 'We take PNG' }));
  expect(state().context).toMatchObject({ file: logo, failure: { message: 'We take PNG' } });
  upload.send({ type: 'upload.retry' });
  await work.last().resolve(uploaded('stored'));
  expect(state().context).toMatchObject({ id: 'stored', failure: null });
});

test('[A55] a file that the host has lost is sent again and gets a new id', async () => {
  const { upload, work, state } = startUpload();
  upload.send({ type: 'file.choose', file: logo });
  await work.last().resolve(uploaded('lost'));
  upload.send({ type: 'upload.retry' });
  expect([work.calls.length, work.last().input, state().context.id]).toEqual([2, logo, null]);
  await work.last().resolve(uploaded('found'));
  expect(state().context).toMatchObject({ file: logo, id: 'found', failure: null });
});

test('[A55] a signature is sent once, a second after its last stroke', () => {
  vi.useFakeTimers();
  const { upload, work } = startUpload();
  for (let stroke = 0; stroke < 3; stroke += 1) {
    upload.send({ type: 'file.draw', file: logo });
    vi.advanceTimersByTime(999);
  }
  expect(work.calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(work.calls).toHaveLength(1);
});
