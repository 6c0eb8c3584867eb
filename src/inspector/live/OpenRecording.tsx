import type { ChangeEvent } from 'react';
import { readRecordingFile } from '../recording/recording.ts';
import type { ReadRecording } from '../recording/recording.ts';

/** Lets the user choose a recording's file, and reads it. */
export function OpenRecording({ onRead }: { onRead: (read: ReadRecording) => void }) {
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = await readRecordingFile(file);
    target.value = '';
    onRead(read);
  };
  return (
    <label className="file">
      Open recording
      <input type="file" accept=".json,application/json" onChange={(event) => void openFile(event)} />
    </label>
  );
}
