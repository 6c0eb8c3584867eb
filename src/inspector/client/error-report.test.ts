// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readRecording } from '../recording/recording.ts';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { offerErrorReport } from './error-report.ts';

const write = console.error;
afterEach(() => {
  vi.restoreAllMocks();
  console.error = write;
});

test('an error of the shop offers the log of its machines as a recording, once', async () => {
  const { light, recorder } = inspectedLamp();
  light.start();
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:1'),
    revokeObjectURL: () => {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  offerErrorReport(() => recorder.messages);
  expect(document.querySelector('button')).toBeNull();
  window.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('unhandledrejection'));
  const [button, ...more] = document.querySelectorAll('button');
  expect(more).toEqual([]);
  button?.click();
  expect(document.querySelector('button')).toBeNull();
  const read = readRecording((await saved[0]?.text()) ?? '');
  expect(read.ok && read.recording.messages.map(({ type }) => type)).toEqual([
    '@xstate.actor',
    '@xstate.event',
    '@xstate.snapshot',
  ]);
});
