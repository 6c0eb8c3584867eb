import { useState } from 'react';
import { saveBlob } from '../../components/ui/save-blob.ts';
import { machineOf } from '../charts/catalogue.ts';
import { recordedTest } from '../recording/recorded-test.ts';
import { recordingOf } from '../recording/recording.ts';
import type { ReadRecording } from '../recording/recording.ts';
import type { LiveProps } from './live-props.ts';
import { machineIdOf } from './machine-of-actor.ts';
import { OpenRecording } from './OpenRecording.tsx';

/** Saves and opens recordings, and generates a test from one. */
export function RecordingButtons({ live, view }: LiveProps) {
  const { store, recording, open, backToLive } = live;
  const [message, setMessage] = useState<{ ok: boolean; text: string } | null>(null);
  const { actor } = view;
  const save = () => {
    const made = recordingOf(store.messages, new Date());
    const name = `machines-${made.savedAt.slice(0, 19).replaceAll(':', '-')}.json`;
    saveBlob(new Blob([JSON.stringify(made)], { type: 'application/json' }), name);
    setMessage({ ok: true, text: `${name} is saved: ${made.messages.length} messages.` });
  };
  const show = (read: ReadRecording) => {
    if (!read.ok) return setMessage({ ok: false, text: read.problem });
    open(read.recording);
    view.setTab(null);
    view.pause(false);
    setMessage({ ok: true, text: `Recorded ${read.recording.savedAt}.` });
  };
  const goBack = () => {
    view.pause(false);
    backToLive();
  };
  const makeTest = () => {
    if (!actor) return;
    const made = recordedTest(machineOf(machineIdOf(actor)), actor, store.steps);
    if (!made.ok) return setMessage({ ok: false, text: made.problem });
    saveBlob(new Blob([made.text], { type: 'text/plain' }), made.file);
    setMessage({ ok: true, text: `${made.file} is saved. ${made.note}` });
  };
  return (
    <fieldset>
      <legend>Recording</legend>
      <button type="button" disabled={store.messages.length === 0} onClick={save}>
        Save recording
      </button>
      <OpenRecording onRead={show} />
      <button type="button" disabled={!actor?.definition} onClick={makeTest}>
        Make a test{actor?.definition ? ` of ${machineIdOf(actor)}` : ''}
      </button>
      {recording && (
        <button type="button" onClick={goBack}>
          Back to the running shop
        </button>
      )}
      {message && <p role={message.ok ? 'status' : 'alert'}>{message.text}</p>}
    </fieldset>
  );
}
